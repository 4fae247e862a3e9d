import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { LANGS, type Lang } from '../../../../site-kit/names.ts';
import { serverI18n } from '../../../i18n/server.ts';
import type { ShopWaits } from './site-home.ts';
import { ShopCards } from './shop-cards.tsx';

const drawn = (waits: Partial<ShopWaits>, lang: Lang = 'it'): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n(lang)}>
      <MemoryRouter>
        <ShopCards site="sit_1" waits={{ waiting: 0, paid: 0, asked: 0, owed: null, ...waits }} />
      </MemoryRouter>
    </I18nextProvider>,
  ).replaceAll(/[\u00a0\u202f]/g, ' ');
const DAYS = {
  it: 'mercoledì 16 dicembre',
  en: 'Wednesday, December 16',
  es: 'miércoles, 16 de diciembre',
  fr: 'mercredi 16 décembre',
  el: 'Τετάρτη 16 Δεκεμβρίου',
};

it('a refund that is owed is a card with its last day, which leads to the shop [P8]', () => {
  const html = drawn({ owed: { count: 1, by: '2026-12-16', isLate: false }, paid: 1 });
  expect(html).toContain('Un rimborso aspetta te');
  expect(html).toContain('entro mercoledì 16 dicembre');
  expect(html).toContain('href="/manager/sites/sit_1/shop"');
  // What the law counts stands first.
  expect(html.indexOf('Un rimborso')).toBeLessThan(html.indexOf('Un ordine pagato'));
  expect(drawn({ owed: { count: 2, by: '2026-12-16', isLate: false } })).toContain('Per il primo');
  expect(drawn({ owed: { count: 1, by: '2026-12-16', isLate: true } })).toContain('rimborsa subito');
  expect(drawn({ owed: { count: 1, by: null, isLate: false } })).toContain('Il denaro non è tornato');
  expect(drawn({})).toBe('');
});

it('orders that wait for an answer, and those that are paid and to be prepared, are told apart [P8]', () => {
  const html = drawn({ waiting: 2, paid: 1 });
  expect(html).toContain('2 ordini aspettano la tua risposta');
  expect(html).toContain('Un ordine pagato è da preparare');
});

it('what the list of the site says anew is a card that leads to the shop [P8]', () => {
  const html = drawn({ asked: 2 });
  expect(html).toContain('2 novità dell’elenco riguardano il negozio');
  expect(html).toContain('href="/manager/sites/sit_1/shop"');
});

it.each(LANGS)('tells it in %s, with the day as it is said there [P8]', (lang) => {
  const html = drawn({ owed: { count: 1, by: '2026-12-16', isLate: false }, paid: 3 }, lang);
  expect(html).toContain(DAYS[lang]);
  expect(html).not.toContain('{{');
  if (lang !== 'it') expect(html).not.toMatch(/rimbors|ordini/i);
});
