import type { Ctx } from '../../../platform/ctx.ts';
import { drawRoomPage, roomPageAnswer, type PageOfRoom, type SiteActAnswer } from '../../sites/index.server.ts';

/** A page of booking in the look of its site. */
export const drawPage = (ctx: Ctx, page: PageOfRoom): string => drawRoomPage(ctx, 'book', page);

/** The same as the answer to an act. */
export const pageAnswer = (ctx: Ctx, page: PageOfRoom, status?: number): SiteActAnswer =>
  roomPageAnswer(ctx, 'book', page, status);
