import { html } from 'hono/html';
import type { Html } from '../look.ts';
import type { Language } from './checkout/texts.ts';

/** A page of the vendor's own: portal, onboarding, hosted payment. `body`: what stands inside of the page. */
export const pageShell = (language: Language, title: string, body: unknown): Html =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/checkout.css" />
        <link rel="stylesheet" href="/assets/portal.css" />
      </head>
      <body class="portal">
        ${body}
      </body>
    </html>`;
