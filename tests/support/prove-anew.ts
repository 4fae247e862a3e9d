/** Who holds an order shows anew who they are, as a person does before money or people's data. */
import { proveOrder, proveSite, type OrderAccess, type SiteAccess } from '../../modules/access/index.server.ts';
import { enterByPages } from '../../modules/ordering/index.server.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { isAppError } from '../../platform/errors.ts';

/** By the login at the social network, where this page is theirs. Returns the secret that their browser has from then on. */
export function provedByPage(ctx: Ctx, page: string): Promise<string> {
  const pageLogin = {
    startUrl: () => '',
    pagesOf: () => Promise.resolve({ pageIds: [page] }),
    ownerOf: () => Promise.reject(new Error('nobody asks who it is')),
    personToErase: () => null,
  };
  return enterByPages({ ...ctx, ports: { ...ctx.ports, pageLogin } }, { code: 'good', redirectUri: '' });
}

interface Holder {
  ctx: () => Ctx;
  proveAnew: () => Promise<void>;
}
/** What `ask` wants, and who asks has proved who they are where it was long ago. */
export async function provedAnew<Proof>(
  { proveAnew }: Pick<Holder, 'proveAnew'>,
  ask: () => Promise<Proof>,
): Promise<Proof> {
  try {
    return await ask();
  } catch (error) {
    if (!isAppError(error, 'access.prove-again')) throw error;
  }
  await proveAnew();
  return ask();
}

/** The right to money and people of a site, for its owner. */
export const dispose = (owner: Holder, siteId: string): Promise<SiteAccess<'dispose'>> =>
  provedAnew(owner, () => proveSite(owner.ctx(), 'dispose', siteId));
/** The same to all that is kept with an order. */
export const disposeOrder = (owner: Holder & { id: () => string }): Promise<OrderAccess<'dispose'>> =>
  provedAnew(owner, () => proveOrder(owner.ctx(), 'dispose', owner.id()));
