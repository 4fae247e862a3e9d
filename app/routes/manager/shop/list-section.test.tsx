import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { LANGS } from '../../../../site-kit/names.ts';
import { serverI18n } from '../../../i18n/server.ts';
import { ListSection } from './list-section.tsx';
import type { ShopProps } from './use-shop.ts';

it.each(LANGS)('after the last answer says what was done, and counts nothing (%s) [P8]', (lang) => {
  const shop = { view: { questions: [] }, outcome: { place: 'list', text: '✓' } } as unknown as ShopProps['shop'];
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n(lang)}>
      <ListSection shop={shop} />
    </I18nextProvider>,
  );
  expect(html).toContain('✓');
  expect(html).not.toMatch(/\b0\b|list\.|<ul/);
});
