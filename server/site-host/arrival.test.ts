import { expect, it } from 'vitest';
import { isPhone, isSocialApp, originOf, spokenIn } from './arrival.ts';

it.each([
  [undefined, 'direct', null],
  ['', 'direct', null],
  ['about:blank', 'direct', null],
  ['https://www.google.it/', 'search', null],
  ['https://www.google.co.uk/', 'search', null],
  ['android-app://com.google.android.googlequicksearchbox/', 'search', null],
  ['https://duckduckgo.com/', 'search', null],
  ['https://l.facebook.com/', 'social', null],
  ['https://t.co/abc', 'social', null],
  ['https://www.tripadvisor.it/', 'site', 'tripadvisor.it'],
  ['https://X.Bologna-Today.it/path?a=secret', 'site', 'x.bologna-today.it'],
  ['https://t.example.org/', 'site', 't.example.org'],
  ['http://127.0.0.1/', 'direct', null],
  [`https://${'a'.repeat(5000)}.it/`, 'direct', null],
  ['https://<script>.it/', 'direct', null],
])('who comes from %s counts as %s, and another site by its host alone [P6]', (referer, source, name) => {
  expect(originOf(referer, false)).toEqual({ source, name });
});

it('tells phones, apps of networks and languages by what the browser says [P6]', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit/605.1.15 Mobile/15E148 Instagram 400.0';
  expect([isPhone(iphone), isPhone('Mozilla/5.0 (X11; Linux x86_64)'), isSocialApp(iphone)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(originOf(undefined, true).source).toBe('social');
  expect(['el-GR,el;q=0.9,en', 'DE,en', undefined, '*'].map(spokenIn)).toEqual(['el', 'other', 'other', 'other']);
});
