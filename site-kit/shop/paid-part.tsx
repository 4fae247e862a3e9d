/** What is particular of an order that is paid on the site or at the door: its payment, the right to take it back, and what went back. */
import type { SiteDocument } from '../document.ts';
import { DELIVERY_WORDS } from './delivery-words.ts';
import { money, type Currency } from './money.ts';
import { PAID_WORDS } from './paid-words.ts';
import { said } from './said.ts';
import { WithdrawStart, type WithdrawLine } from './withdraw-form.tsx';

/** What is said of money that goes back. */
const REFUND = { coming: 'refunding', done: 'refunded', elsewhere: 'refundedElsewhere' } as const;

export interface PaidPart {
  /** On the site; else at the door. */
  isByCard: boolean;
  /** What is still to pay at the door after something was taken back on its way; null where it is all of it, or nothing. */
  atDoor: number | null;
  /** Waits to be paid: where, null where the page of the provider has yet to be opened; and until when, ready to print. */
  payment: { url: string | null; until: string } | null;
  /** What can be taken back now, and until which day, '' before it is handed over; null where there is no such right. */
  right: { until: string; lines: readonly WithdrawLine[]; fault: string | null } | null;
  /** What was taken back, each time, ready to print; `amount`: 0 of what was not paid yet; `comesBack`: the goods come back before the money goes. */
  withdrawn: readonly { on: string; what: string; amount: number; by: string; comesBack: boolean; refund: Refund }[];
  isDelivered: boolean;
  /** What goes back for another reason. */
  refund: Refund;
}
type Refund = { amount: number; state: keyof typeof REFUND } | null;
interface PaidPartProps {
  paid: PaidPart;
  doc: SiteDocument;
  total: number;
  currency: Currency;
  path: string;
}

export function PaidPartOf({ paid, doc, total, currency, path }: PaidPartProps) {
  const words = PAID_WORDS[doc.lang];
  const shown = (cents: number) => ({ price: money(cents, currency, doc.lang) });
  const { payment, right, withdrawn, refund, atDoor } = paid;
  const door = DELIVERY_WORDS[doc.lang];
  const { bringBack } = paid.isDelivered ? door : words;
  const gaveBack = ({ amount, state }: NonNullable<Refund>) =>
    said(paid.isByCard ? words[REFUND[state]] : door.givenBack, shown(amount));
  /** Of one withdrawal: what becomes of its money. */
  const comes = ({ amount, by, comesBack, refund: gone }: PaidPart['withdrawn'][number]) => {
    if (amount === 0) return said(door.unpaid, { name: by });
    if (gone) return gaveBack(gone);
    return [said(words.refundBy, { ...shown(amount), name: by }), comesBack ? bringBack : ''].join(' ').trim();
  };
  return (
    <>
      {payment && (
        <>
          <p>{said(words.keptUntil, { name: payment.until })}</p>
          {payment.url ? (
            <p>
              <a className="button" href={payment.url}>
                {said(words.pay, shown(total))}
              </a>
            </p>
          ) : (
            <Press path={path} act="pay" label={words.again} />
          )}
          <p className="ask-note">{words.payOn}</p>
        </>
      )}
      {withdrawn.map((each) => (
        <p key={each.on + each.what}>
          {said(words.withdrawnOn, { name: each.on })} {said(words.withdrawnWhat, { name: each.what })} {comes(each)}
        </p>
      ))}
      {atDoor !== null && <p>{said(door.leftAtDoor, shown(atDoor))}</p>}
      {refund && <p>{gaveBack(refund)}</p>}
      {right && (
        <>
          {right.until && <p>{said(words.withdrawUntil, { name: right.until })}</p>}
          <WithdrawStart doc={doc} path={path} lines={right.lines} fault={right.fault} />
        </>
      )}
    </>
  );
}

interface PressProps {
  path: string;
  act: string;
  label: string;
}
function Press({ path, act, label }: PressProps) {
  return (
    <form method="post" action={path}>
      <input type="hidden" name="act" value={act} />
      <button className="button" type="submit">
        {label}
      </button>
    </form>
  );
}
