import type { SiteDocument } from '../document.ts';
import { deliveryCost } from './delivery-choice.tsx';
import { DELIVERY_WORDS } from './delivery-words.ts';
import { money, type Currency } from './money.ts';
import { SHOP_WORDS } from './words.ts';

interface SumProps {
  doc: SiteDocument;
  currency: Currency;
  total: number;
  delivery: { name: string; cents: number } | null;
}
/** Where it is delivered, what the goods and the way come to, each for itself. */
export function Sum({ doc, currency, total, delivery }: SumProps) {
  const own = DELIVERY_WORDS[doc.lang];
  return (
    <>
      {delivery && (
        <dl className="ask-sum">
          <dt>{own.goods}</dt>
          <dd>{money(total - delivery.cents, currency, doc.lang)}</dd>
          <dt>{own.delivery}</dt>
          <dd>
            {delivery.name}: {deliveryCost(delivery.cents, currency, doc.lang)}
          </dd>
        </dl>
      )}
      <p className="shop-total">
        <span>{SHOP_WORDS[doc.lang].total}</span> <b>{money(total, currency, doc.lang)}</b>
      </p>
    </>
  );
}
