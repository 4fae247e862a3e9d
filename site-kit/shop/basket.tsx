import { LOCALES } from '../locales.ts';
import { BASKET_SCRIPT } from './basket-script.ts';
import type { ShownShop } from './product-facts.tsx';
import { SHOP_WORDS } from './words.ts';

/** The end of a form of the shop: the button that leads to the total, and what is chosen so far for whoever has scripts. */
export function Basket({ shop: { lang, currency }, isWhole }: { shop: ShownShop; isWhole?: boolean }) {
  const words = SHOP_WORDS[lang];
  return (
    <p className="shop-next">
      <button className="button" type="submit">
        {words.review}
      </button>{' '}
      <span
        aria-live="polite"
        data-lang={LOCALES[lang]}
        data-currency={currency}
        data-so={words.soFar}
        data-also={words.alsoChosen}
        data-whole={isWhole ? '' : undefined}
      />
      <script dangerouslySetInnerHTML={{ __html: BASKET_SCRIPT }} />
    </p>
  );
}
