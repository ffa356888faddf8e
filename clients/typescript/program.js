// Where the program is.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The path of the program: what LAYOUTRESOLVER_PROGRAM says, else that of the package for this machine.
 * Throws where there is none.
 */
export function findProgram() {
  const told = process.env.LAYOUTRESOLVER_PROGRAM;
  if (told) return told;
  const name = `layout-resolver-${process.platform}-${process.arch}`;
  try {
    const facts = createRequire(import.meta.url).resolve(`${name}/package.json`);
    return join(dirname(facts), 'bin', 'layout-resolver');
  } catch {
    throw new Error(
      `there is no package ${name} here: layout-resolver runs on Linux with glibc, on x64 and arm64; elsewhere name a server`);
  }
}
