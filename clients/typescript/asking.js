// Whom to ask: the program that comes with this package, or a service.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { programArguments, query } from './options.js';
import { findProgram } from './program.js';

const mediaTypes = {
  '.json': 'application/json', '.storyboard': 'application/xml', '.xib': 'application/xml', '.swift': 'text/x-swift',
  '.zip': 'application/zip',
};
const forms = { json: 'application/json', text: 'text/plain', svg: 'image/svg+xml' };

/** Why there is no answer. `problem` is what a service said. */
export class LayoutError extends Error {
  constructor(message, problem) {
    super(message);
    this.name = 'LayoutError';
    this.problem = problem;
  }
}

/** A service that runs somewhere. */
export class Service {
  constructor(url, { token, timeout = 60_000 } = {}) {
    this.url = url.replace(/\/+$/, '');
    this.token = token;
    this.timeout = timeout;
  }

  async ask(operation, source, options, form) {
    const suffix = source.path === undefined ? source.suffix : extname(source.path).toLowerCase();
    if (source.path !== undefined && (await stat(source.path)).isDirectory()) {
      throw new LayoutError(`${source.path} is a folder: a service takes it as a zip archive`);
    }
    const headers = { 'Content-Type': mediaTypes[suffix] ?? 'application/json', Accept: `${forms[form]}, application/problem+json` };
    if (this.token !== undefined) headers.Authorization = `Bearer ${this.token}`;
    const asked = query(options);
    let answer;
    try {
      answer = await fetch(`${this.url}/v1/${operation}${asked && '?'}${asked}`, {
        method: 'POST', headers, body: source.path === undefined ? source.text : await readFile(source.path),
        signal: AbortSignal.timeout(this.timeout),
      });
    } catch (error) {
      throw new LayoutError(`${this.url} does not answer: ${error.cause?.message ?? error.message}`);
    }
    if (answer.ok) return answer.text();
    const problem = await answer.json().catch(() => undefined);
    const faults = problem?.errors?.map((each) => `${each.pointer ?? each.parameter ?? ''}: ${each.detail}`);
    throw new LayoutError(faults?.join('\n') || problem?.detail || `${answer.url} answers with status ${answer.status}`, problem);
  }
}

/** The program on this machine, run once for each answer. It reads no `.layout-resolver.yml`. */
export class Program {
  constructor(path, { timeout = 60_000 } = {}) {
    this.path = path;
    this.timeout = timeout;
  }

  async ask(operation, source, options, form) {
    if (source.path !== undefined) return this.run(operation, source.path, options, form);
    const folder = await mkdtemp(join(tmpdir(), 'layout-'));
    try {
      const path = join(folder, `document${source.suffix}`);
      await writeFile(path, source.text);
      return await this.run(operation, path, options, form);
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  run(operation, path, options, form) {
    return new Promise((resolve, reject) => {
      const told = ['--no-config', '--format', form, ...programArguments(options), '--', path];
      const child = spawn(this.path ?? findProgram(), [operation, ...told], { stdio: ['ignore', 'pipe', 'pipe'], timeout: this.timeout });
      let [out, faults] = ['', ''];
      child.stdout.setEncoding('utf8').on('data', (text) => (out += text));
      child.stderr.setEncoding('utf8').on('data', (text) => (faults += text));
      child.on('error', (error) => reject(new LayoutError(error.message)));
      child.on('close', (code, signal) => {
        // 1 says that something was found, and `lint` writes with 2 what it cannot use.
        const isAnswer = code === 0 || code === 1 || (operation === 'lint' && form === 'json' && out !== '');
        if (isAnswer) resolve(out);
        else reject(new LayoutError(faults.trim() || `the program ended with ${signal ?? `status ${code}`}`));
      });
    });
  }
}
