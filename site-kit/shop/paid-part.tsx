/** What is particular of an order that is paid on the site: its payment, the right to take it back, and what went back. */
import type { SiteDocument } from '../document.ts';
import { DELIVERY_WORDS } from './delivery-words.ts';
import { money, type Currency } from './money.ts';
import { PAID_WORDS } from './paid-words.ts';
import { said } from './said.ts';

/** What is said of money that goes back. */
const REFUND = { coming: 'refunding', done: 'refunded', elsewhere: 'refundedElsewhere' } as const;

export interface PaidPart {
  /** Waits to be paid: where, null where the page of the provider has yet to be opened; and until when, ready to print. */
  payment: { url: string | null; until: string } | null;
  /** Cents that go back to whoever withdraws now, and until which day, '' before it is collected; null where there is no such right. */
  right: { until: string } | null;
  /** Was taken back: when, ready to print, and what has to be brought back first. */
  withdrawn: {
    on: string;
    amount: number;
    by: string;
    /** What has left the shop has to come back first. */ hasLeft: boolean;
  } | null;
  isDelivered: boolean;
  refund: { amount: number; state: keyof typeof REFUND } | null;
}
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
  const { payment, right, withdrawn, refund } = paid;
  const { bringBack } = paid.isDelivered ? DELIVERY_WORDS[doc.lang] : words;
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
      {withdrawn && (
        <p>
          {said(words.withdrawnOn, { name: withdrawn.on })}{' '}
          {!refund && said(words.refundBy, { ...shown(withdrawn.amount), name: withdrawn.by })}{' '}
          {!refund && withdrawn.hasLeft && bringBack}
        </p>
      )}
      {refund && <p>{said(words[REFUND[refund.state]], shown(refund.amount))}</p>}
      {right && (
        <>
          {right.until && <p>{said(words.withdrawUntil, { name: right.until })}</p>}
          <Press path={path} act="withdraw" label={words.withdrawHere} isQuiet />
        </>
      )}
    </>
  );
}

interface PressProps {
  path: string;
  act: string;
  label: string;
  isQuiet?: boolean;
}
function Press({ path, act, label, isQuiet = false }: PressProps) {
  return (
    <form method="post" action={path}>
      <input type="hidden" name="act" value={act} />
      <button className={isQuiet ? 'shop-quiet' : 'button'} type="submit">
        {label}
      </button>
    </form>
  );
}

interface WithdrawProps {
  doc: SiteDocument;
  number: number;
  amount: number;
  currency: Currency;
  mail: string;
  /** Names of what stays bought, '' where nothing does. */
  kept: string;
  path: string;
  back: string;
}

/** The second step of a withdrawal: what it is about, and one press that declares it (directive 2023/2673). */
export function WithdrawPage({ doc, number, amount, currency, mail, kept, path, back }: WithdrawProps) {
  const words = PAID_WORDS[doc.lang];
  return (
    <>
      <h1>{said(words.withdrawTitle, { n: number })}</h1>
      <div className="ask">
        <p>{said(words.withdrawSum, { price: money(amount, currency, doc.lang) })}</p>
        {kept && <p>{said(words.withdrawKept, { name: kept })}</p>}
        <p>{said(words.withdrawMail, { name: mail })}</p>
        <Press path={path} act="withdraw-yes" label={words.withdrawYes} />
        <p className="ask-more">
          <a href={path}>{back}</a>
        </p>
      </div>
    </>
  );
}
