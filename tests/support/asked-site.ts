/** A site of Pro whose owner asks for subscribers, new for each test, and its verbs as its calls and its visitors use them. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { hashOf, proveSite } from '../../modules/access/index.server.ts';
import { confirmByCode } from '../../modules/newsletter/confirm.ts';
import { newsOfSite } from '../../modules/newsletter/index.server.ts';
import { sendDueJob } from '../../modules/newsletter/jobs.ts';
import { joinNews } from '../../modules/newsletter/join.ts';
import { draftLetter, planLetter, saveLetter } from '../../modules/newsletter/letters.ts';
import { sealPerson } from '../../modules/newsletter/person.ts';
import type { NewsView } from '../../modules/newsletter/schemas.ts';
import { setStatus } from '../../modules/newsletter/settings.ts';
import { enqueue, inTransaction } from '../../platform/transaction.ts';
import { newDraft, type DraftOfSite } from './draft.ts';
import { startTestProduct, type TestProduct } from './product.ts';
import { freeName } from './shopper.ts';
import { newSubscriber } from './subscriber.ts';
import { tellNews } from './told-news.ts';

export const SHOWN = { text: 'Iscrivimi', page: '/', network: '192.0.2.1' };

/** To be called where a file begins: it starts the product, and a site before each test. `named`: with a domain of its own in our zones. */
export function askedSite({ named = false } = {}) {
  let product: TestProduct;
  let site: DraftOfSite;
  let people = 0;
  let domain = '';

  const by = () => proveSite(site.ctx(), 'draft', site.id);
  const publisher = () => proveSite(site.ctx(), 'publish', site.id);
  const view = async (): Promise<NewsView> => newsOfSite(site.ctx(), { by: await by() });
  const open = async () => setStatus(site.ctx(), { by: await publisher(), status: 'open' });
  const newMail = () =>
    `${site.id
      .slice(4, 10)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, 'x')}.reader${(people += 1)}@example.it`;
  const join = (mail: string) => joinNews(product.as(null), { siteId: site.id, mail, lang: 'it', shown: SHOWN });
  const mailsTo = async (mail: string) => {
    await product.drain();
    return product.mail.messages().filter(({ to }) => to.includes(mail));
  };
  const codeIn = (subject = ''): string => /\d{6}/.exec(subject)?.[0] ?? '';
  const keyIn = (text = ''): string => /\/_\/news\/(?:yes|off)\/([\w-]{22})/.exec(text)?.[1] ?? '';
  /** Somebody who has confirmed; the key is that of the links in what they get. */
  async function reader(mail = newMail()): Promise<{ mail: string; key: string }> {
    const ticket = await join(mail);
    const [asked] = await mailsTo(mail);
    const code = codeIn(asked?.subject);
    await confirmByCode(product.as(null), { siteId: site.id, ticket, code, shown: SHOWN });
    return { mail, key: keyIn(asked?.text) };
  }
  /** The server of their address behaves otherwise from now on: `kind` is a sentinel of the mail sandbox. */
  async function moves({ mail, key }: { mail: string; key: string }, kind: string): Promise<string> {
    const moved = `${kind}+${mail}`;
    const person = sealPerson(product.system(), { mail: moved, key });
    await product.rows('update news_subscribers set person = $1 where key_hash = $2', [person, hashOf(key)]);
    return moved;
  }
  /** A letter with words of the owner's alone, or with what the page tells. */
  async function letter(intro = 'Da giovedì i tortelli di zucca.'): Promise<void> {
    await tell();
    await draftLetter(site.ctx(), { by: await by() });
    await saveLetter(site.ctx(), { by: await by(), subject: 'Le novità', intro, off: [] });
  }
  async function tell(posts?: string[]): Promise<void> {
    await tellNews(product, { siteId: site.id, now: product.clock.now(), ...(posts && { posts }) });
  }
  const plan = async (at: string | null = null) => planLetter(site.ctx(), { by: await publisher(), at });
  /** The clock of the sender comes. */
  async function due(): Promise<void> {
    await inTransaction(product.system(), (ctx) => enqueue(ctx, sendDueJob, {}));
    await product.drain();
  }
  const lettersTo = async (mail: string) => (await mailsTo(mail)).filter(({ headers }) => isLetter(headers));

  beforeAll(async () => {
    product = await startTestProduct(named ? { env: { SITES_ADDRESSES: '192.0.2.80' } } : {});
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    domain = freeName();
    const choice = { plan: 'pro', ...(named ? { domains: [domain] } : {}) } as const;
    site = await newDraft(product, await newSubscriber(product, { choice }));
    await open();
    await product.drain();
  });
  return {
    product: () => product,
    site: () => site,
    domain: () => domain,
    by,
    publisher,
    view,
    open,
    newMail,
    join,
    mailsTo,
    lettersTo,
    codeIn,
    keyIn,
    reader,
    moves,
    letter,
    tell,
    plan,
    due,
  };
}

const isLetter = (headers: { name: string }[]): boolean =>
  headers.some(({ name }) => name.toLowerCase() === 'list-unsubscribe');
