import { createHmac } from 'node:crypto';
import type { Ctx } from '../../platform/ctx.ts';
import { isSigned } from '../../platform/signed.ts';
import { SiteProof } from './proofs.ts';
import type { SiteAccess } from './prove-site.ts';

/** So long the page of a draft opens without a session; whoever edits it asks for the next one by theirs. */
const MINUTES = 30;
const GRANT = /^(sit_[A-Za-z0-9_-]{22})\.(\d{1,10})\.([A-Za-z0-9_-]{43})$/;

const secondsNow = ({ clock }: Pick<Ctx, 'clock'>): number => Math.floor(clock.now().getTime() / 1000);
const signature = (secret: string, siteId: string, until: string): string =>
  createHmac('sha256', secret).update(`site-draft:${siteId}.${until}`).digest('base64url');

/** Opens the draft of one site to a page without a session: part of its address. `until`: when it ends. */
export function siteGrant(
  ctx: Pick<Ctx, 'clock' | 'config'>,
  { by: { siteId } }: { by: SiteAccess<'draft'> },
): { grant: string; until: Date } {
  const until = secondsNow(ctx) + MINUTES * 60;
  return {
    grant: `${siteId}.${until}.${signature(ctx.config.appSecret, siteId, String(until))}`,
    until: new Date(until * 1000),
  };
}

/** That this address was given out for the site and still holds: to see its draft, nothing else. Null where it was not, or has ended. */
export function proveGrant(
  ctx: Pick<Ctx, 'clock' | 'config'>,
  { grant }: { grant: string },
): SiteAccess<'read'> | null {
  const [, siteId = '', until = '', given = ''] = GRANT.exec(grant) ?? [];
  const right = isSigned(ctx.config, given, (secret) => signature(secret, siteId, until));
  return right && Number(until) > secondsNow(ctx) ? new SiteProof(siteId, 'read', { role: 'system', who: null }) : null;
}
