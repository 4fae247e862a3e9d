import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { DraftView, ScheduledAnswer, UnitView } from '../../../../modules/editor/schemas.ts';
import { LANGS, type Lang } from '../../../../site-kit/names.ts';
import { serverI18n } from '../../../i18n/server.ts';
import { ListScreen } from './list-screen.tsx';

const view = (unit: string, derived: unknown): UnitView => ({
  unit,
  kind: 'list',
  value: derived,
  derived,
  own: false,
  hash: '0'.repeat(32),
  limit: 4,
  over_moved: false,
  unseen: false,
  by: null,
  at: null,
  label: { key: 'row' },
  section: 'menu',
});
const DRAFT: DraftView = {
  site: {
    id: 'sit_1',
    order_id: 'ord_1',
    name: 'Sette Gufi',
    url: 'https://sette-gufi.example',
    layout: 'tavola',
    lang: 'it',
    status: 'live',
    most_languages: 4,
  },
  rev: 0,
  changes: 0,
  may: ['read', 'draft', 'publish', 'decide', 'connect', 'manage'],
  can: { undo: false, redo: false, publish: false },
  languages: [],
  published_at: null,
  units: [
    view('list/menu', { groups: [{ id: 'grp_00000001', title: 'Primi', items: ['itm_00000001'] }], known: [] }),
    view('list/menu/items/itm_00000001', { name: 'Tagliatelle', detail: '', price: '12 €', photo: null }),
  ],
};
const OUT = {
  id: 'chg_1',
  unit: 'list/menu/sold-out/itm_00000001',
  value: true,
  from: '2026-11-23T15:20:00.000Z',
  until: '2026-11-23T23:00:00.000Z',
  began: true,
  skipped: null,
};
const drawn = (scheduled: ScheduledAnswer['scheduled'], lang: Lang = 'it', draft = DRAFT): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n(lang)}>
      <MemoryRouter>
        <ListScreen draft={draft} scheduled={{ time_zone: 'Europe/Rome', scheduled }} kind="menu" />
      </MemoryRouter>
    </I18nextProvider>,
  );

it('a row is a name and a price to be written, and a button that says whether it is sold out [S2]', () => {
  const html = drawn([]);
  expect(html).toContain('value="Tagliatelle"');
  expect(html).toContain('value="12 €"');
  expect(html).toMatch(
    /aria-pressed="false"[^>]*aria-label="Oggi esaurito: Tagliatelle"|aria-label="Oggi esaurito: Tagliatelle"[^>]*aria-pressed="false"/,
  );
  expect(html).not.toContain('In programma');
});

it('what is sold out until midnight says so by the clock of the business, with the way to end it [S2]', () => {
  const html = drawn([OUT]);
  expect(html).toContain('Esaurito fino a mezzanotte');
  expect(html).toContain('fino al 24 novembre alle ore 00:00');
  expect(html).toContain('aria-label="Termina ora: Oggi esaurito: Tagliatelle"');
});

it('what does not happen says why [S2]', () => {
  expect(drawn([{ ...OUT, began: false, skipped: 'edited' }], 'en')).toContain('you have written something else since');
  expect(drawn([{ ...OUT, began: false, skipped: 'photo' }], 'en')).toContain('the photo is gone');
});

it.each(LANGS)('says everything in %s, an empty list too [S2]', (lang) => {
  const empty = { ...DRAFT, units: [view('list/menu', null)] };
  for (const html of [drawn([OUT], lang), drawn([], lang, empty)])
    expect(html).not.toMatch(/undefined|NaN|\{\{|>(?:lists|editor):/);
});
