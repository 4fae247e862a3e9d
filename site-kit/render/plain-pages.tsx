/** Inside of the pages that every site has besides its home page: heading and running text, drawn by the layout. */
import { askedFor, isSober, LEFT_HERE, type LeftHere, type SiteDocument } from '../document.ts';
import type { Kit } from '../layouts/contract.ts';
import { find } from '../layouts/parts/find.ts';
import { BLOCK_PRIVACY } from './block-privacy.ts';
import { BOOKING_PRIVACY } from './booking-privacy.ts';
import { DEPOSIT_PRIVACY } from './deposit-privacy.ts';
import { withForms, formsSentence } from './forms-sentence.ts';
import { DELIVERY_PRIVACY, PAID_PRIVACY, SHOP_PRIVACY } from './shop-privacy.ts';
import { KEPT_SENTENCE } from './kept-sentence.ts';
import { LEGAL, type LegalPage } from './legal-text.ts';
import { NEWS_PRIVACY } from './news-privacy.ts';
import { SOURCE_WORDS } from '../provenance/words.ts';
import { QUALITY_WORDS } from '../quality/words.ts';
import type { OwnPageName, ReportPage, RoomPage, SitePage } from './options.ts';
import { OWN_WORDS } from './words.ts';

export function plainTitle(doc: SiteDocument, page: Exclude<SitePage, 'home' | RoomPage | OwnPageName>): string {
  if (page === 'not-found') return OWN_WORDS[doc.lang].notFoundTitle;
  if (page === 'sources') return SOURCE_WORDS[doc.lang].title;
  return page === 'quality' ? QUALITY_WORDS[doc.lang].title : LEGAL[doc.lang][page].title;
}

/** Who answers for the data and where to reach them: address, phone, mail, legal lines of the document. */
function Controller({ doc, r }: { doc: SiteDocument; r: Kit }) {
  const contact = find(doc, 'contact');
  const ways = [contact?.email, contact?.phone].filter((way) => way !== undefined && way !== null);
  return (
    <address>
      {[...(contact?.address ?? []), ...doc.footer.legal].map((line) => (
        <div key={line.value}>{r.t(line)}</div>
      ))}
      {ways.map(({ label, href }) => (
        <div key={href}>
          <a href={r.href(href)}>{r.t(label)}</a>
        </div>
      ))}
    </address>
  );
}

type TextPage = Exclude<SitePage, 'home' | ReportPage | RoomPage | OwnPageName>;

/** What is true of this site: where visitors book, order or subscribe, the forms and what becomes of them, before what rights they have. */
function blocksOf(doc: SiteDocument, page: 'privacy' | 'cookies'): LegalPage['blocks'] {
  const { lang } = doc;
  const { blocks } = LEGAL[lang][page];
  const forms = formsSentence(doc);
  if (page !== 'privacy') return blocks;
  const [who, data, ...rest] = blocks;
  return [
    ...(who ? [who] : []),
    ...(data ? [forms === null ? data : { ...data, text: withForms(data.text, lang, forms) }] : []),
    ...rest.slice(0, -1),
    ...LEFT_HERE.flatMap((what) => blockOf(doc, what)),
    ...rest.slice(-1),
  ];
}

/** What becomes of what visitors leave: where they are asked for it, and where it is kept from before. */
function blockOf(doc: SiteDocument, what: LeftHere): LegalPage['blocks'] {
  const { lang, trade } = doc;
  const block = {
    booking: BOOKING_PRIVACY[lang][isSober(trade) ? 'health' : 'usual'],
    deposit: DEPOSIT_PRIVACY[lang],
    order: SHOP_PRIVACY[lang],
    delivery: DELIVERY_PRIVACY[lang],
    card: PAID_PRIVACY[lang],
    newsletter: NEWS_PRIVACY[lang],
    block: BLOCK_PRIVACY[lang],
  }[what];
  if (askedFor(doc).includes(what)) return [block];
  if (!doc.kept?.includes(what)) return [];
  // Nobody has done anything there that could be done no more.
  return what === 'block' ? [block] : [{ ...block, text: `${KEPT_SENTENCE[lang]} ${block.text}` }];
}

/** Us: by brand, and as we are registered once the business has agreed with us. */
const processorOf = ({ processor }: SiteDocument): string => (processor ? `Vetrina (${processor})` : 'Vetrina');

export function PlainText({ doc, page, r }: { doc: SiteDocument; page: TextPage; r: Kit }) {
  const title = plainTitle(doc, page);
  const words = OWN_WORDS[doc.lang];
  const home = (
    <p>
      <a href={r.page('home')}>{words.backHome}</a>
    </p>
  );
  if (page === 'not-found') {
    return (
      <>
        <h1>{title}</h1>
        <p>{words.notFoundText}</p>
        {home}
      </>
    );
  }
  return (
    <>
      <h1>{title}</h1>
      {blocksOf(doc, page).map(({ heading, text }, index) => (
        <section key={text}>
          {heading && <h2>{heading}</h2>}
          <p>{text.replaceAll('{name}', () => doc.name.value).replaceAll('{processor}', () => processorOf(doc))}</p>
          {page === 'privacy' && index === 0 && <Controller doc={doc} r={r} />}
        </section>
      ))}
      {home}
    </>
  );
}
