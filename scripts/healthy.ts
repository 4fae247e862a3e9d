/** The health check of a container: whether the node in it answers and is ready for its role. Exit code 0 when it is. */
import { get } from 'node:http';
import { readConfig } from '../platform/config.ts';

const { port, role, publicUrl } = readConfig(process.env);
// One whose database is away goes on answering for sites.
const path = role === 'web' ? '/readyz/sites' : '/readyz';
// It answers for itself under its own name alone.
const headers = { host: new URL(publicUrl).host };
const asked = get({ host: '127.0.0.1', port, path, headers, timeout: 2500 }, ({ statusCode }) =>
  process.exit(statusCode === 200 ? 0 : 1),
);
asked.once('timeout', () => asked.destroy());
asked.once('error', () => process.exit(1));
