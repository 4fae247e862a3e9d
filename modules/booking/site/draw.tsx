import type { Ctx } from '../../../platform/ctx.ts';
import {
  drawRoomPage,
  roomPageAnswer,
  type AnswerOfRoom,
  type PageOfRoom,
  type SiteActAnswer,
} from '../../sites/index.server.ts';

type Page = Omit<PageOfRoom, 'page'>;

/** A page of booking in the look of its site. */
export const drawPage = (ctx: Ctx, page: Page): string => drawRoomPage(ctx, { ...page, page: 'book' });

/** The same as the answer to an act. */
export const pageAnswer = (
  ctx: Ctx,
  page: Page & Pick<AnswerOfRoom, 'lasting' | 'forms'>,
  status = 200,
): SiteActAnswer => roomPageAnswer(ctx, { ...page, page: 'book', status });
