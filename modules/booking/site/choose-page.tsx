import { said } from '../../../site-kit/booking/said.ts';
import { BOOKING_WORDS } from '../../../site-kit/booking/words.ts';
import { ChoosePage } from '../../../site-kit/booking/choose-page.tsx';
import type { Fault } from '../../../site-kit/forms/ask-field.tsx';
import { calendarDay } from '../../../site-kit/typed-text.ts';
import type { SiteActAnswer } from '../../sites/index.server.ts';
import { formOf } from '../calendar.ts';
import { dayOf } from '../clock-zone.ts';
import { faultOfDates } from '../plan.ts';
import { LIMITS } from '../schemas.ts';
import type { Asked } from './asked.ts';
import { pageAnswer } from './draw.tsx';
import { offeredBy } from './page.tsx';

/** Days as an address or a form names them. */
export interface Dates {
  at: string;
  until?: string | undefined;
}

/** The days that are asked for, or what is wrong with them. */
export function readDates({ ctx, calendar }: Asked, given: URLSearchParams): Dates | Fault[] {
  const { error } = BOOKING_WORDS[calendar.site.document.lang];
  const isStay = formOf(calendar) === 'nights';
  const day = { field: 'at', text: said(error.day, { n: calendar.settings.horizonDays }) };
  const nights = { field: 'until', text: said(error.nights, { n: LIMITS.nights }) };
  const { data: at } = calendarDay.safeParse(given.get('at'));
  const { data: until } = calendarDay.safeParse(given.get('until'));
  if (at === undefined) return [day];
  if (isStay && until === undefined) return [nights];
  const dates = { at, ...(isStay ? { until } : {}) };
  const fault = faultOfDates(ctx, calendar, { ...dates, owner: false });
  if (fault === null) return dates;
  return [{ day, nights, closed: { field: 'at', text: error.dayClosed } }[fault]];
}

/** The first page again, with what was chosen and what is wrong with it. `keep`: what was typed further on. */
export async function answerChoose(
  { ctx, calendar, act }: Asked,
  { faults, keep }: { faults: readonly Fault[]; keep?: Readonly<Record<string, string>> | undefined },
): Promise<SiteActAnswer> {
  const { document: doc, url: origin } = calendar.site;
  const given = act.method === 'POST' ? act.form : act.query;
  const typed = Object.fromEntries(
    (['s', 'c', 'n', 'at', 'until'] as const).map((name) => [name, given.get(name)?.slice(0, LIMITS.name) ?? '']),
  );
  const offered = await offeredBy(ctx, calendar);
  const page = {
    doc,
    origin,
    title: BOOKING_WORDS[doc.lang].title[calendar.settings.kind],
    draw: (r: Parameters<typeof ChoosePage>[0]['r']) => (
      <ChoosePage
        doc={doc}
        r={r}
        offered={offered}
        typed={typed}
        faults={faults}
        min={dayOf(ctx.clock.now(), calendar.hours.zone)}
        keep={keep}
      />
    ),
  };
  return pageAnswer(ctx, page, faults.length > 0 ? 422 : 200);
}
