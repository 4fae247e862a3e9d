/** The first page of booking: what, for how many, and which days where no times are offered. A plain form that leads to what follows. */
import type { Kit } from '../layouts/contract.ts';
import { find } from '../layouts/parts/find.ts';
import { actPath, type SiteDocument } from '../document.ts';
import type { Fault } from '../forms/ask-field.tsx';
import { Faults } from '../forms/detail-fields.tsx';
import { DateFields } from './date-fields.tsx';
import { Choices, Parties } from './choices.tsx';
import { Sessions, type SessionChoice } from './session-choices.tsx';
import { said } from './said.ts';
import type { BookingWords } from './shape.ts';
import { BOOKING_WORDS } from './words.ts';

export interface Offered {
  kind: 'table' | 'appointment' | 'session' | 'stay';
  /** One of the free times, a day alone, nights, or one of the sessions. */
  form: 'times' | 'day' | 'nights' | 'sessions';
  mode: 'request' | 'instant';
  services: readonly { id: string; name: string; price: string | null }[];
  /** Those ahead, the soonest first. */
  sessions: readonly SessionChoice[];
  /** Of all but appointments: the largest party that books by itself. */
  partyMost: number;
}
interface ChooseProps {
  doc: SiteDocument;
  r: Kit;
  offered: Offered;
  /** What was chosen before, and what is wrong with it. */
  typed?: Readonly<Partial<Record<'s' | 'c' | 'n' | 'at' | 'until', string>>>;
  faults?: readonly Fault[];
  min?: string | undefined;
  /** Who it is was typed already: a press carries it on, in no address. */
  keep?: Readonly<Record<string, string>> | undefined;
}

const NEXT = { times: '/book/times', day: '/book/new', nights: '/book/new', sessions: '/book/new' } as const;

export function ChoosePage({ doc, r, offered, typed = {}, faults = [], min, keep }: ChooseProps) {
  const words = BOOKING_WORDS[doc.lang];
  const { kind, form, services, partyMost } = offered;
  const phone = find(doc, 'contact')?.phone;
  const days = {
    times: [],
    day: [{ name: 'at' as const, label: words.day }],
    nights: [
      { name: 'at' as const, label: words.arrival },
      { name: 'until' as const, label: words.departure },
    ],
    sessions: [],
  }[form];
  if (form === 'sessions' && offered.sessions.every(({ isFull }) => isFull))
    return <NothingFree doc={doc} r={r} sessions={offered.sessions} faults={faults} />;
  return (
    <>
      <h1>{words.title[kind]}</h1>
      <p>{leadOf(words, offered)}</p>
      {/* Without noValidate a browser would speak its own language over ours. */}
      <form className="ask" action={actPath(doc, NEXT[form])} method={keep ? 'post' : 'get'} noValidate>
        <Faults title={words.error.title} faults={faults} />
        {form === 'sessions' ? (
          <Sessions doc={doc} sessions={offered.sessions} chosen={typed.c} />
        ) : (
          <Choices legend={kind === 'stay' ? words.room : words.service} services={services} chosen={typed.s} />
        )}
        {kind !== 'appointment' && <Parties doc={doc} most={partyMost} chosen={Number(typed.n)} />}
        {days.length > 0 && <DateFields fields={days} typed={typed} faults={faults} min={min} />}
        {Object.entries(keep ? { ...keep, again: '1' } : {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button className="button" type="submit">
          {form === 'times' ? words.seeTimes : words.goOn}
        </button>
      </form>
      {kind !== 'appointment' && phone && (
        <p className="ask-more">
          {said(words.largerParty, { n: partyMost })} <a href={r.href(phone.href)}>{phone.label.value}</a>
        </p>
      )}
    </>
  );
}

function leadOf(words: BookingWords, { form, mode }: Offered): string {
  if (form === 'sessions') return words.leadDates[mode];
  return words.lead[form === 'times' ? mode : form];
}

/** No date is planned, or every one is full: they are read, and nothing can be pressed. */
function NothingFree({
  doc,
  r,
  sessions,
  faults,
}: Pick<ChooseProps, 'doc' | 'r' | 'faults'> & Pick<Offered, 'sessions'>) {
  const words = BOOKING_WORDS[doc.lang];
  const phone = find(doc, 'contact')?.phone;
  return (
    <>
      <h1>{words.title.session}</h1>
      <p>{sessions.length === 0 ? words.noSessions : words.allFull}</p>
      {sessions.length > 0 && (
        <div className="ask">
          <Faults title={words.error.title} faults={faults ?? []} />
          <Sessions doc={doc} sessions={sessions} />
        </div>
      )}
      {phone && (
        <p className="ask-more">
          {words.callUs} <a href={r.href(phone.href)}>{phone.label.value}</a>
        </p>
      )}
    </>
  );
}
