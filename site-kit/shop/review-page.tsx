/** What was chosen, what it comes to and how it is received; below it the few fields that make it an order. All of it can still be changed. */
import { actPath, type SiteDocument } from '../document.ts';
import type { Address } from '../forms/address.ts';
import type { Fault } from '../forms/ask-field.tsx';
import { DetailFields, Faults, type DetailField, type Details } from '../forms/detail-fields.tsx';
import { NewsTick } from '../forms/news-tick.tsx';
import type { Kit } from '../layouts/contract.ts';
import type { Allergen } from './allergens.ts';
import { AddressFields, KeptAddress } from './address-fields.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import type { DeliveryWay } from './delivery-way.ts';
import { DELIVERY_WORDS } from './delivery-words.ts';
import { money, type Currency } from './money.ts';
import { dutyText, isUnderLaw, type Purchase } from './law.ts';
import { PAID_WORDS } from './paid-words.ts';
import { Pickup } from './pickup.tsx';
import { said } from './said.ts';
import { Sum } from './sum.tsx';
import { allergensOf, SHOP_WORDS } from './words.ts';

export interface ReviewedLine {
  field: string;
  name: string;
  typed: string;
  /** Of what was typed; null where that is no quantity. */
  sum: number | null;
  allergens: readonly Allergen[] | null;
}
/** How it is received, and what could be chosen. */
interface ReviewedDelivery {
  ways: readonly DeliveryWay[];
  /** Null: it is collected. */
  way: DeliveryWay | null;
  cents: number;
  typed: Address;
  /** Null: nothing is delivered. */
  country: string | null;
}
interface ReviewProps {
  doc: SiteDocument;
  r: Kit;
  currency: Currency;
  lines: readonly ReviewedLine[];
  delivery: ReviewedDelivery;
  /** With its delivery. */
  total: number;
  /** Of the page of the order, random. */
  orderKey: string;
  /** Tells what is shown here from what may be shown later. */
  terms: string;
  faults: readonly Fault[];
  typed: Readonly<Details>;
  limits: Readonly<Record<DetailField, number>>;
  /** The box for letters was ticked. */
  isNewsTicked: boolean;
  /** Whether the age is asked, and what was said. */
  age: { isAsked: boolean; isAdult: boolean };
  note: string;
  keepDays: number;
  /** Paid by card on the site, else when it is handed over. */
  isPaid: boolean;
  /** What the law wants its buyer to read; nothing of what is only reserved and collected. */
  law: readonly string[];
}

const REVIEW = '/shop/review';
const ORDER = '/shop/order';

export function ReviewPage(props: ReviewProps) {
  const {
    doc,
    r,
    currency,
    lines,
    delivery,
    total,
    orderKey,
    terms,
    faults,
    typed,
    limits,
    age,
    note,
    keepDays,
    law,
    isPaid,
    isNewsTicked,
  } = props;
  const words = SHOP_WORDS[doc.lang];
  const paid = PAID_WORDS[doc.lang];
  const { way } = delivery;
  const purchase: Purchase = { isPaid, isDelivered: way !== null };
  const reserve = way ? DELIVERY_WORDS[doc.lang].send : words.send;
  const send = isPaid ? paid.send : reserve;
  // What is bought is confirmed by mail: a telephone alone is not enough.
  const asked = {
    ...words,
    ...(isPaid && { contactHint: paid.mailNeeded }),
    // Who has it brought does not pass by.
    ...(way && { noteHint: DELIVERY_WORDS[doc.lang].noteHint }),
  };
  const duty = isPaid ? { title: paid.send, text: dutyText(total, currency, doc.lang, purchase) } : undefined;
  return (
    <>
      <h1>{words.reviewTitle}</h1>
      {/* Without noValidate a browser would speak its own language over ours. */}
      <form className="ask" action={actPath(doc, ORDER)} method="post" noValidate>
        {/* What Enter presses is the first button of a form. */}
        <button className="ask-hp" type="submit" tabIndex={-1} aria-hidden="true">
          {send}
        </button>
        <Faults title={words.error.title} faults={faults} />
        <ul className="shop-list">
          {lines.map(({ field, name, typed: quantity, sum, allergens }) => (
            <li key={field}>
              <div className="shop-what">
                <h2>{name}</h2>
                {allergens && <small>{allergensOf(allergens, doc.lang)}</small>}
                {sum !== null && <span className="shop-price">{money(sum, currency, doc.lang)}</span>}
              </div>
              <span className="shop-many">
                <input
                  id={`f-${field}`}
                  name={field}
                  defaultValue={quantity}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={2}
                  aria-label={said(words.quantityOf, { name })}
                  aria-invalid={faults.some((fault) => fault.field === field) || undefined}
                />
              </span>
            </li>
          ))}
        </ul>
        {delivery.country !== null && delivery.ways.length > 0 && (
          <DeliveryChoice
            ways={delivery.ways}
            currency={currency}
            country={delivery.country}
            lang={doc.lang}
            chosen={way?.id ?? ''}
            faults={faults}
          />
        )}
        <Sum doc={doc} currency={currency} total={total} delivery={way && { name: way.name, cents: delivery.cents }} />
        <div className="ask-acts">
          <button className="shop-quiet" type="submit" formAction={actPath(doc, REVIEW)}>
            {words.update}
          </button>
          <a href={r.page('shop')}>{words.addMore}</a>
        </div>
        <Pickup
          doc={doc}
          r={r}
          note={note}
          keepDays={keepDays}
          duty={duty}
          delivery={way && { name: way.name, to: '' }}
        />
        <h2>{words.detailsTitle}</h2>
        <input type="hidden" name="key" value={orderKey} />
        <input type="hidden" name="total" value={total} />
        <input type="hidden" name="terms" value={terms} />
        <input type="hidden" name="mode" value={isPaid ? 'paid' : 'reserve'} />
        <input type="hidden" name="shown" value={way?.id ?? ''} />
        <DetailFields words={asked} typed={typed} faults={faults} limits={limits} withNote />
        {way && delivery.country !== null ? (
          <AddressFields lang={doc.lang} typed={delivery.typed} faults={faults} country={delivery.country} />
        ) : (
          <KeptAddress typed={delivery.typed} />
        )}
        <NewsTick doc={doc} isTicked={isNewsTicked} />
        {age.isAsked && (
          <label className="ask-check">
            <input id="f-adult" type="checkbox" name="adult" value="1" defaultChecked={age.isAdult} />
            <span>{words.adult}</span>
          </label>
        )}
        {isUnderLaw(purchase) && <Law title={paid.lawTitle} texts={isPaid ? [...law, paid.payOn] : law} />}
        <p className="ask-note">
          {words.privacyNote} <a href={r.page('privacy')}>{words.privacyLink}</a>
        </p>
        <button className="button" type="submit">
          {send}
        </button>
      </form>
    </>
  );
}

/** Open, and before the button: it is read by whoever wants to, and hidden from nobody. */
function Law({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      {texts.map((text) => (
        <p key={text} className="ask-note">
          {text}
        </p>
      ))}
    </section>
  );
}
