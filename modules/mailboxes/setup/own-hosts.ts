/** Hosts beside a name whose mail is ours: where programs ask for its servers, and servers of strangers for its policy. */
import type { Ctx } from '../../../platform/ctx.ts';
import { mailHostOf } from './has-boxes.ts';
import { answersForPolicy } from './tls-policy.ts';

/** What Thunderbird and Outlook put before the name. */
export const PROGRAM_LABELS = ['autoconfig', 'autodiscover'] as const;

/** The name that such a host stands for; every other as it is. */
export function nameOfHost(host: string): string {
  const label = PROGRAM_LABELS.find((each) => host.startsWith(`${each}.`));
  return label === undefined ? host : host.slice(label.length + 1);
}

/** A certificate is made for each of them, and for no other below the name. */
export async function answersForMail(ctx: Ctx, host: string): Promise<boolean> {
  const name = nameOfHost(host);
  return name === host ? answersForPolicy(ctx, host) : (await mailHostOf(ctx, name)) !== null;
}
