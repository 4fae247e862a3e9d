import type { Ctx } from '../../platform/ctx.ts';
import type { SiteDocument } from '../../site-kit/document.ts';
import type { RenderOptions, RoomPage } from '../../site-kit/render/options.ts';
import { renderSitePage } from '../../site-kit/render/render-site-page.tsx';
import { contentSecurityPolicy } from '../../site-kit/render/security.ts';
import type { SiteActAnswer } from './site-acts.ts';

type Drawn = NonNullable<RenderOptions['room']>;
export interface PageOfRoom extends Pick<Drawn, 'title' | 'draw' | 'path' | 'jsonLd'> {
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

interface Answered extends PageOfRoom {
  status?: number;
  /** Another origin to which a form of the page leads in the end. */
  forms?: string | undefined;
}
/** The same as the answer to an act. */
export function roomPageAnswer(ctx: Ctx, { status = 200, forms, ...page }: Answered): SiteActAnswer {
  const html = drawRoomPage(ctx, page);
  const policy = contentSecurityPolicy(html, forms === undefined ? {} : { forms });
  return { status, body: html, headers: { 'content-security-policy': policy } };
}
