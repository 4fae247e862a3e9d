/** A far day, without turning one week after the other: a plain form that leads to the week that begins with it. */
import type { Lang } from '../document.ts';
import { AskField } from '../forms/ask-field.tsx';
import { BOOKING_WORDS } from './words.ts';

export interface AskedDay {
  /** As it was typed, or the first day that is shown. */
  typed: string;
  /** The first and the last day on which something can be booked: "2026-12-03". */
  min: string;
  max: string;
  /** What is wrong with it. */
  fault: string | null;
}
interface DayAskProps {
  lang: Lang;
  ask: AskedDay;
  /** Where it leads, and what goes along. */
  action: string;
  hidden: Readonly<Record<string, string>>;
}

export function DayAsk({ lang, ask: { typed, min, max, fault }, action, hidden }: DayAskProps) {
  const words = BOOKING_WORDS[lang];
  return (
    // Without noValidate a browser would speak its own language over ours.
    <form className="ask-dates ask-jump" action={action} method="get" noValidate>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <AskField
        name="from"
        label={words.goToDay}
        faults={fault === null ? [] : [{ field: 'from', text: fault }]}
        type="date"
        min={min}
        max={max}
        defaultValue={typed}
      />
      <button className="shop-quiet" type="submit">
        {words.seeTimes}
      </button>
    </form>
  );
}
