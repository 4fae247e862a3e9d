import type { RecordsInDns } from '../../modules/domains/zones/records-in-dns.port.ts';
import { askAny } from './ask-any.ts';
import type { Server } from './ask.ts';
import { bare } from './leads.ts';
import { joinedTexts } from './texts.ts';
import { within } from './within.ts';

const WAIT_MS = 2_000;
/** For all that is asked at once: somebody may wait for it. */
const LONGEST_MS = 8_000;
/** Answers to one question that are looked at. */
const MOST_SAID = 20;

/** Asks resolvers: what they say is what a mail provider sees. */
export const createRecordsInDns = (servers: readonly Server[]): RecordsInDns => ({
  read(asked) {
    const said = asked.map(async ({ name, type }) => {
      const answers = await askAny(servers, name, type, { timeoutMs: WAIT_MS });
      const hosts = answers.flatMap((each) => (each.type === 'MX' ? [bare(each.data.exchange)] : []));
      return (type === 'TXT' ? joinedTexts(answers) : hosts).slice(0, MOST_SAID);
    });
    return within(LONGEST_MS, Promise.all(said));
  },
});
