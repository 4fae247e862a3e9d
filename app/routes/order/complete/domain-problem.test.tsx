import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { LANGS } from '../../../../site-kit/names.ts';
import { serverI18n } from '../../../i18n/server.ts';
import { DomainProblem } from './domain-problem.tsx';

it.each(LANGS)('a name that was lost is shown in its own letters, in %s too [S1] [P3]', (lang) => {
  const problem = { domain: 'xn--caff-8oa.it', code: 'taken', refund_amount: 1200 };
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n(lang)}>
      <MantineProvider>
        <DomainProblem lang={lang} orderId="ord_x" pageName="Bar" problem={problem} onProgress={() => undefined} />
      </MantineProvider>
    </I18nextProvider>,
  );
  expect(html).toContain('caffè.it');
  expect(html).not.toContain('xn--');
});
