/** What became of an order, and what its buyer can do about it. */
import type { SiteDocument } from '../document.ts';
import type { Kit } from '../layouts/contract.ts';
import { find } from '../layouts/parts/find.ts';
import { OwnData } from '../layouts/parts/own-data.tsx';
import { WayHome } from '../layouts/parts/way-home.tsx';
import type { Allergen } from './allergens.ts';
import { DELIVERY_WORDS } from './delivery-words.ts';
import { money, type Currency } from './money.ts';
import { PaidPartOf, type PaidPart } from './paid-part.tsx';
import { PAID_WORDS } from './paid-words.ts';
import { Pickup } from './pickup.tsx';
import { Sum } from './sum.tsx';
import { said } from './said.ts';
import type { ShownOrderState } from './shape.ts';
import { allergensOf, SHOP_WORDS } from './words.ts';

export interface OrderedLine {
  name: string;
  quantity: number;
  sum: number;
  allergens: readonly Allergen[] | null;
}
interface OrderProps {
  doc: SiteDocument;
  r: Kit;
  state: ShownOrderState;
  number: number;
  lines: readonly OrderedLine[];
  /** With its delivery. */
  total: number;
  /** How it is delivered, and where to; null: it is collected. */
  delivery: { name: string; cents: number; to: string } | null;
  currency: Currency;
  name: string;
  /** From when it can be collected, or when it is brought, ready to print. */
  ready: string | null;
  /** What the shop wrote. */
  reason: string | null;
  /** Address of this page on the site. */
  path: string;
  /** Its pieces are kept. */
  isLive: boolean;
  /** It is not over, or was delivered: what was agreed stands here. */
  isShown: boolean;
  /** What the law wants its buyer to know. */
  law: readonly string[];
  note: string;
  keepDays: number;
  notice?: string | undefined;
  /** Of an order that is paid on the site or at the door; null of one that is bought at the counter. */
  paid: PaidPart | null;
}

export function OrderPage(props: OrderProps) {
  const { doc, r, state, number, lines, total, delivery, currency, name, ready, reason, path, isLive, paid } = props;
  const words = SHOP_WORDS[doc.lang];
  const brought = DELIVERY_WORDS[doc.lang];
  const own: Partial<Record<ShownOrderState, string>> = {
    ...(delivery && brought.stateText),
    ...(paid?.isByCard && PAID_WORDS[doc.lang].stateText),
  };
  const mayCancel = isLive && (!paid?.isByCard || state === 'awaiting-payment');
  const phone = find(doc, 'contact')?.phone;
  return (
    <>
      <h1>{words.state[state]}</h1>
      <p>{own[state] ?? words.stateText[state]}</p>
      <div className="ask">
        {props.notice && (
          <p className="ask-fault" role="alert">
            {props.notice}
          </p>
        )}
        <h2>{said(words.number, { n: number })}</h2>
        <ul className="shop-list">
          {lines.map((line) => (
            <li key={line.name}>
              <div className="shop-what">
                <span>
                  {line.quantity} × {line.name}
                </span>
                {line.allergens && <small>{allergensOf(line.allergens, doc.lang)}</small>}
              </div>
              <span className="shop-price">{money(line.sum, currency, doc.lang)}</span>
            </li>
          ))}
        </ul>
        <Sum doc={doc} currency={currency} total={total} delivery={delivery} />
        <dl className="ask-sum">
          <dt>{words.name}</dt>
          <dd>{name}</dd>
          {ready && props.isShown && (
            <>
              <dt>{delivery ? brought.arrives : words.readyFrom}</dt>
              <dd>{ready}</dd>
            </>
          )}
          {reason && (
            <>
              <dt>{words.reason}</dt>
              <dd>{reason}</dd>
            </>
          )}
        </dl>
        {paid && <PaidPartOf paid={paid} doc={doc} total={total} currency={currency} path={path} />}
        {props.isShown && (
          <Pickup
            doc={doc}
            r={r}
            note={props.note}
            keepDays={props.keepDays}
            duty={dutyOf(props)}
            delivery={delivery}
          />
        )}
        {mayCancel && (
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
        {phone && (
          <p className="ask-more">
            {words.callUs} <a href={r.href(phone.href)}>{phone.label.value}</a>
          </p>
        )}
        <OwnData doc={doc} path={path} />
        <WayHome r={r} label={words.backHome} path={path} />
      </div>
    </>
  );
}

/** Where it is no reservation, what is agreed stands in its place. */
function dutyOf({ law, doc, paid, isLive }: OrderProps) {
  if (law.length === 0) return undefined;
  const reserved = isLive && !paid?.isByCard ? [DELIVERY_WORDS[doc.lang].noDuty] : [];
  return { title: PAID_WORDS[doc.lang].lawTitle, text: [...reserved, ...law].join(' ') };
}
