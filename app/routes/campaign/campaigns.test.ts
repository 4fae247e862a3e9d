import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { K } from '../../../modules/plans/schemas.ts';
import { CAMPAIGNS } from './campaigns.ts';

it('there is one in Greek for former customers of a telecom and one in Italian [R7] [R8]', () => {
  expect(CAMPAIGNS.map(({ name, lang }) => [name, lang])).toEqual([
    ['grecian', 'el'],
    ['italian', 'it'],
  ]);
});

describe.each(CAMPAIGNS)('the campaign $name', (campaign) => {
  const words = JSON.stringify(campaign);

  it('has a title, a description and a picture that fit where links are shared [R7] [R8]', async () => {
    expect(campaign.title.length).toBeLessThanOrEqual(75);
    expect(campaign.description.length).toBeLessThanOrEqual(200);
    const file = `public/social/${campaign.name}.png`;
    expect(existsSync(file)).toBe(true);
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('offers what everybody gets at the price that everybody pays, with the right to change one’s mind', () => {
    expect(words).toContain(`${K.price.premium / 100} €`);
    expect(campaign.note).toContain(String(K.withdrawalDays));
    expect(words).not.toMatch(/sconto|offerta|gratis per|έκπτωση|%/i);
  });
});
