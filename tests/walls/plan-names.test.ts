/** What a tier buys is asked of modules/plans by `entitled`; the name of a plan decides nothing anywhere else. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ENTITLEMENTS, entitled, madeTrue } from '../../modules/plans/entitlements.ts';
import { ENTITLEMENT_KEYS } from '../../modules/plans/schemas.ts';
import { contributed } from '../../server/modules.ts';

const NAME = `['"](?:free|premium|pro)['"]`;
/** A comparison with a name, a choice by it, or a name that stands in where none is known. */
const QUESTION = new RegExp(
  [
    String.raw`(?:plan|tier)\s*[!=]==?\s*${NAME}`,
    String.raw`[!=]==?\s*['"](?:premium|pro)['"]`,
    String.raw`['"](?:premium|pro)['"]\s*[!=]==?`,
    String.raw`\bcase\s+['"](?:premium|pro)['"]`,
    String.raw`\?\?\s*['"](?:premium|pro)['"]`,
  ].join('|'),
  'i',
);
const questionsIn = (text: string) => text.split('\n').filter((line) => QUESTION.test(line));

describe('plans are asked, not compared', () => {
  it.each([
    `if (order.plan === 'pro') return;`,
    `mode: site.tier !== 'free' ? 'paid' : 'free',`,
    `'premium' === row.plan`,
    `case 'pro':`,
    `const plan = bought?.plan ?? 'premium';`,
  ])('would be found: %s', (line) => {
    expect(questionsIn(line)).toEqual([line]);
  });

  it('no code outside modules/plans asks for the name of a plan', () => {
    const files = globSync('{app,server,modules,adapters,platform,site-kit,scripts}/**/*.{ts,tsx,mjs}').filter(
      (file) => !file.startsWith('modules/plans/') && !/\.test\.tsx?$/.test(file),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(
      files.flatMap((file) => questionsIn(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`)),
    ).toEqual([]);
  });
});

describe('what each tier buys', () => {
  const amount = (value: number | boolean) => Number(value);

  it('never shrinks from a tier to the next [K3]', () => {
    for (const key of ENTITLEMENT_KEYS) {
      expect(amount(entitled('premium', key)), key).toBeGreaterThanOrEqual(amount(entitled('free', key)));
      expect(amount(entitled('pro', key)), key).toBeGreaterThanOrEqual(amount(entitled('premium', key)));
    }
  });

  it('is what people are promised of the free tier, the boxes and the modules of Pro [K3] [P4] [P7] [P8] [P9] [P10]', () => {
    expect(ENTITLEMENTS.free).toMatchObject({
      domain: false,
      adFree: false,
      indexed: false,
      mailboxes: 0,
      sync: false,
    });
    expect(ENTITLEMENTS.premium).toMatchObject({
      domain: true,
      adFree: true,
      indexed: true,
      mailboxes: 2,
      shop: false,
    });
    expect(ENTITLEMENTS.pro).toMatchObject({ shop: true, booking: true, newsletter: true, unlimited: true });
  });

  it('is made true by one room each, and by no room that is not there', () => {
    expect([...madeTrue(contributed('entitlements'))].toSorted()).toEqual([
      'adFree',
      'booking',
      'domain',
      'editor',
      'extensions',
      'indexed',
      'languages',
      'layouts',
      'mailboxes',
      'newsletter',
      'pages',
      'shop',
      'statistics',
      'sync',
      'texts',
      'unlimited',
    ]);
    expect(() => madeTrue([['shop'], ['booking', 'shop']])).toThrow(/shop/);
  });
});
