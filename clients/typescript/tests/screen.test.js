// Asks the program and a service for the same: LAYOUTRESOLVER_PROGRAM and TRIAL_SERVER say which. Numbers are those of the constraints.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { LayoutError, Program, Screen, Service } from '../index.js';

const box = {
  hierarchy: { id: 'root', subviews: [{ id: 'box' }] },
  constraints: ['box.leading == root.leading + 20', 'box.top == root.top + 30', 'box.width == 50', 'box.height == 40'],
};
const torn = { ...box, constraints: [...box.constraints, 'box.width == 60'] };
const xib = `<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
  <objects><view id="v-1"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/></view></objects>
</document>
`;
const servers = { program: new Program(), ...(process.env.TRIAL_SERVER && { service: process.env.TRIAL_SERVER }) };

for (const [name, server] of Object.entries(servers)) {
  const screen = (document) => new Screen(document, { server });
  describe(`of the ${name}`, () => {
    it('says what fits', async () => {
      const shown = screen(box).on('iphone-se');
      assert.equal(await shown.fits(), true);
      assert.equal(String(await shown.verdict()), 'the screen fits');
      await shown.assertFits();
    });

    it('says what does not fit, and why', async () => {
      const shown = screen(torn).on(['iphone-se', 'iPad Air 2']);
      const verdict = await shown.verdict();
      assert.equal(await shown.fits(), false);
      assert.deepEqual(verdict.findings.map((each) => each.code), ['unsatisfiableConstraints']);
      for (const word of ['box.width == 50', 'box.width == 60', 'iphone-se portrait, ipad-air-2 portrait']) assert.ok(verdict.text.includes(word));
      await assert.rejects(shown.assertFits(), LayoutError);
    });

    it('takes rules', async () => {
      const shown = screen(torn).on('iphone-se');
      assert.equal(await shown.fits({ disable: ['unsatisfiableConstraints'] }), true);
      assert.equal((await shown.findings({ only: 'truncatedText' })).length, 0);
    });

    it('answers frames', async () => {
      const shown = screen(box).on('iphone-se');
      assert.deepEqual(await shown.frame('box'), { x: 20, y: 30, width: 50, height: 40 });
      assert.ok((await shown.text()).includes('view box (20, 30, 50, 40)'));
      assert.ok((await shown.picture()).startsWith('<svg'));
      await assert.rejects(shown.frame('toString'), LayoutError);
      assert.ok('exactFrame' in (await shown.layout({ exact: true, show: ['margins'] })).views.box);
    });

    it('takes options', async () => {
      const shown = screen(box).on('iphone-se', { orientation: ['portrait', 'landscape'], textSize: 'AX1', style: 'dark', locale: 'de' });
      const found = (await shown.layouts()).map(({ environment }) => [environment.window.width, environment.traits.userInterfaceStyle]);
      assert.deepEqual(found, [[320, 'dark'], [568, 'dark']]);
      await assert.rejects(shown.layout(), LayoutError);
    });

    it('reads files', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'screen-'));
      try {
        writeFileSync(join(folder, 'A.xib'), xib);
        const shown = Screen.load(join(folder, 'A.xib'), { server }).on('iphone-se');
        assert.equal((await shown.layout()).views['v-1'].frame.width, 320);
        assert.equal(await screen(xib).on('iphone-se').fits(), true);
      } finally {
        rmSync(folder, { recursive: true });
      }
      assert.throws(() => Screen.load('/nowhere/A.xib', { server }), LayoutError);
    });

    it('says what is wrong', async () => {
      for (const [document, device, word] of [[box, 'iPhone SX', /iPhone SX/], ['{', 'iphone-se', /ends too early/], [{ hierachy: {} }, 'iphone-se', /hierachy/]]) {
        await assert.rejects(screen(document).on(device).fits(), word);
        await assert.rejects(screen(document).on(device).layouts(), word);
      }
    });
  });
}

it('says that a service is not there', async () => {
  await assert.rejects(new Screen(box, { server: new Service('http://127.0.0.1:9/') }).on('iphone-se').fits(), /does not answer/);
});
