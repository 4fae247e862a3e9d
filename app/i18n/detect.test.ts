import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../../site-kit/names.ts';
import { detectForAnswer, detectInBrowser, detectOnServer, preferred, type BrowserAsked } from './detect.ts';

const nobody: BrowserAsked = { url: '/vetrina', cookie: '', storages: [], languages: [], htmlLang: '' };

describe('the language of a visitor on the server', () => {
  it('is the query parameter before the cookie before Accept-Language [I2]', () => {
    const cookie = 'a=b; i18next=es';
    expect(detectOnServer({ url: '/vetrina?lng=fr', cookie, acceptLanguage: 'el' })).toBe('fr');
    expect(detectOnServer({ url: '/vetrina', cookie, acceptLanguage: 'el' })).toBe('es');
    expect(detectOnServer({ url: '/vetrina', cookie: null, acceptLanguage: 'el' })).toBe('el');
  });

  it('is Italian when nobody says anything we speak [L7]', () => {
    expect(detectOnServer({ url: '/?lng=de', cookie: 'i18next=xx', acceptLanguage: 'de, ja;q=0.9' })).toBe('it');
    expect(detectOnServer({ url: 'http://localhost/', cookie: undefined, acceptLanguage: undefined })).toBe('it');
  });

  it('of an answer is English for whoever names none, as programs do [I2]', () => {
    const program = { url: '/x', cookie: null, acceptLanguage: null };
    expect(detectForAnswer(program)).toBe('en');
    expect(detectForAnswer({ ...program, acceptLanguage: '*' })).toBe('en');
    expect(detectForAnswer({ ...program, acceptLanguage: 'de' })).toBe('it');
    expect(detectForAnswer({ ...program, url: '/x?lng=el', acceptLanguage: '*' })).toBe('el');
  });

  it('reads the region off a tag', () => {
    expect(detectOnServer({ url: '/?lng=en-GB', cookie: null, acceptLanguage: null })).toBe('en');
  });

  it('follows the weights of Accept-Language and skips what is refused', () => {
    expect(preferred('de, en;q=0.4, fr;q=0.8')).toBe('fr');
    expect(preferred('en;q=0, es;q=0.1')).toBe('es');
    expect(preferred('*')).toBeNull();
  });

  it('is one of ours whatever the headers hold', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (query, cookie, acceptLanguage) => {
        const url = `/vetrina?lng=${encodeURIComponent(query)}`;
        expect(LANGS).toContain(detectOnServer({ url, cookie, acceptLanguage }));
      }),
    );
  });
});

describe('the language of a visitor in the browser', () => {
  const all: BrowserAsked = {
    url: '/?lng=en',
    cookie: 'i18next=es',
    storages: [() => 'fr', () => 'el'],
    languages: ['it-IT'],
    htmlLang: 'en',
  };

  it('asks query, cookie, local storage, session storage, browser languages, html lang, in this order [I2]', () => {
    expect(detectInBrowser(all)).toBe('en');
    expect(detectInBrowser({ ...all, url: '/' })).toBe('es');
    expect(detectInBrowser({ ...all, url: '/', cookie: '' })).toBe('fr');
    expect(detectInBrowser({ ...all, url: '/', cookie: '', storages: [() => null, () => 'el'] })).toBe('el');
    expect(detectInBrowser({ ...all, url: '/', cookie: '', storages: [] })).toBe('it');
    expect(detectInBrowser({ ...nobody, htmlLang: 'fr' })).toBe('fr');
    expect(detectInBrowser(nobody)).toBe('it');
  });

  it('goes on when a storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(detectInBrowser({ ...nobody, storages: [forbidden, () => 'el'] })).toBe('el');
  });
});
