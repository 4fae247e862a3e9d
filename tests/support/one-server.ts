/** One database server for all files of a test run: to start one and to migrate it costs more than most files do. */
import { startTestServer } from './test-server.ts';

/** The name of the variable by which the processes of the run know it. */
export const SERVER = 'VETRINA_TEST_SERVER';

export default async function oneServer(): Promise<() => Promise<void>> {
  // Every project asks for it.
  if (process.env[SERVER]) return async () => undefined;
  const server = await startTestServer();
  process.env[SERVER] = server.template;
  return () => server.stop();
}
