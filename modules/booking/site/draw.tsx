import type { ReactNode } from 'react';
import type { Ctx } from '../../../platform/ctx.ts';
import type { SiteDocument } from '../../../site-kit/document.ts';
import type { Kit } from '../../../site-kit/layouts/contract.ts';
import { renderSitePage } from '../../../site-kit/render/render-site-page.tsx';
import { contentSecurityPolicy } from '../../../site-kit/render/security.ts';
import type { SiteActAnswer } from '../../sites/index.server.ts';

interface Page {
  doc: SiteDocument;
  origin: string;
  title: string;
  /** Of a page that search engines are told of. */
  description?: string;
  draw: (r: Kit) => ReactNode;
}

/** A page of booking in the look of its site; its fonts and pictures are files of the version that is published. */
export const drawPage = (ctx: Ctx, { doc, origin, title, description, draw }: Page): string =>
  renderSitePage(doc, 'book', {
    mode: 'paid',
    origin,
    now: ctx.clock.now(),
    photoUrl: (photo, width, format) => `/p/${photo}-${width}.${format}`,
    fontUrl: (file) => `/f/${file}`,
    room: { title, description: description ?? null, isListed: description !== undefined, draw },
  });

/** The same as the answer to an act. */
export function pageAnswer(ctx: Ctx, page: Page, status = 200): SiteActAnswer {
  const html = drawPage(ctx, page);
  return { status, body: html, headers: { 'content-security-policy': contentSecurityPolicy(html) } };
}
