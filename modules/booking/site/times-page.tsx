import { said } from '../../../site-kit/booking/said.ts';
import { BOOKING_WORDS } from '../../../site-kit/booking/words.ts';
import { TimesPage, type Times } from '../../../site-kit/booking/times-page.tsx';
import { actPath, roomPath } from '../../../site-kit/document.ts';
import type { Kit } from '../../../site-kit/layouts/contract.ts';
import { find } from '../../../site-kit/layouts/parts/find.ts';
import { readField } from '../../../site-kit/forms/read-field.ts';
import { calendarDay } from '../../../site-kit/typed-text.ts';
import type { SiteActAnswer } from '../../sites/index.server.ts';
import { formOf, isOpen, type Calendar, type Service } from '../calendar.ts';
import { addDays } from '../clock-zone.ts';
import { daysAhead, listTimes, type TimesWanted } from '../list-times.ts';
import { whatOf } from '../shown.ts';
import type { Asked } from './asked.ts';
import { answerChoose } from './choose-page.tsx';
import { pageAnswer } from './draw.tsx';

const DAYS = 7;

export interface Choice {
  service: Service;
  party: number;
}
/** For how many; null where that is too many, or none. */
export function readParty({ settings }: Calendar, given: URLSearchParams): number | null {
  const asked = /^\d{1,3}$/.test(given.get('n') ?? '') ? Number(given.get('n')) : 1;
  const party = settings.kind === 'appointment' ? 1 : asked;
  return party >= 1 && party <= settings.partyMost ? party : null;
}

/** What an address or a form asks for; null where the site offers no such thing. */
export function readChoice(calendar: Calendar, given: URLSearchParams): Choice | null {
  const active = calendar.services.filter((each) => each.active);
  const service = active.find(({ id }) => id === given.get('s')) ?? (given.get('s') ? undefined : active[0]);
  const party = readParty(calendar, given);
  return service && party !== null ? { service, party } : null;
}

export const choiceQuery = ({ service, party }: Choice): string => `s=${service.id}&n=${party}`;

const DAY_LENGTH = 10;
/**
 * Free times of the week that an address asks for; of today's, or of that of `near`, where it names none, or a day on which nothing can be
 * booked, which is said. With the week before, unless it is over.
 */
export async function weekOf(
  { ctx, calendar }: Asked,
  { given, near, ...wanted }: Omit<TimesWanted, 'from'> & { given: URLSearchParams; near?: string },
): Promise<Times> {
  const { first: min, last: max } = daysAhead(ctx, calendar);
  const { typed, clean: day } = readField(given, 'from', { kind: calendarDay, most: DAY_LENGTH });
  const from = day !== null && day >= min && day <= max ? day : undefined;
  const { error } = BOOKING_WORDS[calendar.site.document.lang];
  const isWrong = typed !== '' && from === undefined;
  const times = await listTimes(ctx, calendar, { ...wanted, from: from ?? near });
  const first = times.days[0]?.day ?? min;
  const before = addDays(first, -DAYS);
  const fault = isWrong ? said(error.day, { n: calendar.settings.horizonDays }) : null;
  return {
    ...times,
    before: first <= min ? null : before < min ? min : before,
    ask: { typed: isWrong ? typed : first, min, max, fault },
  };
}

/** `notice`: a time is gone. */
export const statusOf = ({ ask }: Times, notice: string | undefined): number =>
  notice ? 409 : ask.fault === null ? 200 : 422;

/** Why times are shown again, and what was typed for one that is gone. */
interface Again {
  notice: string;
  keep: Readonly<Record<string, string>>;
}

/** Free times of a week. */
export async function answerTimes(asked: Asked, again?: Again): Promise<SiteActAnswer> {
  const { ctx, calendar, act } = asked;
  const { document: doc, url: origin } = calendar.site;
  const words = BOOKING_WORDS[doc.lang];
  const given = act.method === 'POST' ? act.form : act.query;
  const choice = readChoice(calendar, given);
  if (!choice || !isOpen(calendar))
    return closed(
      asked,
      isOpen(calendar) ? said(words.error.party, { n: calendar.settings.partyMost }) : words.error.closed,
    );
  if (formOf(calendar) !== 'times') return answerChoose(asked, { faults: [] });
  const times = await weekOf(asked, { ...choice, given });
  const query = choiceQuery(choice);
  return pageAnswer(
    ctx,
    {
      doc,
      origin,
      title: words.timesTitle,
      draw: () => (
        <TimesPage
          doc={doc}
          times={times}
          title={words.timesTitle}
          what={whatOf(calendar, { service: choice.service.name, party: choice.party, lastDay: null, sessionId: null })}
          hrefOf={(at) => actPath(doc, `/book/new?${query}&at=${at}`)}
          week={{ path: actPath(doc, '/book/times'), fields: { s: choice.service.id, n: String(choice.party) } }}
          back={{ href: roomPath(doc, '/book'), label: words.change }}
          notice={again?.notice}
          keep={again?.keep}
        />
      ),
    },
    statusOf(times, again?.notice),
  );
}

/** Nothing can be booked now, or not that: said, with the way to the telephone. */
export function closed({ ctx, calendar }: Asked, text: string): SiteActAnswer {
  const { document: doc, url: origin } = calendar.site;
  const words = BOOKING_WORDS[doc.lang];
  const phone = find(doc, 'contact')?.phone;
  const title = words.title[calendar.settings.kind];
  const page = {
    doc,
    origin,
    title,
    draw: (r: Kit) => (
      <>
        <h1>{title}</h1>
        <p>{text}</p>
        {phone && (
          <p>
            {words.callUs} <a href={r.href(phone.href)}>{phone.label.value}</a>
          </p>
        )}
        <p>
          <a href={r.page('home')}>{words.backHome}</a>
        </p>
      </>
    ),
  };
  return pageAnswer(ctx, page, 409);
}
