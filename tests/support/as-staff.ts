/** The verbs of our staff as agents and operators call them: the proof first, as the routes ask for it. */
import { proveStaff } from '../../modules/access/index.server.ts';
import * as invoicing from '../../modules/invoicing/index.server.ts';
import type { BuyerCorrection } from '../../modules/invoicing/schemas.ts';
import * as operations from '../../modules/operations/index.server.ts';
import type { LetterInput, RefundInput } from '../../modules/operations/schemas.ts';
import * as ordering from '../../modules/ordering/index.server.ts';
import * as previews from '../../modules/previews/index.server.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { LayoutName } from '../../site-kit/names.ts';

const operator = (ctx: Ctx) => ({ by: proveStaff(ctx, 'operator') });
const agent = (ctx: Ctx) => ({ by: proveStaff(ctx, 'agent') });

export const refundOrder = async (ctx: Ctx, orderId: string, refund: RefundInput) =>
  operations.refundOrder(ctx, { ...operator(ctx), orderId, refund });
export const enterLetter = async (ctx: Ctx, orderId: string, letter: LetterInput) =>
  operations.enterLetter(ctx, { ...operator(ctx), orderId, ...letter });
export const resendDocument = async (ctx: Ctx, invoiceId: string, correction: BuyerCorrection) =>
  invoicing.resendDocument(ctx, { ...operator(ctx), invoiceId, correction });
export const allowSecondSale = async (ctx: Ctx, orderId: string, reason: string) =>
  ordering.allowSecondSale(ctx, { ...operator(ctx), orderId, reason });
export const sendPaymentLink = async (ctx: Ctx, id: string) => ordering.sendPaymentLink(ctx, { ...agent(ctx), id });
export const sharePreview = async (ctx: Ctx, id: string, given: { layout: LayoutName | null }) =>
  previews.sharePreview(ctx, { ...agent(ctx), id, ...given });
export const revokePreviewLink = async (ctx: Ctx, linkId: string) =>
  previews.revokePreviewLink(ctx, { ...agent(ctx), linkId });
