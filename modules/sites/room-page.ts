import type { Ctx } from '../../platform/ctx.ts';
import { translationOf, type SiteDocument } from '../../site-kit/document.ts';
import { pagePath, type RenderOptions, type RoomPage, type SitePage } from '../../site-kit/render/options.ts';
import { renderSitePage } from '../../site-kit/render/render-site-page.tsx';
import { contentSecurityPolicy } from '../../site-kit/render/security.ts';
import type { LastingPlace, SiteActAnswer } from './site-acts.ts';

type Drawn = NonNullable<RenderOptions['room']>;
export interface PageOfRoom extends Pick<Drawn, 'title' | 'draw' | 'path' | 'jsonLd' | 'isAnswer'> {
  page: RoomPage;
  doc: SiteDocument;
  origin: string;
  /** Of a page that search engines are told of. */
  description?: string;
}

/** A page of a room in the look of its site; its fonts and pictures are files of the version that is published. */
export const drawRoomPage = (ctx: Ctx, { page, doc, origin, description, ...room }: PageOfRoom): string =>
  renderSitePage(doc, page, {
    mode: 'paid',
    origin,
    now: ctx.clock.now(),
    photoUrl: (photo, width, format) => `/p/${photo}-${width}.${format}`,
    fontUrl: (file) => `/f/${file}`,
    room: { ...room, description: description ?? null, isListed: description !== undefined },
  });

export interface AnswerOfRoom extends PageOfRoom {
  status?: number;
  /** Another origin to which a form of the page leads in the end. */
  forms?: string | undefined;
  /** Of the act that it answers. */
  lasting?: LastingPlace | null;
}
/** The same as the answer to an act. */
export function roomPageAnswer(
  ctx: Ctx,
  { status = 200, forms, lasting = null, ...page }: AnswerOfRoom,
): SiteActAnswer {
  const html = lasting ? drawLasting(ctx, page, lasting) : drawRoomPage(ctx, { ...page, isAnswer: true });
  const policy = contentSecurityPolicy(html, forms === undefined ? {} : { forms });
  return { status, body: html, headers: { 'content-security-policy': policy } };
}

/** Under which fonts of sites are found on our own host. */
export const LASTING_FONTS = '/o/f/';

/** On our own host: in the look of the site, and without any of its pages and pictures, which may be gone. */
function drawLasting(ctx: Ctx, { page, doc, title, draw }: PageOfRoom, place: LastingPlace): string {
  return renderSitePage(alone(doc), page, {
    ...lastingOptions(ctx, doc, place),
    room: { title, draw, description: null, isListed: false },
  });
}

/** What the site says of privacy or of cookies, for whoever has left something there. */
export function lastingLegalPage(
  ctx: Ctx,
  doc: SiteDocument,
  { page, place }: { page: 'privacy' | 'cookies'; place: LastingPlace },
): SiteActAnswer {
  const { booking, shop, newsletter, processor } = doc;
  const told = {
    ...(booking && { booking }),
    ...(shop && { shop }),
    ...(newsletter && { newsletter }),
    ...(processor && { processor }),
  };
  const html = renderSitePage({ ...alone(doc), ...told }, page, lastingOptions(ctx, doc, place));
  return { status: 200, body: html, headers: { 'content-security-policy': contentSecurityPolicy(html) } };
}

const lastingOptions = (ctx: Ctx, doc: SiteDocument, { path, site }: LastingPlace): RenderOptions => ({
  mode: 'paid',
  origin: ctx.config.publicUrl,
  now: ctx.clock.now(),
  isAway: true,
  photoUrl: () => '',
  fontUrl: (file) => `${LASTING_FONTS}${file}`,
  path: (to: SitePage) => {
    const legal = to === 'privacy' || to === 'cookies' ? to : null;
    if (site === null) return legal === null ? path : `${path}/${legal}`;
    return site + pagePath({}, legal ?? 'home', translationOf(doc));
  },
});

const ON_SITE = new Set(['shop', 'book', 'news']);
/** Of a document what stands round every page: name, look, telephone, whose it is. */
function alone(doc: SiteDocument): SiteDocument {
  const { pages: _pages, languages: _languages, booking: _booking, shop: _shop, newsletter: _news, ...rest } = doc;
  const actions = doc.actions.filter(({ kind }) => !ON_SITE.has(kind));
  return { ...rest, actions, sections: [], photos: {}, logo: null };
}
