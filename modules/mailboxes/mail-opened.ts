import type { TxCtx } from '../../platform/ctx.ts';
import { shownName } from '../../site-kit/shown-name.ts';
import { mailOfName } from './mail-of-name.ts';

/** Tells the owner that the boxes which were chosen with the order receive, and leads to their passwords. Once for a name. */
export function mailOpened(
  ctx: TxCtx,
  name: { orderId: string; domain: string },
  names: readonly string[],
): Promise<void> {
  const written = shownName(name.domain);
  const addresses = names.map((each) => `${each}@${written}`);
  return mailOfName(ctx, name, {
    kind: 'mailboxes-opened',
    occasion: name.domain,
    values: (lang) => ({ addresses: new Intl.ListFormat(lang).format(addresses) }),
  });
}
