#!/usr/bin/env node
// Runs the program of this machine as if it had been called itself.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { findProgram } from '../program.js';

let program;
try {
  program = findProgram();
} catch (error) {
  console.error(`layout-resolver: ${error.message}`);
  process.exit(69);
}
const child = spawn(program, process.argv.slice(2), { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(`layout-resolver: ${error.message}`);
  process.exit(69);
});
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
