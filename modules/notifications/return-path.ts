import type { Ctx } from '../../platform/ctx.ts';

const PREFIX = 'returns+';

/**
 * Envelope sender of a mail: an address of its own at the sender's domain, so that a mail that comes back names itself
 * whatever its body looks like.
 */
export function returnPath(
  ctx: Ctx,
  { mailId, from = ctx.config.mail.from }: { mailId: string; from?: string },
): string {
  const sender = /<?([^\s<>]+)>?$/.exec(from)?.[1] ?? '';
  const [name = ''] = mailId.split('@');
  return `${PREFIX}${name}@${sender.slice(sender.lastIndexOf('@') + 1)}`;
}

/** The name inside such an address, or null. */
export const nameOfReturn = (address: string): string | null =>
  /^returns\+([0-9a-f]{32})@/i.exec(address)?.[1]?.toLowerCase() ?? null;
