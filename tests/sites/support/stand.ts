/** A browser, and a loopback port on which sites are shown as the product publishes them. */
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { buildSite, drawSite } from '../../../modules/sites/publishing/build-site.ts';
import { createComposer } from '../../../modules/sites/publishing/create-composer.ts';
import { createInlineFonts } from '../../../modules/sites/publishing/inline-fonts.ts';
import { openBrowser } from '../../../scripts/gallery/browser.ts';
import { publishedSite } from '../../../scripts/gallery/published-site.ts';
import { openSiteServer, type SiteServer } from '../../../scripts/gallery/site-server.ts';
import type { SiteDocument } from '../../../site-kit/document.ts';
import type { SiteMode } from '../../../site-kit/render/options.ts';
import { renderSitePage } from '../../../site-kit/render/render-site-page.tsx';
import { demoPhotoFile } from '../../fixtures/documents.ts';

export interface Stand {
  browser: Browser;
  server: SiteServer;
  /** Publishes a document and returns its address. `policy: false` takes the content security policy away; paid unless `mode` says otherwise. */
  show: (name: string, doc: SiteDocument, options?: { policy?: boolean; mode?: SiteMode }) => string;
  /** Its home page alone, without policy and style: megabytes are parsed and run, but neither measured nor laid out. */
  showBare: (name: string, doc: SiteDocument) => string;
  close: () => Promise<void>;
}

/** The moment at which the cast's stories play. */
export const NOW = new Date('2026-05-25T10:00:00Z');

const ORIGIN = 'https://site.example';
const undrawn = (html: string): string => html.replace(/<style>[^]*?<\/style>/, '<style>html{display:none}</style>');

const fonts = createInlineFonts(createComposer(), (error) => {
  throw error;
});

export async function openStand(): Promise<Stand> {
  const [browser, server] = await Promise.all([openBrowser(), openSiteServer()]);
  return {
    browser,
    server,
    show(name, doc, { policy = true, mode = 'paid' } = {}) {
      const build = buildSite(drawSite(doc, { mode, origin: ORIGIN, badgeUrl: ORIGIN, now: NOW }), fonts);
      // The original instead of a variant: what is asked here is what a page does, not what it weighs.
      const photo = async (entry: { photo: string }) => readFile(demoPhotoFile(entry.photo));
      const site = build.then((made) => publishedSite(made, { policy, compress: false, photo }));
      return server.show(name, async (path) => (await site)(path));
    },
    showBare(name, doc) {
      const body = undrawn(
        renderSitePage(doc, 'home', {
          mode: 'paid',
          origin: ORIGIN,
          badgeUrl: ORIGIN,
          now: NOW,
          photoUrl: (photo, width, format) => `/p/${photo}-${width}.${format}`,
          fontUrl: (file) => `/f/${file}`,
        }),
      );
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      return server.show(name, (path) => (path === '/' ? { headers, body } : null));
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
