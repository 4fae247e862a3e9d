/** Whoever holds an order shows anew who they are, before money or people's data: how they can, and the mail for it. */
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { findOrderOfSite, isProvedAnew, proveOrder, proveSite } from '../access/index.server.ts';
import { requireHeldOrder, type OrderRow } from './order-session.ts';
import { provingPlace } from './proving-place.rules.ts';
import { requestManagerLink } from './request-manager-link.ts';
import type { ProofInput, ProofWays } from './schemas.ts';

/** The order whose holder is asked on this screen. Throws http.bad-input for another address, ordering.not-found or sites.not-found (404) to everybody else. */
export async function orderOfPlace(ctx: Ctx, path: string): Promise<OrderRow> {
  const place = provingPlace(path);
  if (!place) throw new AppError('http.bad-input', { status: 400, fields: { back: 'invalid' } });
  if ('order' in place) return requireHeldOrder(ctx, place.order);
  const { siteId } = await proveSite(ctx, 'manage', place.site);
  return requireHeldOrder(ctx, (await findOrderOfSite(ctx, siteId)) ?? '');
}

/** How its holder can prove who they are, and whether they need to. Throws as orderOfPlace does. */
export async function proofWays(ctx: Ctx, { back }: Pick<ProofInput, 'back'>): Promise<ProofWays> {
  const { id, billing } = await orderOfPlace(ctx, back);
  return {
    fresh: await isProvedAnew(ctx, { by: await proveOrder(ctx, 'own', id) }),
    mail: maskedMail(billing.mail),
    social: ctx.ports.pageLogin !== null,
  };
}

/** Has the link written that signs in and leads back, to the order's own address, within the limits of every such link. Throws as orderOfPlace does. */
export async function requestProofLink(ctx: Ctx, { back, lang }: Required<ProofInput>): Promise<void> {
  const { billing } = await orderOfPlace(ctx, back);
  await requestManagerLink(ctx, { mail: billing.mail.toLowerCase(), lang, back });
}

/** Known again by whose it is, and told to nobody else: 'n•••@example.it'. */
function maskedMail(mail: string): string {
  const at = mail.lastIndexOf('@');
  const [first = ''] = mail.slice(0, Math.max(0, at));
  return `${first}•••${mail.slice(at)}`;
}
