import type { Answer } from 'dns-packet';
import { askAny } from './ask-any.ts';
import type { Server } from './ask.ts';

const WAIT_MS = 3_000;

/** TXT records, each with its strings joined (RFC 7208, 3.3). */
export const joinedTexts = (answers: readonly Answer[]): string[] =>
  answers.flatMap((answer) => (answer.type === 'TXT' ? [[answer.data].flat().map(String).join('')] : []));

/** TXT records of a name; none where there is none. */
export const textsOf = async (servers: readonly Server[], name: string): Promise<string[]> =>
  joinedTexts(await askAny(servers, name, 'TXT', { timeoutMs: WAIT_MS }));
