import type { ReactNode } from 'react';
import type { Ctx } from '../../platform/ctx.ts';
import type { SiteDocument } from '../../site-kit/document.ts';
import type { Kit } from '../../site-kit/layouts/contract.ts';
import type { RoomPage } from '../../site-kit/render/page-names.ts';
import { renderSitePage } from '../../site-kit/render/render-site-page.tsx';
import { contentSecurityPolicy } from '../../site-kit/render/security.ts';
import type { SiteActAnswer } from './site-acts.ts';

export interface RoomPageToDraw {
  page: RoomPage;
  doc: SiteDocument;
  origin: string;
  title: string;
  /** Of a page that search engines are told of. */
  description?: string;
  draw: (r: Kit) => ReactNode;
}

/** A page of a room in the look of its site; its fonts and pictures are files of the version that is published. */
export const roomPage = (ctx: Ctx, { page, doc, origin, title, description, draw }: RoomPageToDraw): string =>
  renderSitePage(doc, page, {
    mode: 'paid',
    origin,
    now: ctx.clock.now(),
    photoUrl: (photo, width, format) => `/p/${photo}-${width}.${format}`,
    fontUrl: (file) => `/f/${file}`,
    room: { title, description: description ?? null, isListed: description !== undefined, draw },
  });

/** The same as the answer to an act. */
export function roomPageAnswer(
  ctx: Ctx,
  { status = 200, ...page }: RoomPageToDraw & { status?: number | undefined },
): SiteActAnswer {
  const html = roomPage(ctx, page);
  return { status, body: html, headers: { 'content-security-policy': contentSecurityPolicy(html) } };
}
