/** One product with all that is known of it, and a small form that leads to the same review as the whole shop. */
import { actPath, type SiteDocument } from '../document.ts';
import type { Kit } from '../layouts/contract.ts';
import { Basket } from './basket.tsx';
import { FoodFacts, GoodsFacts, type ShownProduct, type ShownShop } from './product-facts.tsx';
import { Variants } from './shop-page.tsx';
import { SHOP_WORDS } from './words.ts';

interface ProductProps {
  doc: SiteDocument;
  r: Kit;
  shop: ShownShop;
  product: ShownProduct;
}

export function ProductPage({ doc, r, shop, product }: ProductProps) {
  const words = SHOP_WORDS[doc.lang];
  const { name, detail, ingredients, photo, variants } = product;
  return (
    <>
      <h1>{name}</h1>
      {r.photo(photo, {
        sizes: '(min-width:720px) 560px, 92vw',
        ratio: 4 / 3,
        decorative: true,
        className: 'shop-large',
      })}
      {detail && <p className="shop-detail">{detail}</p>}
      {ingredients && (
        <p className="shop-detail">
          <b>{words.ingredients}</b> {ingredients}
        </p>
      )}
      <GoodsFacts product={product} lang={shop.lang} />
      <FoodFacts product={product} lang={shop.lang} />
      <form className="ask" action={actPath(doc, '/shop/review')} method="post" noValidate>
        <Variants product={product} shop={shop} />
        {variants.some(({ free }) => free !== 0) && <Basket shop={shop} />}
      </form>
      <p className="ask-more">
        <a href={r.page('shop')}>{words.allProducts}</a>
      </p>
    </>
  );
}
