/** What becomes of mails where they arrive: a scanner follows their links, they come back, are called spam, or a press in the mail program ends them. */
import { newsActs } from '../../../modules/newsletter/site/acts.tsx';
import type { BulkMail } from '../../../modules/notifications/bulk-mail.port.ts';
import { hashOf } from '../../../modules/access/index.server.ts';
import { lastingPage } from '../../../modules/sites/index.server.ts';
import { deliveryReport } from '../../../sandboxes/mail/returns.ts';
import { complaint } from '../../support/complaint.ts';
import type { Parcel, Source } from '../deliveries.ts';
import type { Random } from '../random.ts';
import type { World } from '../world.ts';
import { CONFIRM_LINK, keyOf, siteOf, type Report } from './readers-book.ts';
import { RIGHTS_HOLD } from './rules.ts';
import { isAwake, passer } from './village.ts';

/** How many of a site's letters come back, and how many are called spam: of most few, of some so many that they must stop. */
const TEMPERS = [0, 0.05, 0.2, 0.5];
const SCANNED = 0.15;
const ENDED = 0.04;
const nothing = { query: new URLSearchParams(), form: new URLSearchParams(), network: '' };

export function mailboxes(world: World, random: Random): Source {
  const tempers = new Map<string, { returned: number; complained: number }>();
  let [letters, mails] = [0, 0];

  function temperOf(site: string) {
    const temper = tempers.get(site) ?? { returned: random.pick(TEMPERS), complained: random.pick(TEMPERS) };
    tempers.set(site, temper);
    return temper;
  }
  function becomes(letter: BulkMail): Parcel[] {
    const { returned, complained } = temperOf(siteOf(letter));
    const scanned = random.chance(SCANNED) ? [scan(world, keyOf(letter), 'letter')] : [];
    if (random.chance(returned)) return [report(world, letter, 'returned')];
    if (random.chance(complained)) return [...scanned, report(world, letter, 'complained')];
    return random.chance(ENDED) ? [...scanned, oneClick(world, keyOf(letter))] : scanned;
  }
  function asked(): Parcel[] {
    const fresh = isAwake(world) ? world.mail.messages().filter(({ id }) => id > mails) : [];
    mails = fresh[0]?.id ?? mails;
    const keys = fresh.flatMap(({ text }) => CONFIRM_LINK.exec(text)?.[2] ?? []);
    return keys.filter(() => random.chance(SCANNED)).map((key) => scan(world, key, 'question'));
  }
  return () => {
    const fresh = world.letters.taken.slice(letters);
    letters = world.letters.taken.length;
    return [...fresh.flatMap(becomes), ...asked()];
  };
}

const now = (world: World): number => world.clock.now().getTime();

/** The server of their address, or their provider, says what became of it. */
function report(world: World, letter: BulkMail, kind: Report): Parcel {
  const { returnPath: sender, to: recipient, messageId } = letter;
  const raw =
    kind === 'returned'
      ? deliveryReport({ sender, recipient, messageId: `<${messageId}>` }, world.clock.now())
      : complaint(sender);
  return {
    what: kind === 'returned' ? 'a letter comes back' : 'a letter is called spam',
    sentAt: now(world),
    async bring() {
      world.readers.tries(kind, keyOf(letter));
      const status = await world.report(raw);
      if (status < 300) world.readers.took(kind, letter);
      return status;
    },
  };
}

/** What a mail program posts by itself (RFC 8058): to be heard in any state of the site. */
function oneClick(world: World, key: string): Parcel {
  return {
    what: 'a mail program ends letters',
    sentAt: now(world),
    async bring() {
      world.readers.tries('left', key);
      const form = new URLSearchParams('List-Unsubscribe=One-Click');
      const page = await lastingPage(passer(world), { rest: key, method: 'POST', ...nothing, form });
      const status = page?.status ?? 404;
      if (status >= 300 && (await siteOfKey(world, key)) !== null)
        world.trespasses.add(`${RIGHTS_HOLD}: leave by the mail program, ${status}`);
      if (status < 300) world.readers.left(key);
      return status;
    },
  };
}

/** Whatever looks into mails before their readers do: it follows the link of each. */
const scan = (world: World, key: string, of: 'letter' | 'question'): Parcel => ({
  what: `a scanner looks into a ${of}`,
  sentAt: now(world),
  isPrompt: true,
  async bring() {
    const siteId = of === 'question' && (await siteOfKey(world, key));
    const at = { isPaused: false, method: 'GET', lang: null, lasting: null, ...nothing } as const;
    if (siteId) await newsActs(passer(world), { siteId, path: `/news/yes/${key}`, ...at });
    else await lastingPage(passer(world), { rest: key, method: 'GET', ...nothing });
    return 200;
  },
});

/** Null where nothing is kept of its reader any more. */
async function siteOfKey(world: World, key: string): Promise<string | null> {
  const text = `select u.site_id as id from news_subscribers u join sites s on s.id = u.site_id
    where u.key_hash = $1 and s.current_version_id is not null`;
  const [row] = await world.rows<{ id: string }>(text, [hashOf(key)]);
  return row?.id ?? null;
}
