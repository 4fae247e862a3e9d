/** Who comes: the form that books. What was typed comes back with each fault. */
import { actPath, type SiteDocument } from '../document.ts';
import type { Kit } from '../layouts/contract.ts';
import type { Fault } from '../forms/ask-field.tsx';
import { DetailFields, Faults, type DetailField, type Details } from '../forms/detail-fields.tsx';
import { NewsTick } from '../forms/news-tick.tsx';
import { DepositAsk, type AskedDeposit } from './deposit-parts.tsx';
import { DEPOSIT_WORDS, depositSaid } from './deposit-words.ts';
import type { BookingWords } from './shape.ts';
import { BOOKING_WORDS } from './words.ts';

const wish = ({ wishLabel: noteLabel, wishHint: noteHint }: BookingWords) => ({ noteLabel, noteHint });

interface DetailsProps {
  doc: SiteDocument;
  r: Kit;
  /** "Tavolo per 4", "venerdì 4 dicembre, 20:30". */
  what: string;
  when: string;
  kind: 'table' | 'appointment' | 'session' | 'stay';
  /** A day alone: when on it is asked in the note. */
  isDay: boolean;
  mode: 'request' | 'instant';
  /** Fields that say what is booked. */
  hidden: Readonly<Record<string, string>>;
  typed: Readonly<Details>;
  faults: readonly Fault[];
  /** No note is asked where it might tell of somebody's health. */
  withNote: boolean;
  limits: Readonly<Record<DetailField, number>>;
  back: string;
  /** What is paid beforehand; null: nothing. */
  deposit: AskedDeposit | null;
  /** The box for letters was ticked. */
  isNewsTicked: boolean;
}

export function DetailsPage(props: DetailsProps) {
  const { doc, r, what, when, kind, isDay, mode, hidden, typed, faults, withNote, limits, back, isNewsTicked } = props;
  const { deposit } = props;
  const words = BOOKING_WORDS[doc.lang];
  return (
    <>
      <h1>{words.detailsTitle}</h1>
      {/* Without noValidate a browser would speak its own language over ours. */}
      <form className="ask" action={actPath(doc, '/book/new')} method="post" noValidate>
        <Faults title={words.error.title} faults={faults} />
        <dl className="ask-sum">
          <dt>{words.whatLabel}</dt>
          <dd>{what}</dd>
          <dt>{words.whenLabel}</dt>
          <dd>
            {when} <a href={back}>{words.change}</a>
          </dd>
        </dl>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <DetailFields
          words={{ ...words, noteHint: words.noteHint[kind], ...(isDay ? wish(words) : {}) }}
          typed={typed}
          faults={faults}
          limits={limits}
          withNote={withNote}
        />
        {deposit && <DepositAsk lang={doc.lang} deposit={deposit} faults={faults} />}
        <NewsTick doc={doc} isTicked={isNewsTicked} />
        <p className="ask-note">
          {words.privacyNote} <a href={r.page('privacy')}>{words.privacyLink}</a>
        </p>
        <button className="button" type="submit">
          {deposit
            ? depositSaid(DEPOSIT_WORDS[doc.lang][mode === 'instant' ? 'send' : 'ask'], { price: deposit.price })
            : words.send[mode]}
        </button>
      </form>
    </>
  );
}
