import { setTimeout as wait } from 'node:timers/promises';
import type { RecordsInDns } from '../../modules/domains/zones/records-in-dns.port.ts';
import { AppError } from '../../platform/errors.ts';
import { askAny } from './ask-any.ts';
import type { Server } from './ask.ts';
import { bare } from './leads.ts';
import { joinedTexts } from './texts.ts';

const WAIT_MS = 2_000;
/** For all that is asked at once: somebody may wait for it. */
const LONGEST_MS = 8_000;
/** Answers to one question that are looked at. */
const MOST_SAID = 20;

/** Asks resolvers: what they say is what a mail provider sees. */
export const createRecordsInDns = (servers: readonly Server[]): RecordsInDns => ({
  async read(asked) {
    const ended = new AbortController();
    const tooLong = wait(LONGEST_MS, undefined, { signal: ended.signal }).then(() => {
      throw new Error(`no answer within ${LONGEST_MS} ms`);
    });
    const said = asked.map(async ({ name, type }) => {
      const answers = await askAny(servers, name, type, { timeoutMs: WAIT_MS });
      const hosts = answers.flatMap((each) => (each.type === 'MX' ? [bare(each.data.exchange).toLowerCase()] : []));
      return (type === 'TXT' ? joinedTexts(answers) : hosts).slice(0, MOST_SAID);
    });
    try {
      return await Promise.race([Promise.all(said), tooLong]);
    } catch (error) {
      const reason = String(error);
      throw new AppError('domains.dns-unavailable', { status: 503, retryable: true, reason, cause: error });
    } finally {
      ended.abort();
    }
  },
});
