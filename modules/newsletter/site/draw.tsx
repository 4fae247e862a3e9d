import type { ReactNode } from 'react';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Kit } from '../../../site-kit/layouts/contract.ts';
import {
  drawRoomPage,
  roomPageAnswer,
  type AnswerOfRoom,
  type LiveSite,
  type SiteActAnswer,
} from '../../sites/index.server.ts';

interface Page {
  title: string;
  /** Of a page that search engines are told of. */
  description?: string;
  draw: (r: Kit) => ReactNode;
}
type Of = Pick<LiveSite, 'document' | 'url'>;

export const drawNews = (ctx: Ctx, { document: doc, url: origin }: Of, page: Page): string =>
  drawRoomPage(ctx, { page: 'news', doc, origin, ...page });

type Answered = Page & Pick<AnswerOfRoom, 'lasting'>;
export const newsAnswer = (ctx: Ctx, { document: doc, url: origin }: Of, page: Answered, status = 200): SiteActAnswer =>
  roomPageAnswer(ctx, { page: 'news', doc, origin, ...page, status });
