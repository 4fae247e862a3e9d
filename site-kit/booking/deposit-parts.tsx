/** What is paid before somebody comes: told on the form with a box of its own, and on the booking's page how it stands. */
import type { Lang } from '../document.ts';
import type { Fault } from '../forms/ask-field.tsx';
import { PAID_WORDS } from '../shop/paid-words.ts';
import { said as saidOfPaid } from '../shop/said.ts';
import { DEPOSIT_WORDS, depositSaid } from './deposit-words.ts';

/** Names of the fields of the form. */
export const DEPOSIT_FIELDS = { shown: 'deposit', accepted: 'agree' } as const;
export const ACCEPTED = '1';

export interface AskedDeposit {
  /** Ready to print. */
  price: string;
  clause: string;
  /** What the form says again of what was shown. */
  token: string;
  isAccepted: boolean;
}
interface AskProps {
  lang: Lang;
  deposit: AskedDeposit;
  faults: readonly Fault[];
}

/** The clause in words, and the box by which it is accepted: apart from everything else that is agreed. */
export function DepositAsk({ lang, deposit: { clause, token, isAccepted }, faults }: AskProps) {
  const words = DEPOSIT_WORDS[lang];
  const id = `f-${DEPOSIT_FIELDS.accepted}`;
  const fault = faults.find(({ field }) => field === DEPOSIT_FIELDS.accepted);
  return (
    <fieldset>
      <legend>{words.label}</legend>
      <p>{clause}</p>
      <input type="hidden" name={DEPOSIT_FIELDS.shown} value={token} />
      <label className="ask-check">
        <input
          id={id}
          type="checkbox"
          name={DEPOSIT_FIELDS.accepted}
          value={ACCEPTED}
          defaultChecked={isAccepted}
          required
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
        />
        <span>{words.accept}</span>
      </label>
      {fault && <p id={`${id}-fault`}>{fault.text}</p>}
      <p className="ask-note">{PAID_WORDS[lang].payOn}</p>
    </fieldset>
  );
}

const WENT = { coming: 'refunding', back: 'refunded', elsewhere: 'refundedElsewhere' } as const;

export interface DepositPart {
  /** Ready to print. */
  price: string;
  /** Waits to be paid: where, null where the page of the provider has yet to be opened; and until when. */
  payment: { url: string | null; until: string } | null;
  /** What is true of it now, in sentences. */
  told: readonly string[];
  /** What has become of money that goes back. */
  went: keyof typeof WENT | null;
  /** It is too late to have it back: cancelling leaves it. */
  mayForfeit: boolean;
}
interface PartProps {
  lang: Lang;
  deposit: DepositPart;
  /** Address of the booking's page. */
  path: string;
}

export function DepositPartOf({ lang, deposit: { price, payment, told, went, mayForfeit }, path }: PartProps) {
  const words = DEPOSIT_WORDS[lang];
  const paid = PAID_WORDS[lang];
  return (
    <>
      {payment && (
        <>
          <p>{depositSaid(words.heldUntil, { when: payment.until })}</p>
          {payment.url ? (
            <p>
              <a className="button" href={payment.url}>
                {saidOfPaid(paid.pay, { price })}
              </a>
            </p>
          ) : (
            <Press path={path} act="pay" label={paid.again} isFirst />
          )}
          <p className="ask-note">{paid.payOn}</p>
          <Press path={path} act="give-up" label={words.giveUp} />
        </>
      )}
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {went && <p>{saidOfPaid(paid[WENT[went]], { price })}</p>}
      {mayForfeit && (
        <details>
          <summary>{words.forfeit}</summary>
          <form method="post" action={path}>
            <p>{depositSaid(words.forfeitAsk, { price })}</p>
            <input type="hidden" name="act" value="forfeit" />
            <button className="button" type="submit">
              {words.forfeitYes}
            </button>
          </form>
        </details>
      )}
    </>
  );
}

function Press({ path, act, label, isFirst }: { path: string; act: string; label: string; isFirst?: boolean }) {
  return (
    <form method="post" action={path}>
      <input type="hidden" name="act" value={act} />
      <button className={isFirst ? 'button' : 'shop-quiet'} type="submit">
        {label}
      </button>
    </form>
  );
}
