/** What everybody may look at: portfolio, builder, campaigns, legal pages, and addresses that lead nowhere. */
import { words } from '../../tests/journeys/support/words.ts';
import type { Camera } from './camera.ts';

export const SHOP = { name: 'Trattoria Sette Gufi', id: '900000000000101' };
/** Photographs inside the framed site, and ten thumbnails of it, come by and by. */
const FRAMES_MS = 4000;

export async function publicScreens(camera: Camera): Promise<void> {
  const { page, open, take } = camera;
  const { vetrina } = words(camera.lang);
  for (const [name, path] of [
    ['home', '/'],
    ['developed', '/developed'],
    ['landing', '/vetrina'],
    ['campaign-grecian', '/landing/vetrina/grecian'],
    ['campaign-italian', '/landing/vetrina/italian'],
    ['privacy', '/privacy'],
    ['cookies', '/cookie'],
    ['withdrawal', '/manager/withdrawal'],
    ['manager-sign-in', '/manager'],
    ['no-id', '/api/vetrina/payment'],
    ['closed-order', '/api/vetrina/payment/ord_0000000000000000000000/complete'],
    ['not-found', '/nothing'],
  ] as const) {
    await open(path);
    await take(`public.${name}`);
  }
  await open('/#contact');
  await page.locator('#contact').waitFor();
  await take('public.contact');

  await open('/vetrina');
  const main = page.getByRole('main');
  await main.getByRole('combobox').fill(SHOP.name);
  await main.getByRole('option').first().waitFor();
  await take('public.search');
  await main.getByRole('option').first().click();
  await main.locator('iframe').first().waitFor();
  await page.waitForTimeout(FRAMES_MS);
  await take('public.preview');
  for (const [name, heading] of [
    ['layouts', vetrina.layouts.title],
    ['plans', vetrina.plans.title],
  ] as const) {
    await page
      .getByRole('heading', { name: heading })
      .or(page.locator(`#${name}-title`))
      .first()
      .evaluate((title) => title.scrollIntoView({ block: 'start' }));
    await page.waitForTimeout(FRAMES_MS / 2);
    await take(`public.${name}`);
  }
}
