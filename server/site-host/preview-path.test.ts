import { describe, expect, it } from 'vitest';
import { readPreviewPath } from './preview-path.ts';

const id = 'prv_abcdefghij_klmnopqr-01';
const photo = 'a'.repeat(32);
const grant = 'sit_abcdefghij_klmnopqr-01.20780.abcdefghij_klmnopqr-01';

describe('a path of the preview host', () => {
  it.each([
    [`/${id}/`, { kind: 'page', id, layout: undefined, page: 'home' }],
    [`/${id}/notte/`, { kind: 'page', id, layout: 'notte', page: 'home' }],
    [`/${id}/notte/privacy`, { kind: 'page', id, layout: 'notte', page: 'privacy' }],
    [`/${id}/cookies`, { kind: 'page', id, layout: undefined, page: 'cookies' }],
    [`/${id}/notte/sources`, { kind: 'page', id, layout: 'notte', page: 'sources' }],
    [`/${id}/quality`, { kind: 'page', id, layout: undefined, page: 'quality' }],
    [`/${id}`, { kind: 'slash', to: `/${id}/` }],
    [`/${id}/notte`, { kind: 'slash', to: `/${id}/notte/` }],
    [`/${id}/p/${photo}-800.avif`, { kind: 'photo', id, photo, width: 800, format: 'avif' }],
    [`/${grant}/p/${photo}-800.webp`, { kind: 'granted', grant, photo, width: 800, format: 'webp' }],
    ['/f/geologica-latin-normal.874bc3a354.woff2', { kind: 'font', file: 'geologica-latin-normal.874bc3a354.woff2' }],
    [`/${id}/share.jpg`, { kind: 'share', id }],
    ['/favicon.ico', { kind: 'icon' }],
  ])('%s is read', (path, target) => {
    expect(readPreviewPath(path)).toEqual(target);
  });

  it.each([
    '/',
    '/prv_short/',
    `/${grant}/`,
    `/${grant}/p/${photo}-800.png`,
    `/sit_short/p/${photo}-800.webp`,
    `/${id}/nolayout/`,
    `/${id}/notte/notte/`,
    `/${id}/privacy/`,
    `/${id}/../${id}/`,
    `/${id}//`,
    `/${id}/p/${photo}-800.jpeg`,
    `/${id}/p/../../secret`,
    '/f/../../package.json',
    '/f/%2e%2e%2fmanifest.ts',
  ])('%s leads nowhere', (path) => {
    expect(readPreviewPath(path)).toBeNull();
  });
});
