import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** A self-signed certificate for these names, `name.crt` beside `name.key`, made by openssl. */
export function selfSigned(folder: string, file: string, ...names: string[]): void {
  const at = (ending: string) => join(folder, `${file}.${ending}`);
  const subject = [
    '-subj',
    `/CN=${names[0]}`,
    '-addext',
    `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`,
  ];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', at('key')];
  execFileSync('openssl', ['req', '-x509', ...key, '-out', at('crt'), '-days', '2', ...subject], { stdio: 'pipe' });
}
