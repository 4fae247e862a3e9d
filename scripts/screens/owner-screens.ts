/** What an owner has: their site today, edited, followed, counted, told in other languages, its mail, and the three rooms of Pro. */
import type { Lang } from '../../site-kit/names.ts';
import { buyPro } from './buy-pro.ts';
import type { Camera } from './camera.ts';
import { tableScreens } from './table-screens.ts';

/** Rooms of Pro are filled in by a job of their own after the purchase. */
const FILLED_MS = 60_000;

const messages = async <Words>(lang: Lang, namespace: string): Promise<Words> =>
  ((await import(`../../app/i18n/messages/${lang}/${namespace}.ts`)) as { default: Words }).default;

export async function ownerScreens(camera: Camera): Promise<void> {
  const { page, lang, take } = camera;
  const order = await buyPro(camera);
  /** Alive: a press before that is not heard. */
  const open = async (path: string) => {
    await camera.open(path);
    await page.waitForLoadState('networkidle');
  };
  const follow = async (end: string, name: string) => {
    const href = (await page.locator(`main a[href$="${end}"]`).first().getAttribute('href')) ?? '';
    await open(href);
    await take(name);
  };
  await open(`/manager/orders/${order}`);
  const site =
    (await page.locator('main a[href*="/manager/sites/"]:not([href*="/edit"])').first().getAttribute('href')) ?? '';
  await open(site);
  await page.locator('a[href$="/news"]').waitFor({ timeout: FILLED_MS });
  await take('owner.today');

  await open(`${site}/edit`);
  await page.frameLocator('iframe').locator('h1').waitFor();
  const { places, versions } = await messages<typeof import('../../app/i18n/messages/it/editor.ts').default>(
    lang,
    'editor',
  );
  for (const place of ['photos', 'sections', 'look'] as const) {
    await page.getByRole('button', { name: places[place], exact: true }).click();
    await page.locator('#sheet-title').waitFor();
    await take(`owner.edit-${place}`);
    await page.keyboard.press('Escape');
  }
  for (const [path, name] of [
    ['/edit?list', 'list'],
    ['/photos', 'photos'],
    ['/pages', 'pages'],
    ['/languages', 'languages'],
    ['/following', 'following'],
    ['/numbers', 'numbers'],
    ['/helpers', 'helpers'],
    ['/texts', 'texts'],
  ] as const) {
    await open(site + path);
    await take(`owner.${name}`);
  }
  await open(`${site}/edit?list`);
  await page.getByRole('button', { name: versions.open, exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await take('owner.versions');
  await page.keyboard.press('Escape');
  await follow('/list/menu', 'owner.menu');

  await proScreens(camera, { site, open });
  await open(`/manager/orders/${order}/mail`);
  await take('owner.mail');
}

async function proScreens(
  camera: Camera,
  { site, open }: { site: string; open: (path: string) => Promise<void> },
): Promise<void> {
  const { page, lang, take } = camera;
  const bookings = await messages<typeof import('../../app/i18n/messages/it/bookings.ts').default>(lang, 'bookings');
  const shop = await messages<typeof import('../../app/i18n/messages/it/shop.ts').default>(lang, 'shop');
  const news = await messages<typeof import('../../app/i18n/messages/it/news.ts').default>(lang, 'news');
  for (const [room, opens, isOpen] of [
    ['bookings', bookings.state['open-them'], bookings.state.open],
    ['shop', shop.state['open-it'], shop.state.open],
    ['news', news.state['open-it'], news.state.open],
  ] as const) {
    await open(`${site}/${room}`);
    await take(`owner.${room}-before`);
    // Asked for once, before the first of them opens.
    const agreed = page.locator('main label:has(a[href$="/agreement"]) input');
    if (await agreed.isVisible()) await agreed.check();
    await page.getByRole('button', { name: opens, exact: true }).click();
    // Whoever sells food answers for allergens first.
    await page.getByText(isOpen, { exact: true }).or(page.getByRole('main').getByRole('alert')).first().waitFor();
    await take(`owner.${room}`);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await take(`owner.${room}-end`);
    if (room === 'bookings') await tableScreens(camera, bookings);
  }
}
