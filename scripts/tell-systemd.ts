import { spawn } from 'node:child_process';

/**
 * Tells systemd that the product answers (sd_notify(3), Type=notify). Its own program does it: Node has no datagrams of the
 * file system. Nobody waits for that; where there is no systemd nothing is said.
 */
export function tellSystemd(env: NodeJS.ProcessEnv): void {
  if (!env['NOTIFY_SOCKET']) return;
  spawn('systemd-notify', ['--ready'], { stdio: 'ignore', env }).once('error', (error) =>
    process.stderr.write(
      `systemd does not hear that the product is ready (${error.message}): install systemd-notify.\n`,
    ),
  );
}
