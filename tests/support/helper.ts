/** Somebody whom the owner of a site lets help: invited by mail, with a browser of their own. */
import { acceptInvitation } from '../../modules/access/accept-invitation.ts';
import { inviteHelper } from '../../modules/access/invite-helper.ts';
import { proveSite } from '../../modules/access/index.server.ts';
import type { HelperRole } from '../../modules/access/rights.rules.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { TestProduct } from './product.ts';
import { another } from './shopper.ts';

type Invited = Pick<TestProduct, 'as' | 'drain' | 'mail'>;

/** The key in the youngest invitation to this address. */
export function invitationKey(product: Pick<TestProduct, 'mail'>, mail: string): string {
  const found = product.mail
    .messages()
    .filter(({ to }) => to.includes(mail))
    .flatMap(({ text }) => /\/manager\/helper#([\w-]{43})/.exec(text)?.[1] ?? []);
  return found[0] ?? '';
}

export async function newHelper(
  product: Invited,
  {
    owner,
    site,
    role,
    mail = `${another('aiuto')}@settegufi.example`,
  }: { owner: Ctx; site: string; role: HelperRole; mail?: string },
) {
  await inviteHelper(owner, { by: await proveSite(owner, 'manage', site), mail, role });
  await product.drain();
  const { secret } = await acceptInvitation(product.as(null), { key: invitationKey(product, mail) });
  return { mail, secret, ctx: () => product.as(secret) };
}
