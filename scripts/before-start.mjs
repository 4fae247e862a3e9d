/**
 * What hinders a start, one sentence each with the variable's name, before anything is installed, made or asked. Plain
 * JavaScript for any Node >= 20; the whole configuration is read by platform/config.ts afterwards.
 */
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { openDataDir, roomForDatabase } from '../platform/data-dir.mjs';
import { namedFiles } from '../platform/named-files.mjs';
import { besideSandboxes, halfConfigured, wrongKeys } from '../platform/vendors.mjs';

const PATIENCE_MS = 5000;

export async function beforeStart(given) {
  const env = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  // What cannot be read is told by platform/config.ts.
  for (const { name, text } of namedFiles(env)) if (text !== null) env[name] ??= text;
  if (env.VETRINA_ENV !== undefined && env.VETRINA_ENV !== 'production')
    return [`VETRINA_ENV (${env.VETRINA_ENV}) is production, or not set: then sandboxes play the vendors.`];
  for (const look of [wrongKeys, halfConfigured, besideSandboxes]) {
    const faults = look(env);
    if (faults.length > 0) return faults;
  }
  const dataDir = resolve(env.DATA_DIR ?? '.data');
  const place = openDataDir(dataDir);
  if (place !== null) return [place];
  if (env.DATABASE_URL !== undefined) return await databaseFault(env.DATABASE_URL);
  const room = existsSync(join(dataDir, 'postgres.json')) ? null : roomForDatabase(dataDir);
  return room === null ? [] : [room];
}

/** Whether somebody listens there; who it is and what he thinks of the password is seen by the product. */
function databaseFault(url) {
  let host;
  let port;
  try {
    ({ hostname: host, port } = new URL(url));
  } catch {
    return ['DATABASE_URL is no address: postgres://user:password@host:5432/database'];
  }
  const where = `${host || 'localhost'}:${port || 5432}`;
  return new Promise((answer) => {
    const line = connect({ host: host.replace(/^\[|\]$/g, '') || 'localhost', port: Number(port || 5432) });
    const end = (sentences) => {
      line.destroy();
      answer(sentences);
    };
    const away = (why) => [`DATABASE_URL: no database answers at ${where} (${why}): start it, or correct the address.`];
    line.setTimeout(PATIENCE_MS, () => end(away('no answer in five seconds')));
    line.once('connect', () => end([]));
    line.once('error', ({ code, errors }) => end(away(code ?? errors?.[0]?.code ?? 'unreachable')));
  });
}
