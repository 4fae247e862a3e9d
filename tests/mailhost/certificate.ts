import { spawnSync } from 'node:child_process';

/** A certificate for `localhost` and 127.0.0.1 that vouches for itself. */
export function selfSigned(key: string, certificate: string): void {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const { status, stderr } = spawnSync('openssl', [
    'req',
    '-x509',
    ...kind,
    ...subject,
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  if (status !== 0) throw new Error(`openssl: ${String(stderr)}`);
}
