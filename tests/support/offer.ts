import { OF_PLANS } from '../../modules/plans/features.ts';
import { offerOf } from '../../modules/plans/offer.ts';
import type { EntitlementKey, Offer } from '../../modules/plans/schemas.ts';
import type { Contributions } from '../../platform/ctx.ts';
import { contributed } from '../../server/modules.ts';
import { testConfig } from './context.ts';

/** What a demonstration of the present rooms offers. */
export const TEST_OFFER: Offer = offerOf({ config: testConfig(), contributed });

const isOfARoom = (key: EntitlementKey): boolean => !OF_PLANS.some((own) => own === key);

/** Rooms that make true and have configured what `available` names; all else they make true and lack its configuration. */
export const roomsWith =
  (available: readonly EntitlementKey[], made = available) =>
  <K extends keyof Contributions>(key: K): Contributions[K][] => {
    const offered: Partial<Contributions> = {
      entitlements: made,
      features: made
        .filter(isOfARoom)
        .map((each) => ({ key: each, available: () => available.includes(each), needs: 'TOY_URL' })),
    };
    const given = offered[key];
    return given === undefined ? [] : [given];
  };

/** What the present rooms offer, but for what makes these entitlements true. */
export const withoutRooms =
  (...without: EntitlementKey[]) =>
  <K extends keyof Contributions>(key: K): Contributions[K][] =>
    contributed(key).filter((_given, at) => {
      const lists = key === 'features' ? contributed('features') : null;
      return !lists?.[at]?.some((feature) => without.includes(feature.key));
    });

/** What is sold in production where these features can be had. */
export const offered = (available: readonly EntitlementKey[]): Offer =>
  offerOf({
    config: testConfig({ VETRINA_ENV: 'production', DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }),
    contributed: roomsWith(available),
  });
