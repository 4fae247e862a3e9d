import type { Ctx } from '../../../platform/ctx.ts';
import { roomPage, roomPageAnswer, type RoomPageToDraw, type SiteActAnswer } from '../../sites/index.server.ts';

type Page = Omit<RoomPageToDraw, 'page'>;

export const drawPage = (ctx: Ctx, page: Page): string => roomPage(ctx, { page: 'book', ...page });

/** The same as the answer to an act. */
export const pageAnswer = (ctx: Ctx, page: Page, status?: number): SiteActAnswer =>
  roomPageAnswer(ctx, { page: 'book', ...page, status });
