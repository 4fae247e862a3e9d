import { ask, type Server } from './ask.ts';

const WAIT_MS = 3_000;

/** TXT records of a name, each with its strings joined (RFC 7208, 3.3); none where there is none. The next resolver is asked where one does not answer. */
export async function textsOf(servers: readonly Server[], name: string): Promise<string[]> {
  let failure: unknown = new Error('no resolver is named');
  for (const server of servers) {
    try {
      const answers = await ask(server, name, 'TXT', WAIT_MS);
      return answers.flatMap((answer) => (answer.type === 'TXT' ? [[answer.data].flat().map(String).join('')] : []));
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
