import { readAddress } from '../../../site-kit/forms/address.ts';
import type { Fault } from '../../../site-kit/forms/ask-field.tsx';
import { byPhone } from '../../../site-kit/forms/by-phone.ts';
import { isNewsTicked, newsTickFaults } from '../../../site-kit/forms/news-tick.tsx';
import {
  alsoWrong,
  DETAIL_LIMITS,
  NOTHING_TYPED,
  readDetails,
  type ReadDetails,
} from '../../../site-kit/forms/read-details.ts';
import { find } from '../../../site-kit/layouts/parts/find.ts';
import type { Kit } from '../../../site-kit/layouts/contract.ts';
import { DELIVERY_WORDS } from '../../../site-kit/shop/delivery-words.ts';
import { lawText, purchaseOf } from '../../../site-kit/shop/law.ts';
import { PAID_WORDS } from '../../../site-kit/shop/paid-words.ts';
import { ReviewPage } from '../../../site-kit/shop/review-page.tsx';
import { SHOP_WORDS } from '../../../site-kit/shop/words.ts';
import { isAppError } from '../../../platform/errors.ts';
import {
  askForNews,
  isVisitorKey,
  newVisitorKey,
  roomPageAnswer,
  siteIn,
  type SiteActAnswer,
} from '../../sites/index.server.ts';
import { orderByKey } from '../change-order.ts';
import { findShop, isOpen } from '../find-shop.ts';
import { openOrderPayment } from '../pay-order.ts';
import { placeOrder } from '../place-order.ts';
import { fieldOf, reviewOrder, type Review } from '../review-order.ts';
import { termsOf } from '../terms.ts';
import type { Asked } from './asked.ts';
import { payPages } from './pay-pages.ts';
import { readDelivery } from './read-delivery.ts';
import { faultsOf } from './review-faults.ts';

/** What was chosen and what it comes to, at the prices of now; what was typed stays. */
export async function answerReview(asked: Asked): Promise<SiteActAnswer> {
  const { shop, act } = asked;
  if (!isOpen(shop)) return closed(asked, SHOP_WORDS[shop.site.document.lang].error.closed);
  const review = reviewOrder(shop, act.form);
  const read = { ...NOTHING_TYPED, typed: readDetails(act.form, SHOP_WORDS[shop.site.document.lang].error).typed };
  return page(asked, review, { read, faults: faultsOf(shop, review) });
}

/** Another total, another way to pay, or nothing left of it. */
const MOVED_ON = ['shop.sold-out', 'shop.price-changed', 'takings.not-active'];

/** Places the order and leads to its payment, or to its page; anything that is wrong is said beside what was typed, and nothing is kept. */
export async function answerOrder(asked: Asked): Promise<SiteActAnswer> {
  const { ctx, shop, act } = asked;
  const { form } = act;
  const { lang } = shop.site.document;
  const { error: words } = SHOP_WORDS[lang];
  if (!isOpen(shop)) return again(asked, closed(asked, words.closed));
  const review = reviewOrder(shop, form);
  const { document: doc } = shop.site;
  const given = readDetails(form, words);
  // One thing is wrong with an empty address, whatever it is wanted for.
  const needsMail = shop.mode === 'paid' && given.typed.mail.trim() === '';
  const mailFaults = needsMail ? [{ field: 'mail', text: PAID_WORDS[lang].mailNeeded }] : newsTickFaults(doc, form);
  const shown = form.get('shown') ?? '';
  const areOtherWays = shown !== (review.way?.id ?? '');
  const place = readDelivery(shop, review, form);
  // Whoever has just chosen to have it delivered was not asked where to yet.
  const read = alsoWrong(given, [...(areOtherWays ? [] : place.faults), ...mailFaults]);
  const isAdult = form.get('adult') === '1';
  const ageFault = review.hasAlcohol && !isAdult ? [{ field: 'adult', text: words.age }] : [];
  const faults = [...faultsOf(shop, review), ...read.faults, ...ageFault];
  const terms = termsOf(shop, variantsOf(review), review.way?.id ?? null);
  const isSame = form.get('total') === String(review.total) && (form.get('mode') ?? 'reserve') === shop.mode;
  const areOthers = form.get('terms') !== terms;
  const why = areOtherWays ? DELIVERY_WORDS[lang].error.changed : isSame ? words.terms : words.changed;
  const changed = isSame && !areOthers && !areOtherWays ? [] : [{ field: areOtherWays ? 'way' : '', text: why }];
  // What people do not see only programs fill in.
  if (faults.length > 0 || changed.length > 0 || !read.details || form.get('extra'))
    return again(asked, page(asked, review, { read, faults: [...changed, ...faults], isRefused: true }));
  const key = keyOf(form);
  const lines = review.lines.map(({ variant, quantity }) => ({ variant: variant.id, quantity: quantity ?? 0 }));
  const buyer = { ...read.details, key };
  const { delivery } = place;
  let url: string | null = null;
  try {
    const wanted = { shop, lines, total: review.total, mode: shop.mode, terms, isAdult, buyer, delivery };
    const order = await placeOrder(ctx, wanted);
    if (order.state === 'awaiting-payment') url = await openOrderPayment(ctx, shop, order);
  } catch (error) {
    if (isAppError(error, 'shop.closed')) return closed(asked, words.closed);
    if (isAppError(error, 'shop.too-many-orders')) return closed(asked, words.tooMany);
    if (isAppError(error, 'shop.by-phone'))
      return page(asked, review, { read, faults: [byPhone(doc)], isRefused: true });
    if (!MOVED_ON.some((code) => isAppError(error, code))) throw error;
    return afresh(asked, read);
  }
  await askForNews(ctx, { act, doc, mail: buyer.mail });
  return { status: 303, headers: { location: url ?? `/_/shop/o/${key}` } };
}

/** Sent twice, or after the last piece went into this very order: its page is there. */
async function again(asked: Asked, answer: SiteActAnswer): Promise<SiteActAnswer> {
  const key = keyOf(asked.act.form);
  const known = await orderByKey(asked.ctx, { siteId: asked.act.siteId, key }).catch(() => null);
  return known ? { status: 303, headers: { location: `/_/shop/o/${key}` } } : answer;
}

/** Somebody else was quicker, or the owner changed a price meanwhile: the present state, and which line it is. */
async function afresh(asked: Asked, read: ReadDetails): Promise<SiteActAnswer> {
  const found = (await findShop(asked.ctx, asked.act.siteId)) ?? asked.shop;
  const shop = { ...found, site: siteIn(found.site, asked.act.lang) };
  const review = reviewOrder(shop, asked.act.form);
  const faults = faultsOf(shop, review);
  const { changed } = SHOP_WORDS[shop.site.document.lang].error;
  return page({ ...asked, shop }, review, {
    read,
    faults: faults.length > 0 ? faults : [{ field: '', text: changed }],
    isRefused: true,
  });
}

const variantsOf = ({ lines }: Review): string[] => lines.map(({ variant }) => variant.id);

const keyOf = (form: URLSearchParams): string => {
  const posted = form.get('key') ?? '';
  return isVisitorKey(posted) ? posted : newVisitorKey();
};

interface Shown {
  read: ReadDetails;
  faults: Fault[];
  /** It was to be an order, and is none. */
  isRefused?: boolean;
}
function page({ ctx, shop, act }: Asked, review: Review, { read, faults, isRefused = false }: Shown): SiteActAnswer {
  const { site, settings, mode } = shop;
  const { document: doc, url: origin } = site;
  const words = SHOP_WORDS[doc.lang];
  const law = lawText(
    review.lines.map(({ name, product }) => ({ name, withdrawal: product.withdrawal })),
    doc.lang,
    purchaseOf({ mode, delivery: review.way }),
  );
  const status = isRefused || review.lines.length === 0 ? 422 : 200;
  const given = { page: 'shop', doc, origin, title: words.reviewTitle, status, forms: payPages(ctx, mode) } as const;
  if (review.lines.length === 0)
    return roomPageAnswer(ctx, { ...given, draw: (r) => <Nothing lang={doc.lang} r={r} /> });
  const draw = (r: Kit) => (
    <ReviewPage
      doc={doc}
      r={r}
      currency={settings.currency}
      lines={review.lines.map((line) => ({
        field: fieldOf(line.variant),
        name: line.name,
        typed: line.typed,
        sum: line.quantity === null ? null : line.quantity * line.cents,
        allergens: line.product.kind === 'goods' ? null : line.product.allergens,
      }))}
      delivery={{
        ways: shop.deliveries,
        way: review.way,
        cents: review.delivery,
        typed: readAddress(act.form).typed,
        country: shop.country,
      }}
      total={review.total}
      orderKey={keyOf(act.form)}
      terms={termsOf(shop, variantsOf(review), review.way?.id ?? null)}
      faults={faults}
      typed={read.typed}
      limits={DETAIL_LIMITS}
      isNewsTicked={isNewsTicked(doc, act.form)}
      age={{ isAsked: review.hasAlcohol, isAdult: act.form.get('adult') === '1' }}
      note={settings.note}
      keepDays={settings.keepDays}
      isPaid={mode === 'paid'}
      law={law}
    />
  );
  return roomPageAnswer(ctx, { ...given, draw });
}

function Nothing({ lang, r }: { lang: keyof typeof SHOP_WORDS; r: Kit }) {
  const words = SHOP_WORDS[lang];
  return (
    <>
      <h1>{words.reviewTitle}</h1>
      <p>{words.error.nothing}</p>
      <p>
        <a href={r.page('shop')}>{words.allProducts}</a>
      </p>
    </>
  );
}

/** Nothing can be ordered now: said, with the way to the telephone. */
function closed({ ctx, shop }: Asked, text: string): SiteActAnswer {
  const { document: doc, url: origin } = shop.site;
  const words = SHOP_WORDS[doc.lang];
  const phone = find(doc, 'contact')?.phone;
  const draw = (r: Kit) => (
    <>
      <h1>{words.title}</h1>
      <p>{text}</p>
      {phone && (
        <p>
          {words.callUs} <a href={r.href(phone.href)}>{phone.label.value}</a>
        </p>
      )}
      <p>
        <a href={r.page('home')}>{words.backHome}</a>
      </p>
    </>
  );
  return roomPageAnswer(ctx, { page: 'shop', doc, origin, title: words.title, draw, status: 409 });
}
