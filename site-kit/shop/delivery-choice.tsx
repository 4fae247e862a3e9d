/** How an order is received: collected, or by one of the shop's ways of delivery, chosen before any name is asked. */
import { Fragment } from 'react';
import type { Lang } from '../document.ts';
import type { Fault } from '../forms/ask-field.tsx';
import { countryName } from './country-name.ts';
import { isBeginning, type DeliveryWay } from './delivery-way.ts';
import { DELIVERY_WORDS } from './delivery-words.ts';
import { money, type Currency } from './money.ts';
import { said } from './said.ts';
import { SHOP_WORDS } from './words.ts';

export interface ShownWays {
  ways: readonly DeliveryWay[];
  currency: Currency;
  /** ISO 3166-1: they go nowhere else. */
  country: string;
  lang: Lang;
}

/** "4,00 €", "gratis" */
export const deliveryCost = (cents: number, currency: Currency, lang: Lang): string =>
  cents === 0 ? DELIVERY_WORDS[lang].free : money(cents, currency, lang);

/** From which goods on it is free, from which on it is there at all, and how far it goes. */
export function wayConditions({ freeFrom, least, area }: DeliveryWay, shown: Omit<ShownWays, 'ways'>): string {
  const { currency, lang, country } = shown;
  const words = DELIVERY_WORDS[lang];
  const price = (cents: number) => ({ price: money(cents, currency, lang) });
  // A sentence that ends with an ellipsis has no full stop.
  const reach = (codes: readonly string[]) =>
    said(words.codes, { name: codes.map((code) => named(code, country)).join(', ') }).replace(/…\.$/, '…');
  return [
    ...(freeFrom === null ? [] : [said(words.freeFrom, price(freeFrom))]),
    ...(least > 0 ? [said(words.least, price(least))] : []),
    area === null ? said(words.country, { name: countryName(country, lang) }) : reach(area),
  ].join(' ');
}
/** "55100", and "551…" of those that begin so. */
const named = (code: string, country: string): string => (isBeginning(code, country) ? `${code}…` : code);

interface ChoiceProps extends ShownWays {
  /** Id of the way that is chosen; '' where it is collected. */
  chosen: string;
  faults: readonly Fault[];
}

export function DeliveryChoice({ chosen, faults, ...shown }: ChoiceProps) {
  const { ways, currency, lang } = shown;
  const words = DELIVERY_WORDS[lang];
  const fault = faults.find(({ field }) => field === 'way');
  return (
    <fieldset id="f-way" tabIndex={-1}>
      <legend>{words.how}</legend>
      {fault && <span className="ask-error">{fault.text}</span>}
      <div className="ask-choices">
        <label>
          <input type="radio" name="way" value="" defaultChecked={chosen === ''} />
          <span>{words.collect}</span>
          <i>{words.free}</i>
        </label>
        {ways.map((way) => (
          <label key={way.id}>
            <input type="radio" name="way" value={way.id} defaultChecked={chosen === way.id} />
            <span>
              {way.name}
              <small>{wayConditions(way, shown)}</small>
            </span>
            <i>{deliveryCost(way.price, currency, lang)}</i>
          </label>
        ))}
      </div>
      <p className="ask-note">{said(words.update, { name: SHOP_WORDS[lang].update })}</p>
    </fieldset>
  );
}

/** On the page of the shop, before anything is chosen. */
export function DeliveryWays(shown: ShownWays) {
  const { ways, currency, lang } = shown;
  return (
    <section className="ask-part">
      <h2>{DELIVERY_WORDS[lang].delivery}</h2>
      <dl className="ask-sum">
        {ways.map((way) => (
          <Fragment key={way.id}>
            <dt>
              {way.name}: {deliveryCost(way.price, currency, lang)}
            </dt>
            <dd>{wayConditions(way, shown)}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
