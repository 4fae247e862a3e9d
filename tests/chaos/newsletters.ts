/** A newsletter from its first day: opened, asked for, confirmed, left, a letter drafted and sent; nobody gets it twice, whatever died. */
import { proveSite } from '../../modules/access/index.server.ts';
import { askForAgreementsJob } from '../../modules/agreements/jobs.ts';
import { confirmByCode, confirmByLink } from '../../modules/newsletter/confirm.ts';
import { newsOfSite } from '../../modules/newsletter/index.server.ts';
import { draftMonthlyJob, followPlanJob, lookAtNamesJob, sendDueJob } from '../../modules/newsletter/jobs.ts';
import { joinNews } from '../../modules/newsletter/join.ts';
import { leaveNews } from '../../modules/newsletter/leave.ts';
import { planLetter } from '../../modules/newsletter/letters.ts';
import { chooseName } from '../../modules/newsletter/sending-name/choose-name.ts';
import { setStatus, setWelcome } from '../../modules/newsletter/settings.ts';
import { tellNews } from '../support/told-news.ts';
import type { Expected, Verdict } from './ledger.ts';
import { PRO, proSite } from './pro-site.ts';
import { asBought, comes, settle } from './stories.ts';
import type { World } from './world.ts';

const READERS = '@readers.example';
const SHOWN = { text: 'Iscrivimi', page: '/', network: '192.0.2.1' };
const SILENCE_MS = 11 * 60_000;
const isLetter = ({ headers }: { headers: { name: string }[] }): boolean =>
  headers.some(({ name }) => name.toLowerCase() === 'list-unsubscribe');

export function newslettersComeAndGo(world: World) {
  const expected: Expected[] = [];
  let people = 0;

  async function next(): Promise<void> {
    const { bought, ctx, siteId, by, publisher } = await proSite(world, followPlanJob);
    await world.ask('open-news', async () => setStatus(ctx(), { by: await publisher(), status: 'open' }));
    await settle(world);
    // Its owner never writes the records, and its letters leave all the same.
    await world.ask('choose-name', async () =>
      chooseName(ctx(), {
        by: await proveSite(ctx(), 'manage', siteId),
        domain: `lettere${expected.length}.example.it`,
      }),
    );
    await comes(world, lookAtNamesJob, {});
    await world.question(async () => setWelcome(ctx(), { by: await publisher(), on: true, text: 'Ciao' }));
    await tellNews(world, { siteId, now: world.clock.now() });
    const reader = async (leaves: boolean) => {
      const mail = `reader${(people += 1)}${READERS}`;
      const asked = { ticket: '' };
      await world.ask('ask-for-news', async () => {
        const ticket = await joinNews(ctx(), { siteId, mail, lang: 'it', shown: SHOWN });
        // Asked again after a crash, it was asked already, and its mail names the first page.
        asked.ticket ||= ticket;
      });
      await settle(world);
      const sent = world.mail.messages().find(({ to }) => to.includes(mail));
      const key = /\/_\/news\/yes\/([\w-]{22})/.exec(sent?.text ?? '')?.[1] ?? '';
      await world.ask('confirm-news', () => confirmed({ siteId, ticket: asked.ticket, subject: sent?.subject, key }));
      if (leaves) await world.ask('leave-news', () => leaveNews(ctx(), { siteId, key, by: 'one-click', shown: SHOWN }));
    };
    const confirmed = async (given: { siteId: string; ticket: string; subject: string | undefined; key: string }) => {
      const code = /\d{6}/.exec(given.subject ?? '')?.[0] ?? '';
      const { ticket, key } = given;
      if (await confirmByCode(ctx(), { siteId, ticket, code, shown: SHOWN })) return;
      await confirmByLink(ctx(), { siteId, key, shown: SHOWN });
    };
    for (const leaves of [false, true, false]) await reader(leaves);
    await comes(world, draftMonthlyJob, {});
    await world.ask('plan-letter', async () => {
      const { letter } = await newsOfSite(ctx(), { by: await by() });
      if (letter?.state === 'draft') await planLetter(ctx(), { by: await publisher(), at: null });
    });
    await settle(world);
    // What was handed over by somebody who died is given up, and the rest goes on.
    for (let rounds = 0; rounds < 3; rounds++) {
      world.later(SILENCE_MS);
      await comes(world, sendDueJob, {});
    }
    // Records of its name were there and are gone: its owner hears it once.
    await world.rows('update news_names set seen_at = $2 where site_id = $1', [siteId, world.clock.now()]);
    for (let looks = 0; looks < 2; looks++) await comes(world, lookAtNamesJob, {});
    // The text has changed since it was accepted.
    await world.rows(`update agreements set version = '2026-01-01' where order_id = $1`, [bought.id]);
    await comes(world, askForAgreementsJob, {});
    await comes(world, askForAgreementsJob, {});
    const told = asBought(bought, PRO);
    expected.push({
      ...told,
      mails: { ...told.mails, 'news-draft': 1, 'news-sent': 1, 'news-records': 1, 'agreement-newer': 1 },
    });
  }

  /** A letter a site: its rows are final, each a reader who stayed, and nobody has two of it. */
  async function audit({ lost, doubled }: Verdict): Promise<void> {
    const rows = await world.rows<{ site_id: string; state: string; rows: string }>(
      `select l.site_id, l.state, string_agg(d.state, ' ' order by d.state) rows from news_letters l
       join news_deliveries d on d.letter_id = l.id group by l.id`,
    );
    for (const { site_id: id, state, rows: states } of rows)
      if (state !== 'sent' || !/^(sent|unknown) (sent|unknown)$/.test(states))
        lost.push(`letter of ${id}: ${state}, ${states}`);
    const arrived = Map.groupBy(
      world.mail.messages().filter((mail) => isLetter(mail) && mail.to.some((address) => address.includes(READERS))),
      ({ messageId }) => messageId,
    );
    for (const [id, mails] of arrived) if (mails.length > 1) doubled.push(`letter ${id} came ${mails.length} times`);
    const sent = await world.rows<{ name: string }>(`select name from news_deliveries where state = 'sent'`);
    for (const { name } of sent)
      if (![...arrived.keys()].some((id) => id.startsWith(name))) lost.push(`letter ${name} is sent and never came`);
    const left = await world.rows(
      `select 1 from news_deliveries d join news_subscribers s on s.id = d.subscriber_id where s.state = 'left'`,
    );
    if (left.length > 0) doubled.push(`${left.length} rows of readers who had left`);
  }

  return { next, audit, expected };
}
