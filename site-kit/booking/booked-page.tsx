/** What became of a booking, and what its guest can do about it. */
import type { SiteDocument } from '../document.ts';
import type { Kit } from '../layouts/contract.ts';
import { find } from '../layouts/parts/find.ts';
import { OwnData } from '../layouts/parts/own-data.tsx';
import { WayHome } from '../layouts/parts/way-home.tsx';
import { DepositPartOf, type DepositPart } from './deposit-parts.tsx';
import { said } from './said.ts';
import type { BookedState } from './shape.ts';
import { BOOKING_WORDS } from './words.ts';

interface BookedProps {
  doc: SiteDocument;
  r: Kit;
  state: BookedState;
  what: string;
  when: string;
  name: string;
  /** What the place wrote. */
  reason: string | null;
  /** Address of this page on the site. */
  path: string;
  /** Its place is kept, or nothing is before the owner answers. */
  isHeld: boolean;
  /** It holds, and may be moved or cancelled without a call. */
  isLive: boolean;
  mayCancel: boolean;
  mayMove: boolean;
  /** Moving it to this time waits for a press; `isAsked`: and then for the owner's yes. */
  moveTo?: { at: string; when: string; isAsked: boolean } | undefined;
  notice?: string | undefined;
  /** What was, or is to be, paid beforehand; null: nothing. */
  deposit: DepositPart | null;
}

export function BookedPage(props: BookedProps) {
  const { doc, r, state, what, when, name, reason, path, isHeld, isLive, mayCancel, mayMove, moveTo, notice } = props;
  const { deposit } = props;
  const words = BOOKING_WORDS[doc.lang];
  const contact = find(doc, 'contact');
  return (
    <>
      <h1>{words.state[state]}</h1>
      <p>{state === 'asked' && !isHeld ? words.askedOpen : words.stateText[state]}</p>
      <div className="ask">
        {notice && (
          <p className="ask-fault" role="alert">
            {notice}
          </p>
        )}
        {moveTo && (
          <form className="ask-fault ask-part" method="post" action={path}>
            <b>{said(words.moveAsk, { when: moveTo.when })}</b>
            {moveTo.isAsked && <p>{words.moveAsked}</p>}
            <input type="hidden" name="act" value="move" />
            <input type="hidden" name="at" value={moveTo.at} />
            <div className="ask-acts">
              <button className="button" type="submit">
                {words.moveYes}
              </button>
              <a href={path}>{words.keep}</a>
            </div>
          </form>
        )}
        <dl className="ask-sum">
          <dt>{words.whatLabel}</dt>
          <dd>{what}</dd>
          <dt>{words.whenLabel}</dt>
          <dd>{when}</dd>
          <dt>{words.name}</dt>
          <dd>{name}</dd>
          {reason && (
            <>
              <dt>{state === 'confirmed' || state === 'arrived' ? words.answer : words.reason}</dt>
              <dd>{reason}</dd>
            </>
          )}
        </dl>
        {deposit && <DepositPartOf lang={doc.lang} deposit={deposit} path={path} />}
        {isLive && (state === 'confirmed' || mayMove) && (
          <div className="ask-acts">
            {state === 'confirmed' && <a href={`${path}.ics`}>{words.calendar}</a>}
            {mayMove && <a href={`${path}?move=1`}>{words.move}</a>}
          </div>
        )}
        {isLive && mayCancel && (
          <details>
            <summary>{words.cancel}</summary>
            <form method="post" action={path}>
              <p>{words.cancelAsk}</p>
              <input type="hidden" name="act" value="cancel" />
              <button className="button" type="submit">
                {words.cancelYes}
              </button>
            </form>
          </details>
        )}
        {isLive && !mayCancel && <p>{words.tooLateToChange}</p>}
        {contact?.phone && (
          <p className="ask-more">
            {words.callUs} <a href={r.href(contact.phone.href)}>{contact.phone.label.value}</a>
          </p>
        )}
        <OwnData doc={doc} path={path} />
        <WayHome r={r} label={words.backHome} path={path} />
      </div>
    </>
  );
}
