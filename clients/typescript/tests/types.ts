// Is compiled, not run.
import { LayoutError, Program, Screen, Service, type Device, type LintFinding } from '../index.js';

const shown = Screen.load('Login.storyboard', { server: new Service('http://localhost:8080', { token: 'secret' }) })
  .on(['iPhone SE', 'iPad Air 2'], { orientation: ['portrait'], textSize: 'AX5', systemVersion: 17 });
export const fits: Promise<boolean> = shown.fits({ failOn: 'error', disable: ['smallTouchTarget'] });
export const codes: Promise<string[]> = shown.findings().then((found: LintFinding[]) => found.map((each) => each.code));
export const width: Promise<number> = shown.frame('title').then(({ width }) => width);
export const own = new Screen({ hierarchy: { id: 'root' } }, { server: new Program('/usr/bin/layout-resolver') });
export const name = (device: Device): string | null => device.portraitSize && `${device.name}: ${device.portraitSize.width}`;
export const status = (error: LayoutError): number | undefined => error.problem?.status;
// @ts-expect-error There is no such severity.
shown.fits({ failOn: 'grave' });
// @ts-expect-error There is no such option.
own.on('iPhone SE', { colour: 'red' });
