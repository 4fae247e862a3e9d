import { describe, expect, it } from 'vitest';
import { testConfig } from '../../tests/support/context.ts';
import { offered, roomsWith, TEST_OFFER, withoutRooms } from '../../tests/support/offer.ts';
import { availableFeatures, builtFeatures, notConfigured } from './features.ts';
import { isSold, offerOf, requireSold } from './offer.ts';

const production = testConfig({ VETRINA_ENV: 'production', DATABASE_URL: 'postgres://x@127.0.0.1:1/x' });

describe('what is sold', () => {
  it('in a demonstration is every plan, and what the largest lacks is known [K2] [K3]', () => {
    expect(TEST_OFFER.plans).toEqual([
      {
        plan: 'premium',
        adds: ['domain', 'layouts', 'sync', 'editor', 'pages', 'texts', 'languages', 'statistics', 'adFree', 'indexed'],
      },
      { plan: 'pro', adds: ['shop', 'booking', 'newsletter', 'extensions', 'unlimited'] },
    ]);
    expect(TEST_OFFER.missing).toEqual([]);
  });

  it('in production is no plan that adds nothing, and nothing that is missing is named [K3]', () => {
    const installed = { config: production, contributed: withoutRooms('booking', 'shop', 'newsletter') };
    expect(offerOf(installed)).toEqual({ plans: [TEST_OFFER.plans[0]], missing: [], free: true });
    expect(isSold(installed, 'pro')).toBe(false);
    expect(() => requireSold(installed, 'pro')).toThrow(
      expect.objectContaining({ code: 'plans.not-sold', status: 409 }),
    );
  });

  it('in production is the largest plan as soon as one of its rooms is there and configured [K3] [P8]', () => {
    expect(offered(['domain', 'booking']).plans).toEqual([
      { plan: 'premium', adds: ['domain'] },
      { plan: 'pro', adds: ['booking', 'extensions', 'unlimited'] },
    ]);
    const unconfigured = { config: production, contributed: roomsWith(['domain'], ['domain', 'booking']) };
    expect(offerOf(unconfigured).plans).toEqual([{ plan: 'premium', adds: ['domain'] }]);
  });
});

describe('a feature', () => {
  const rooms = (entitlements: unknown, features: unknown) =>
    ({ contributed: (key: string) => (key === 'features' ? features : entitlements) }) as never;
  const shop = { key: 'shop', available: () => true };

  it('that is built and not configured is WRONG for the doctor, with what to set', () => {
    expect(
      notConfigured({ config: production, contributed: roomsWith(['domain'], ['domain', 'booking']) }),
    ).toMatchObject([{ level: 'wrong', about: 'feature booking', todo: 'Set TOY_URL.' }]);
    expect(notConfigured({ config: production, contributed: roomsWith(['domain', 'booking']) })).toEqual([]);
  });

  it('can be had only with a room that makes it true, and is named by one room', () => {
    expect(() => builtFeatures(rooms([[]], [[shop]]))).toThrow(/no room makes the feature shop true/);
    expect(() => builtFeatures(rooms([['shop']], [[shop], [shop]]))).toThrow(/two rooms name the feature shop/);
    expect(builtFeatures(rooms([['shop']], [[shop]]))).toEqual([shop]);
  });

  it('is never had by its entitlement alone: a room that makes it true and does not offer it sells nothing', () => {
    const made = { config: production, contributed: roomsWith([], ['shop']) };
    expect(availableFeatures(made)).toEqual([]);
  });
});
