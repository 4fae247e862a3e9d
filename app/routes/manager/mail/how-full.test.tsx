import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { QUOTA_BYTES } from '../../../../modules/mailboxes/schemas.ts';
import type { Lang } from '../../../../site-kit/names.ts';
import { serverI18n } from '../../../i18n/server.ts';
import { HowFull } from './how-full.tsx';

const MEGABYTE = 2 ** 20;
const drawn = (bytes: number, messages: number, lang: Lang = 'it') =>
  renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n(lang)}>
      <HowFull usage={{ id: 'mbx_1', bytes, most: QUOTA_BYTES, messages }} address="info@settegufi.it" />
    </I18nextProvider>,
  );
const text = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll(/\s/g, ' ');

it('how much of a box is taken is said in whole megabytes of its gigabyte, its mails counted, in each language [K9]', () => {
  expect(text(drawn(0, 0))).toBe('0 MB su 1 GB · 0 messaggi');
  expect(text(drawn(5000, 1))).toBe('< 1 MB su 1 GB · un messaggio');
  expect(text(drawn(300 * MEGABYTE, 2400, 'en'))).toBe('300 MB of 1 GB · 2400 messages');
  expect(text(drawn(MEGABYTE, 3, 'fr'))).toBe('1 Mo sur 1 Go · 3 messages');
});

it('a box that fills up says what to do before it is too late, and a full one what happens [K9]', () => {
  expect(drawn(0.79 * QUOTA_BYTES, 9)).not.toContain('cancella');
  expect(text(drawn(0.8 * QUOTA_BYTES, 9))).toContain('Si sta riempiendo: cancella i messaggi più pesanti');
  expect(text(drawn(QUOTA_BYTES, 9))).toContain('È piena e non riceve più');
  expect(drawn(0.5 * QUOTA_BYTES, 9)).toContain(`aria-label="Quanto è piena: info@settegufi.it"`);
});
