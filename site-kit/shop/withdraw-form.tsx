/** The two steps of a withdrawal (directive 2023/2673): what is taken back, all of it unless a part is chosen, and one press that declares it. */
import type { SiteDocument } from '../document.ts';
import { DELIVERY_WORDS } from './delivery-words.ts';
import { money, type Currency } from './money.ts';
import { PAID_WORDS } from './paid-words.ts';
import { piecesSaid, said } from './said.ts';

/** A line of which pieces can be given back. */
export interface WithdrawLine {
  /** Name of its field in both forms. */
  field: string;
  name: string;
  /** Pieces that can be given back. */
  most: number;
  chosen: number;
}
interface StartProps {
  doc: SiteDocument;
  path: string;
  lines: readonly WithdrawLine[];
  /** What was wrong with the choice. */
  fault: string | null;
}

export function WithdrawStart({ doc, path, lines, fault }: StartProps) {
  const words = PAID_WORDS[doc.lang];
  const [first] = lines;
  const isOnePiece = lines.length === 1 && first?.most === 1;
  return (
    <form className="ask-part" method="post" action={path} noValidate>
      <input type="hidden" name="act" value="withdraw" />
      {!isOnePiece && (
        <details open={fault !== null || undefined}>
          <summary>{words.withdrawPart}</summary>
          {fault && (
            <p className="ask-fault" role="alert">
              {fault}
            </p>
          )}
          {lines.map(({ field, name, most, chosen }) => (
            <label key={field} className="ask-field">
              <b>{name}</b>
              <select name={field} defaultValue={chosen}>
                {Array.from({ length: most + 1 }, (_, pieces) => (
                  <option key={pieces} value={pieces}>
                    {said(words.withdrawOf, { n: pieces, name: String(most) })}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </details>
      )}
      <button className="shop-quiet" type="submit">
        {words.withdrawHere}
      </button>
    </form>
  );
}

interface ConfirmProps {
  doc: SiteDocument;
  number: number;
  /** Which withdrawal of the order it becomes. */
  nth: number;
  lines: readonly WithdrawLine[];
  /** Cents that go back; null: nothing was paid yet. */
  amount: number | null;
  currency: Currency;
  /** Where the receipt goes, '' where no address is known: the page of the order has it. */
  mail: string;
  /** Names of what cannot be given back, '' where there is none of it. */
  kept: string;
  path: string;
  back: string;
}

export function WithdrawConfirm({ doc, number, nth, lines, amount, currency, mail, kept, path, back }: ConfirmProps) {
  const words = PAID_WORDS[doc.lang];
  const door = DELIVERY_WORDS[doc.lang];
  const taken = lines.filter(({ chosen }) => chosen > 0).map(({ chosen: quantity, name }) => ({ quantity, name }));
  return (
    <>
      <h1>{said(words.withdrawTitle, { n: number })}</h1>
      <div className="ask">
        <p>
          {amount === null
            ? said(door.unpaidSum, { name: piecesSaid(taken) })
            : said(words.withdrawSum, { name: piecesSaid(taken), price: money(amount, currency, doc.lang) })}
        </p>
        {lines.some(({ chosen, most }) => chosen < most) && <p>{words.withdrawRest}</p>}
        {kept && <p>{said(words.withdrawKept, { name: kept })}</p>}
        <p>{mail ? said(words.withdrawMail, { name: mail }) : door.receiptHere}</p>
        <form method="post" action={path}>
          <input type="hidden" name="act" value="withdraw-yes" />
          <input type="hidden" name="nth" value={nth} />
          {lines.map(({ field, chosen }) => (
            <input key={field} type="hidden" name={field} value={chosen} />
          ))}
          <button className="button" type="submit">
            {words.withdrawYes}
          </button>
        </form>
        <p className="ask-more">
          <a href={path}>{back}</a>
        </p>
      </div>
    </>
  );
}
