/** The shop of a site is one order form: quantities are its fields. No cart, and no need of a script. Where its plan has ended, what there is and what it costs. */
import { actPath, type Lang, type SiteDocument } from '../document.ts';
import type { Kit } from '../layouts/contract.ts';
import { Reach } from '../layouts/parts/reach.tsx';
import { Basket } from './basket.tsx';
import { DeliveryWays, type ShownWays } from './delivery-choice.tsx';
import { DELIVERY_WORDS } from './delivery-words.ts';
import { guaranteeText } from './law.ts';
import { PAID_WORDS } from './paid-words.ts';
import { FoodFacts, GoodsFacts, Price, Quantity, type ShownProduct, type ShownShop } from './product-facts.tsx';
import { WITHDRAW_PATH } from './withdraw-path.ts';
import { SHOP_WORDS } from './words.ts';

export interface ShownGroup {
  /** '' where they stand in none. */
  title: string;
  products: readonly ShownProduct[];
}
interface ShopProps {
  doc: SiteDocument;
  r: Kit;
  shop: ShownShop;
  groups: readonly ShownGroup[];
  /** Null: everything is collected. */
  delivery: ShownWays | null;
}

export function ShopPage({ doc, r, shop, groups, delivery }: ShopProps) {
  const words = SHOP_WORDS[doc.lang];
  const isPaid = shop.mode === 'paid';
  // What is sold out can be seen, and begins no order.
  const hasAny = groups.some(({ products }) =>
    products.some(({ variants }) => variants.some(({ free }) => free !== 0)),
  );
  const lead = leadOf(doc.lang, isPaid, delivery !== null);
  // Also of what was bought before it sold otherwise.
  const hasRights = isPaid || delivery !== null || doc.kept?.some((what) => what === 'delivery' || what === 'card');
  if (shop.isPlain)
    return (
      <>
        <h1>{words.plainTitle}</h1>
        <p>{words.plainLead}</p>
        <div className="ask">
          <Reach doc={doc} r={r} />
          <Groups r={r} shop={shop} groups={groups} />
        </div>
        {hasRights && <WithdrawLink doc={doc} />}
      </>
    );
  return (
    <>
      <h1>{delivery ? DELIVERY_WORDS[doc.lang].title : words.title}</h1>
      <p>{hasAny ? lead : words.empty}</p>
      {groups.length > 0 && (
        <form className="ask" action={actPath(doc, '/shop/review')} method="post" noValidate>
          <Groups r={r} shop={shop} groups={groups} />
          {hasAny && <Basket shop={shop} isWhole />}
        </form>
      )}
      {groups.length > 0 && delivery && <DeliveryWays {...delivery} />}
      {isPaid && groups.length > 0 && <p className="ask-note">{guaranteeText(doc.lang)}</p>}
      {hasRights && <WithdrawLink doc={doc} />}
    </>
  );
}

const WithdrawLink = ({ doc }: Pick<ShopProps, 'doc'>) => (
  <p className="ask-more">
    <a href={actPath(doc, WITHDRAW_PATH)}>{PAID_WORDS[doc.lang].askHere}</a>
  </p>
);

function Groups({ r, shop, groups }: Pick<ShopProps, 'r' | 'shop' | 'groups'>) {
  const isSplit = groups.length > 1;
  return groups.map(({ title, products }) => (
    <section key={title} className="ask-part">
      {(isSplit || title) && <h2>{title || SHOP_WORDS[shop.lang].others}</h2>}
      <ul className="shop-list">
        {products.map((product) => (
          <ListedProduct
            key={product.variants[0]?.field}
            product={product}
            r={r}
            shop={shop}
            Heading={isSplit || title ? 'h3' : 'h2'}
          />
        ))}
      </ul>
    </section>
  ));
}

function leadOf(lang: Lang, isPaid: boolean, isDelivered: boolean): string {
  if (isDelivered) return DELIVERY_WORDS[lang][isPaid ? 'paidLead' : 'lead'];
  return (isPaid ? PAID_WORDS : SHOP_WORDS)[lang].lead;
}

interface ListedProps {
  product: ShownProduct;
  r: Kit;
  shop: ShownShop;
  /** Below that of its group, where it stands in one. */
  Heading: 'h2' | 'h3';
}
function ListedProduct({ product, r, shop, Heading }: ListedProps) {
  const { name, href, detail, photo, variants } = product;
  const picture = r.photo(photo, { sizes: '96px', ratio: 1, decorative: true, className: 'shop-photo' });
  const [only] = variants.length === 1 ? variants : [];
  return (
    <li data-photo={picture ? '' : undefined}>
      {picture}
      <div className="shop-what">
        <Heading>{href ? <a href={href}>{name}</a> : name}</Heading>
        {detail && <p>{detail}</p>}
        <FoodFacts product={product} lang={shop.lang} />
        {/* Of what has no page of its own, and can be ordered, all of it stands here. */}
        {!href && !shop.isPlain && <GoodsFacts product={product} lang={shop.lang} />}
        {only && <Price variant={only} product={product} shop={shop} />}
      </div>
      {only && !shop.isPlain && <Quantity variant={only} name={name} lang={shop.lang} />}
      {!only && <Variants product={product} shop={shop} />}
    </li>
  );
}

export function Variants({ product, shop }: { product: ShownProduct; shop: ShownShop }) {
  return (
    <ul className="shop-variants">
      {product.variants.map((variant) => (
        <li key={variant.field}>
          <span className="shop-what">
            {variant.name}
            <Price variant={variant} product={product} shop={shop} />
          </span>
          {!shop.isPlain && (
            <Quantity
              variant={variant}
              name={[product.name, variant.name].filter(Boolean).join(', ')}
              lang={shop.lang}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
