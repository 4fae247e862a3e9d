/** Everything that an owner does with their site, in one go on a phone's window: in Italian with a finger, in Greek with the keyboard alone. */
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { newClient } from './support/client.ts';
import { eventually } from './support/eventually.ts';
import { finger, keyboardAlone } from './support/hands.ts';
import {
  answersTheLetter,
  comeInByMail,
  goesBackToTheBeginning,
  livesWithThePage,
  makeItTheirs,
} from './support/life-with-a-site.ts';
import { OWNER_WORDS } from './support/owner-words.ts';
import { NIVES } from './support/persons.ts';
import { keepPictures } from './support/pictures.ts';
import { openStage, type Stage } from './support/stage.ts';
import { newVisitor, openBrowser, type Browser, type Visitor } from './support/visitor.ts';

const PHONE = { width: 390, height: 844 };
const READS = '900000000000101';
let stage: Stage;
let browser: Browser;
let visitor: Visitor;
let database: Pool;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
// Each lives with a page of its own network: that of the first one is deleted.
beforeEach(async () => {
  stage = await openStage();
  database = new Pool({ connectionString: stage.env.DATABASE_URL, max: 1 });
});
afterEach(async () => {
  await database.end();
  await stage.close();
});
keepPictures(() => [visitor]);

it.each([
  { lang: 'it', by: 'a finger', headline: 'Qui si tira la sfoglia' },
  { lang: 'el', by: 'the keyboard alone', headline: 'Κουζίνα ΤΗΣ γιαγιάς' },
] as const)(
  'a life with a site by $by, in $lang: come in by mail, make it theirs, live with the page, go back, answer the letter [S2] [P2] [P5] [K8]',
  async ({ lang, headline }) => {
    const mail = `life-${lang}@example.org`;
    const client = newClient(stage);
    const { id, session } = await client.readyToPay(READS, [], { ...NIVES, mail });
    await client.pay(session);
    await eventually(async () => (await client.order(id)).status).toBe('live');
    const { facebook_page_id: pageId } = await client.order(id);
    const site = (await client.progress(id)).free_url ?? expect.fail('no site');

    const hasTouch = lang === 'it';
    visitor = await newVisitor(browser, { viewport: PHONE, hasTouch, colorScheme: hasTouch ? 'light' : 'dark' });
    const { page } = visitor;
    const hands = hasTouch ? finger(page) : await keyboardAlone(page);
    await page.context().addCookies([
      { name: 'i18next', value: lang, url: stage.origin },
      { name: 'yr_site', value: 'true', url: stage.origin },
    ]);
    const sql = (text: string, values: unknown[]) => database.query(text, values);
    const business = 'Trattoria Sette Gufi';
    const life = { stage, visitor, hands, words: OWNER_WORDS[lang], mail, business, pageId, site, sql, headline };
    await comeInByMail(life);
    await makeItTheirs(life);
    await livesWithThePage(life);
    await goesBackToTheBeginning(life);
    await answersTheLetter(life);
    await visitor.leave();
  },
);
