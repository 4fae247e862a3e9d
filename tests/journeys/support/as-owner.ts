import type { Page } from 'playwright-core';
import type { OwnerLang } from './owner-words.ts';

/** From now on this browser is that of whoever bought with this client: it reads this language, and has answered the notice about cookies. */
export const asOwner = (
  page: Page,
  stage: { origin: string },
  client: { secret: string },
  lang: OwnerLang = 'it',
): Promise<void> =>
  page.context().addCookies([
    { name: 'vetrina_order', value: client.secret, url: stage.origin },
    { name: 'i18next', value: lang, url: stage.origin },
    { name: 'yr_site', value: 'true', url: stage.origin },
  ]);
