import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

it('the error summary is announced, can take the focus and links each fault to its field [B4]', () => {
  const html = renderToStaticMarkup(
    <ErrorSummary title="Da sistemare" attempt={1} items={[{ field: 'billing-city', message: 'Compila «Città»' }]} />,
  );
  expect(html).toContain('role="alert"');
  expect(html).toContain('tabindex="-1"');
  expect(html).toContain('<a href="#billing-city">Compila «Città»</a>');
});

it('there is no summary where there is no fault [B4]', () => {
  expect(renderToStaticMarkup(<ErrorSummary title="x" attempt={3} items={[]} />)).toBe('');
});
