import { spawn } from 'node:child_process';

/** Longer than any part of it takes on a busy machine: what runs on is ended, and the run with it. */
const LONGEST_MS = 30 * 60_000;

/** Runs a command to its end and gives what it said, on either stream. Rejects when it was ended from outside. */
export const run = (command: string, args: string[], cwd: string): Promise<string> =>
  new Promise((done, failed) => {
    const child = spawn(command, args, {
      cwd,
      timeout: LONGEST_MS,
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
    });
    let said = '';
    child.stdout.on('data', (part: Buffer) => (said += part.toString()));
    child.stderr.on('data', (part: Buffer) => (said += part.toString()));
    child.on('error', failed);
    child.on('close', (_, signal) =>
      signal === null
        ? done(said)
        : failed(new Error(`${command} was ended by ${signal}: nobody knows what it would see`)),
    );
  });
