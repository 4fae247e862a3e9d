import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import type { Progress } from '../../../../modules/ordering/schemas.ts';
import type { Lang } from '../../../../site-kit/names.ts';
import { serverI18n } from '../../../i18n/server.ts';
import { ProgressList } from './progress-list.tsx';

const shown = (lang: Lang, message: string, domain: string) => {
  const steps: Progress['steps'] = [{ key: 'domain', state: 'done', message, values: { domain }, at: null }];
  return renderToStaticMarkup(
    createElement(I18nextProvider, { i18n: serverI18n(lang) }, createElement(ProgressList, { steps, lang })),
  );
};

it.each([
  ['it', 'a.com è tuo.', 'a.com e b.net sono tuoi.', 'a posto'],
  ['en', 'a.com is yours.', 'a.com and b.net are yours.', 'done'],
  ['es', 'a.com es tuyo.', 'a.com y b.net son tuyos.', 'listo'],
  ['fr', 'a.com est à vous.', 'a.com et b.net sont à vous.', 'terminé'],
  ['el', 'Το a.com είναι δικό σας.', 'Τα a.com και b.net είναι δικά σας.', 'ολοκληρώθηκε'],
] as const)('in %s one name and several each have their own sentence [S1] [L7]', (lang, one, several, state) => {
  expect(shown(lang, 'domain.registered', 'a.com')).toContain(one);
  expect(shown(lang, 'domain.registered', 'a.com, b.net')).toContain(several);
  expect(shown(lang, 'domain.registered', 'a.com')).toContain(state);
});

it('a sentence that this version does not know is told by its state [S1]', () => {
  expect(shown('it', 'domain.unheard-of', 'a.com')).toContain('a posto');
});
