import { z } from 'zod';
import { defineJob, type JobDefinition } from '../../platform/jobs.ts';
import { K, type EntitlementKey, type Tier } from './schemas.ts';

/** What a site may do or have. A number says how many, 0 none. */
export interface Entitlements extends Record<EntitlementKey, number | boolean> {
  domain: boolean;
  layouts: number;
  mailboxes: number;
  /** The site follows its page. */
  sync: boolean;
  editor: boolean;
  /** Pages that the owner adds. */
  pages: number;
  /** Texts that we write for the owner, in a contract. */
  texts: number;
  languages: number;
  statistics: boolean;
  adFree: boolean;
  /** Search engines may list it. */
  indexed: boolean;
  shop: boolean;
  booking: boolean;
  newsletter: boolean;
  /** Modules that come later. */
  extensions: boolean;
  /** No limit is sold: what bounds a site is a guard only. */
  unlimited: boolean;
}

const free: Entitlements = {
  domain: false,
  layouts: K.layouts,
  mailboxes: 0,
  sync: false,
  editor: false,
  pages: 0,
  texts: 0,
  languages: 1,
  statistics: false,
  adFree: false,
  indexed: false,
  shop: false,
  booking: false,
  newsletter: false,
  extensions: false,
  unlimited: false,
};
const premium: Entitlements = {
  ...free,
  domain: true,
  mailboxes: K.mailboxes,
  sync: true,
  editor: true,
  pages: K.pages,
  texts: K.texts,
  languages: K.languages,
  statistics: true,
  adFree: true,
  indexed: true,
};
const pro: Entitlements = {
  ...premium,
  shop: true,
  booking: true,
  newsletter: true,
  extensions: true,
  unlimited: true,
};

/** What each tier buys: written here only. */
export const ENTITLEMENTS: Readonly<Record<Tier, Readonly<Entitlements>>> = { free, premium, pro };

/**
 * What a tier buys of this. Asked before a new act only: what somebody has bought, booked or subscribed to outlives a
 * smaller plan. No other code compares the names of plans (tests/walls/plan-names.test.ts).
 */
export const entitled = <K extends EntitlementKey>(tier: Tier, key: K): Entitlements[K] => ENTITLEMENTS[tier][key];

declare module '../../platform/ctx.ts' {
  interface Contributions {
    /** What this room makes true; each key belongs to one room. */
    entitlements: readonly EntitlementKey[];
    /**
     * A job of this room that brings it in line with what the order's plan buys. Runs after a plan went up or down, maybe
     * twice; it asks for the plan when it runs, so that the last of two changes holds. See `entitlementJob`.
     */
    onEntitlementChanged: EntitlementJob;
  }
}

export type EntitlementJob = JobDefinition<{ orderId: string }>;

/** The definition of a room's job for `onEntitlementChanged`; `name` as of every job. */
export const entitlementJob = (name: string): EntitlementJob => defineJob(name, z.object({ orderId: z.string() }));

/** What the rooms that are present make true. Throws where two of them name the same. */
export function madeTrue(rooms: readonly (readonly EntitlementKey[])[]): ReadonlySet<EntitlementKey> {
  const named = rooms.flat();
  const made = new Set(named);
  const [twice] = named.filter((key, index) => named.indexOf(key) !== index);
  if (twice) throw new Error(`two rooms make the entitlement ${twice} true`);
  return made;
}
