/** Certificates as the edges keep them in their folder, and others in their place. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EDGES } from './edges.ts';
import { SHOP, type Cluster } from './cluster.ts';
import { until } from './wait.ts';

export async function openKeptCertificates({ edges, folder, programs, visitor }: Cluster) {
  const { authority, storage } = edges;
  if (!authority) throw new Error('no authority');
  const signer = await authority.signer();
  const [issuer, issuerKey] = [join(folder, 'signer.crt'), join(folder, 'signer.key')];
  writeFileSync(issuer, signer.certificate);
  writeFileSync(issuerKey, signer.key);

  /** Caddy keeps `certificates/AUTHORITY/NAME/NAME.crt`, `.key` and `.json`. */
  function filesOf(host: string): { certificate: string; key: string } {
    const [certificate] = globSync(join(storage, 'certificates/*', host, `${host}.crt`));
    if (certificate === undefined) throw new Error(`the edges keep no certificate of ${host}`);
    return { certificate, key: certificate.replace(/crt$/, 'key') };
  }
  function openssl(args: readonly string[], env: Record<string, string> = {}): void {
    const made = spawnSync('openssl', args, { env: { ...process.env, ...env }, encoding: 'utf8' });
    if (made.status !== 0) throw new Error(`openssl: ${made.stderr}`);
  }
  return {
    /** The authority's, in the place of what is kept: made so many days ago, good for ninety. */
    age(host: string, daysAgo: number): void {
      const { certificate, key } = filesOf(host);
      const [request, extensions] = [join(folder, 'request.pem'), join(folder, 'extensions')];
      writeFileSync(extensions, `subjectAltName=DNS:${host}\nextendedKeyUsage=serverAuth\n`);
      openssl(['req', '-new', '-key', key, '-subj', `/CN=${host}`, '-out', request]);
      const sign = ['x509', '-req', '-in', request, '-CA', issuer, '-CAkey', issuerKey, '-days', '90'];
      const then = { LD_PRELOAD: programs.path('faketime'), FAKETIME: `-${daysAgo}d` };
      openssl([...sign, '-extfile', extensions, '-set_serial', String(Date.now()), '-out', certificate], then);
      writeFileSync(certificate, readFileSync(certificate, 'utf8') + signer.certificate);
    },
    /** That of another name, in the place of its own. */
    exchange(host: string, other: string): void {
      const [own, theirs] = [filesOf(host), filesOf(other)];
      writeFileSync(own.certificate, readFileSync(theirs.certificate));
      writeFileSync(own.key, readFileSync(theirs.key));
    },
    lose: (host: string): void => rmSync(dirname(filesOf(host).certificate), { recursive: true }),
    /** While the edges are ended and nothing of what they keep is in anybody's memory. */
    async between(change: () => void): Promise<void> {
      for (const edge of EDGES) await edges.there(edge)?.stop();
      change();
      for (const edge of EDGES) edges.startEdge(edge);
      await until('both edges answer', () => visitor.atEachEdge(SHOP, '/readyz'));
    },
  };
}
