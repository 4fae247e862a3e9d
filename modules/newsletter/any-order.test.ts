/** Whatever people do in whatever order, every letter stands on a consent that held when it left, and each gets one. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { askedSite, SHOWN } from '../../tests/support/asked-site.ts';
import { DAY, HOUR } from '../../tests/support/subscriber.ts';
import { proveSite } from '../access/index.server.ts';
import { isAppError } from '../../platform/errors.ts';
import { confirmByLink } from './confirm.ts';
import { eraseByKey, leaveNews } from './leave.ts';
import { planLetter, stopLetter } from './letters.ts';

const { product, site, newMail, join, mailsTo, keyIn, letter, due } = askedSite();
const ACTS = ['join', 'confirm', 'leave', 'erase', 'write', 'send', 'stop', 'hours', 'days'] as const;
const story = fc.array(fc.tuple(fc.constantFrom(...ACTS), fc.nat(2)), { minLength: 12, maxLength: 24 });

/** What is not there, or not now, is refused; whatever else fails is a fault. */
async function tried(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isAppError(error)) throw error;
  });
}

it('in any order [P10]', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(story, async (steps) => {
      const people = Array.from({ length: 3 }, () => ({ mail: newMail(), key: '' }));
      const publisher = () => proveSite(site().ctx(), 'publish', site().id);
      for (const [act, at] of steps) {
        const person = people[at] ?? { mail: '', key: '' };
        const given = { siteId: site().id, key: person.key, shown: SHOWN };
        if (act === 'join') {
          await join(person.mail);
          const [asked] = await mailsTo(person.mail);
          person.key = keyIn(asked?.text) || person.key;
        } else if (act === 'confirm') await tried(confirmByLink(product().as(null), given));
        else if (act === 'leave') await tried(leaveNews(product().as(null), { ...given, by: 'one-click' }));
        else if (act === 'erase') await tried(eraseByKey(product().as(null), given));
        else if (act === 'write') await tried(letter());
        else if (act === 'send') await tried(publisher().then((by) => planLetter(site().ctx(), { by, at: null })));
        else if (act === 'stop') await tried(publisher().then((by) => stopLetter(site().ctx(), { by })));
        else product().later(act === 'hours' ? HOUR : DAY);
        if (at === 0) await due();
      }
      await due();
      const unproved = await product().rows(
        `select d.letter_id from news_deliveries d join news_consents c on c.id = d.consent_id
         where d.handed_at is not null and (c.kind <> 'confirmed' or c.at > d.handed_at or exists (
           select 1 from news_consents w where w.subscriber_id = d.subscriber_id and w.kind = 'withdrawn'
           and w.at > c.at and w.at < d.handed_at))`,
      );
      expect(unproved).toEqual([]);
      const open = await product().rows(
        `select 1 from news_deliveries d join news_letters l on l.id = d.letter_id
         where l.state in ('sent', 'stopped') and d.state in ('queued', 'handed')`,
      );
      expect(open).toEqual([]);
      const ids = product()
        .mail.messages()
        .map(({ messageId }) => messageId);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: 4 },
  );
});
