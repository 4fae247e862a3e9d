/** The frame around every screen, as a server draws it: what stands in it for whom. The same in a browser: tests/journeys/frame.test.ts. */
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { LANGS, type Lang } from '../../site-kit/names.ts';
import { testConfig } from '../../tests/support/context.ts';
import { TEST_OFFER } from '../../tests/support/offer.ts';
import { serverI18n } from '../i18n/server.ts';
import { Page } from './Page.tsx';

function framed(path: string, lang: Lang = 'it'): string {
  const { operator, publicUrl } = testConfig();
  const visit = { locale: lang, requestId: null, operator, publicUrl, recovering: false, offer: TEST_OFFER };
  const Routes = createRoutesStub([{ id: 'root', path: '/*', Component: () => <Page>x</Page>, loader: () => visit }]);
  return renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n(lang)}>
      <MantineProvider>
        <Routes initialEntries={[path]} hydrationData={{ loaderData: { root: visit } }} />
      </MantineProvider>
    </I18nextProvider>,
  );
}
const INVITATION = 'Il tuo sito è a una ricerca di distanza.';

it.each(['/', '/landing/vetrina/grecian', '/landing/vetrina/italian'])(
  '%s invites to search at its foot [F3]',
  (path) => {
    expect(framed(path)).toContain(INVITATION);
  },
);

const WITHOUT =
  '/developed /privacy /terms /cookie /vetrina /api/vetrina/payment/900000000000101 /api/vetrina/payment/ord_x/complete /manager /manager/orders/ord_x /operator /sitimanager/previews';
it.each(WITHOUT.split(' '))('%s does not [F3]', (path) => {
  expect(framed(path)).not.toContain(INVITATION);
});

it.each(['/operator', '/operator/orders', '/sitimanager/previews', '/sitimanager/order'])(
  'staff at %s have a slim frame: no way to what is for visitors, and the imprint in a line [A2] [P13]',
  (path) => {
    const html = framed(path);
    expect(html).toMatch(/<header[^>]*data-slim/);
    const [header = ''] = /<header.*?<\/header>/s.exec(html) ?? [];
    expect(header).not.toMatch(/<nav|Crea il sito|Componenti/);
    const [, footer = ''] = /<footer[^>]*>(.*)<\/footer>/s.exec(html) ?? [];
    expect(footer).not.toMatch(/Via del Campanile|Facebook/);
    expect(footer).toContain('/privacy');
  },
);

it('customers and visitors have the whole one [F1] [F2]', () => {
  for (const path of ['/', '/vetrina', '/manager']) {
    const html = framed(path);
    expect(html).not.toContain('data-slim');
    expect(html).toMatch(/<header.*Componenti.*Realizzati.*Crea il sito.*<\/header>/s);
    expect(html).toMatch(/<footer.*Via del Campanile.*<\/footer>/s);
  }
});

it.each(LANGS)(
  'the languages are named for a reader of %s and for their own speakers, each in its language [I1]',
  (lang) => {
    const options = [...framed('/vetrina', lang).matchAll(/<option[^>]* lang="(\w\w)"[^>]*>([^<]+)<\/option>/g)];
    expect(options.map(([, of]) => of)).toEqual([...LANGS]);
    const own = ['Italiano', 'English', 'Español', 'Français', 'Ελληνικά'];
    options.forEach(([, , shown], at) => expect(shown).toContain(own[at]));
    if (lang === 'it')
      expect(options.map(([, , shown]) => shown)).toEqual([
        'Italiano',
        'Inglese · English',
        'Spagnolo · Español',
        'Francese · Français',
        'Grecian · Ελληνικά',
      ]);
  },
);
