/** What was chosen, what it comes to and how it is collected; below it the few fields that make it an order. All of it can still be changed. */
import { actPath, type SiteDocument } from '../document.ts';
import { DetailFields, Faults, type DetailField, type Details, type Fault } from '../forms/detail-fields.tsx';
import { NewsTick } from '../forms/news-tick.tsx';
import type { Kit } from '../layouts/contract.ts';
import type { Allergen } from './allergens.ts';
import { money, type Currency } from './money.ts';
import { dutyText } from './law.ts';
import { PAID_WORDS } from './paid-words.ts';
import { Pickup } from './pickup.tsx';
import { said } from './said.ts';
import { allergensOf, SHOP_WORDS } from './words.ts';

export interface ReviewedLine {
  field: string;
  name: string;
  typed: string;
  /** Of what was typed; null where that is no quantity. */
  sum: number | null;
  allergens: readonly Allergen[] | null;
}
interface ReviewProps {
  doc: SiteDocument;
  r: Kit;
  currency: Currency;
  lines: readonly ReviewedLine[];
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
  /** Of an order that is paid on the site: what the law wants its buyer to read. */
  law: readonly string[] | null;
}

const REVIEW = '/shop/review';
const ORDER = '/shop/order';

export function ReviewPage(props: ReviewProps) {
  const {
    doc,
    r,
    currency,
    lines,
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
    isNewsTicked,
  } = props;
  const words = SHOP_WORDS[doc.lang];
  const paid = PAID_WORDS[doc.lang];
  const send = law ? paid.send : words.send;
  // What is bought is confirmed by mail: a telephone alone is not enough.
  const asked = law ? { ...words, contactHint: paid.mailNeeded } : words;
  const duty = law ? { title: paid.send, text: dutyText(total, currency, doc.lang) } : undefined;
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
        <p className="shop-total">
          <span>{words.total}</span> <b>{money(total, currency, doc.lang)}</b>
        </p>
        <div className="ask-acts">
          <button className="shop-quiet" type="submit" formAction={actPath(doc, REVIEW)}>
            {words.update}
          </button>
          <a href={r.page('shop')}>{words.addMore}</a>
        </div>
        <Pickup doc={doc} r={r} note={note} keepDays={keepDays} duty={duty} />
        <h2>{words.detailsTitle}</h2>
        <input type="hidden" name="key" value={orderKey} />
        <input type="hidden" name="total" value={total} />
        <input type="hidden" name="terms" value={terms} />
        <input type="hidden" name="mode" value={law ? 'paid' : 'reserve'} />
        <DetailFields words={asked} typed={typed} faults={faults} limits={limits} withNote />
        <NewsTick doc={doc} isTicked={isNewsTicked} />
        {age.isAsked && (
          <label className="ask-check">
            <input id="f-adult" type="checkbox" name="adult" value="1" defaultChecked={age.isAdult} />
            <span>{words.adult}</span>
          </label>
        )}
        {law && <Law title={paid.lawTitle} texts={[...law, paid.payOn]} />}
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
