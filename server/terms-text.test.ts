import { expect, it } from 'vitest';
import { asText } from '../app/routes/legal/as-text.ts';
import { LEGAL_VERSION } from '../app/routes/legal/document.ts';
import { loadLegal } from '../app/routes/legal/load.ts';
import { ENTITLEMENT_KEYS } from '../modules/plans/schemas.ts';
import { LANGS } from '../site-kit/names.ts';
import { testConfig } from '../tests/support/context.ts';
import { offered, TEST_OFFER } from '../tests/support/offer.ts';
import { termsText } from './terms-text.ts';

const { operator } = testConfig();

it.each(LANGS)(
  'the terms that the confirmation carries in %s are those that were shown, whatever is sold [W1]',
  async (lang) => {
    for (const offer of [TEST_OFFER, offered(['domain', 'layouts']), offered(ENTITLEMENT_KEYS)]) {
      const shown = asText((await loadLegal(lang, 'terms'))(operator, offer));
      expect(await termsText(LEGAL_VERSION, lang, { operator, offer })).toBe(shown);
    }
  },
);

it('terms of an earlier version are carried as they were, and none are made up', async () => {
  expect(await termsText('2026-11-22', 'it', { operator, offer: TEST_OFFER })).toContain('nel piano Premium o Pro');
  expect(await termsText('2020-01-01', 'it', { operator, offer: TEST_OFFER })).toBeNull();
});
