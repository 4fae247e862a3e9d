/** A browser, and a loopback port on which sites are shown as the product publishes them. */
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { buildSite } from '../../../modules/sites/build-site.ts';
import { openBrowser } from '../../../scripts/gallery/browser.ts';
import { publishedSite } from '../../../scripts/gallery/published-site.ts';
import { openSiteServer, type SiteServer } from '../../../scripts/gallery/site-server.ts';
import type { SiteDocument } from '../../../site-kit/document.ts';
import { demoPhotoFile } from '../../cast/documents.ts';

export interface Stand {
  browser: Browser;
  server: SiteServer;
  /**
   * Publishes a document and returns its address. `policy: false` takes the content security policy away; `drawn: false`
   * also the style, so that a page of megabytes is parsed and run but not laid out.
   */
  show: (name: string, doc: SiteDocument, options?: { policy?: boolean; drawn?: boolean }) => string;
  close: () => Promise<void>;
}

/** The moment at which the cast's stories play. */
export const NOW = new Date('2026-05-25T10:00:00Z');

const ORIGIN = 'https://site.example';
const undrawn = (html: Buffer): Buffer =>
  Buffer.from(html.toString().replace(/<style>[^]*?<\/style>/, '<style>html{display:none}</style>'));

export async function openStand(): Promise<Stand> {
  const [browser, server] = await Promise.all([openBrowser(), openSiteServer()]);
  return {
    browser,
    server,
    show(name, doc, { policy = true, drawn = true } = {}) {
      const build = buildSite(doc, { mode: 'paid', origin: ORIGIN, badgeUrl: ORIGIN, now: NOW });
      if (!drawn) for (const [hash, bytes] of build.texts) build.texts.set(hash, undrawn(bytes));
      // The original instead of a variant: what is asked here is what a page does, not what it weighs.
      const photo = async (entry: { photo: string }) => readFile(demoPhotoFile(entry.photo));
      return server.show(name, publishedSite(build, { policy, compress: false, photo }));
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
