import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { DraftView, UnitView } from '../../../../modules/editor/schemas.ts';
import { boundSections } from '../../../../site-kit/arrangement.ts';
import type { Section } from '../../../../site-kit/document.ts';
import { LANGS, LAYOUTS, type Lang, type LayoutName } from '../../../../site-kit/names.ts';
import { serverI18n } from '../../../i18n/server.ts';
import { EditorContext } from './editor-context.ts';
import { newSaver } from './saver.ts';
import { SectionsField } from './sections-field.tsx';

const TYPES = ['hero', 'hours', 'about', 'list', 'gallery', 'events', 'news', 'reviews', 'contact'] as const;
const unit = (key: string, value: unknown, more: Partial<UnitView> = {}): UnitView => ({
  unit: key,
  kind: 'look',
  value,
  derived: value,
  own: false,
  hash: '0'.repeat(32),
  limit: 4,
  over_moved: false,
  unseen: false,
  by: null,
  at: null,
  label: { key: 'sections' },
  section: null,
  ...more,
});

/** The field's rows as text: what each says beside its name, and whether it can be moved or switched off. */
function rows(layout: LayoutName, lang: Lang = 'it') {
  const sections = TYPES.map((type) => ({ id: type, type }) as Section);
  const bound = boundSections({ layout, sections });
  const view = unit('look/sections', { order: [...TYPES], off: [] }, { bound });
  const titles = TYPES.filter((id) => id !== 'hero' && id !== 'contact').map((id) =>
    unit(`copy/title/${id}`, `«${id}»`, { kind: 'copy', section: id }),
  );
  const draft = {
    rev: 0,
    changes: 0,
    can: { undo: false, redo: false, publish: false },
    units: [view, unit('copy/headline', 'x', { kind: 'copy', section: 'hero' }), ...titles],
  } as unknown as DraftView;
  const saver = newSaver(draft, { store: { read: () => [], write: () => undefined } } as never);
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n(lang)}>
      <MemoryRouter>
        <EditorContext value={{ saver, snapshot: saver.snapshot() }}>
          <SectionsField view={view} name="Sezioni" />
        </EditorContext>
      </MemoryRouter>
    </I18nextProvider>,
  );
  return [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, row = '']) => ({
    text: row
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    moves: row.includes('<button'),
    off: row.includes('type="checkbox"'),
  }));
}
const rowOf = (layout: LayoutName, name: string) => rows(layout).find(({ text }) => text.startsWith(name));

it('says of each layout which places are fixed, and why [S2]', () => {
  for (const layout of LAYOUTS) {
    const [first, ...others] = rows(layout);
    expect(first, layout).toMatchObject({ moves: false, off: false });
    expect(first?.text).toMatch(/^Prima schermata Resta in cima/);
    expect(
      others.find(({ text }) => text.startsWith('Contatti')),
      layout,
    ).toMatchObject({ moves: false, off: false });
    expect(rowOf(layout, '«about»')?.moves, layout).toBe(true);
  }
  expect(rowOf('studio', '«hours»')).toEqual({
    text: '«hours» In questo layout resta accanto ai contatti.',
    moves: false,
    off: true,
  });
  expect(rowOf('tavola', '«hours»')).toEqual({ text: '«hours»', moves: true, off: true });
  expect(rowOf('gelato', '«hours»')?.text).toBe('«hours» In questo layout si sposta insieme a «about».');
  expect(rowOf('gelato', '«gallery»')?.text).toContain('«events»');
});

it('says it in each language [S2] [K4]', () => {
  for (const lang of LANGS)
    for (const { text } of rows('gelato', lang)) expect(text, lang).not.toMatch(/bound\.|\{\{|undefined/);
  expect(new Set(LANGS.map((lang) => rows('studio', lang).at(-1)?.text)).size).toBe(LANGS.length);
});
