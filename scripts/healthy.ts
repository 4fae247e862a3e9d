/** The health check of a container: whether the node in it answers and is ready for its role. Exit code 0 when it is. */
import { readConfig } from '../platform/config.ts';

const { port, role } = readConfig(process.env);
// One whose database is away goes on answering for sites.
const path = role === 'web' ? '/readyz/sites' : '/readyz';
const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(2500) }).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
