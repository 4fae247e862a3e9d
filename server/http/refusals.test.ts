/** What a refused call says beside its code: a sentence, for people and for whoever writes a program against us. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiError } from '../../platform/answers.ts';
import { LANGS, type Lang } from '../../site-kit/names.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { newShopper } from '../../tests/support/shopper.ts';
import el from '../../app/i18n/messages/el/errors.ts';
import en from '../../app/i18n/messages/en/errors.ts';
import es from '../../app/i18n/messages/es/errors.ts';
import fr from '../../app/i18n/messages/fr/errors.ts';
import it_ from '../../app/i18n/messages/it/errors.ts';

const WORDS = { it: it_, en, es, fr, el } satisfies Record<Lang, unknown>;
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

async function refused(path: string, init: RequestInit = {}) {
  const answer = await product.app.request(path, init);
  expect(answer.ok).toBe(false);
  return { ...apiError.parse(await answer.json()).error, lang: answer.headers.get('content-language') };
}
const NONE = '/buy_yr/api/order/check/ord_none';

describe('a refused call says it in a sentence', () => {
  it.each(LANGS)(
    'of the language that was asked for in the address, by cookie or by the browser: %s [X1] [I2]',
    async (lang) => {
      const sentence = { code: 'ordering.not-found', message: WORDS[lang].ordering['not-found'], lang };
      expect(
        await refused(`${NONE}?lng=${lang}`, { headers: { cookie: 'i18next=fr', 'accept-language': 'es' } }),
      ).toMatchObject(sentence);
      expect(await refused(NONE, { headers: { cookie: `i18next=${lang}`, 'accept-language': 'es' } })).toMatchObject(
        sentence,
      );
      expect(await refused(NONE, { headers: { 'accept-language': `de, ${lang};q=0.5` } })).toMatchObject(sentence);
    },
  );

  it('in English for a program that names no language, in Italian for a browser whose language we do not speak [I2]', async () => {
    const said = (headers: Record<string, string>) => refused(NONE, { headers }).then(({ message }) => message);
    expect(await said({})).toBe(en.ordering['not-found']);
    expect(await said({ 'accept-language': '*' })).toBe(en.ordering['not-found']);
    expect(await said({ 'accept-language': 'de-DE' })).toBe(it_.ordering['not-found']);
  });

  it('also where nobody wrote one for this very code: the sentence of its kind, never a key [X1]', async () => {
    const forged = await refused('/webhooks/stripe', {
      method: 'POST',
      body: '{}',
      headers: { 'stripe-signature': 't=1' },
    });
    expect(forged).toMatchObject({ code: 'billing.webhook-forged', message: en.http['bad-input'] });
    expect(await refused('/buy_yr/api/nothing')).toMatchObject({
      code: 'http.not-found',
      message: en.http['not-found'],
    });
  });

  it('beside a code and faulty fields that programs read, which no language changes [X1]', async () => {
    const shopper = newShopper(product);
    await shopper.start();
    const path = `/buy_yr/api/order/check/${shopper.id()}/cart?lng=el`;
    const body = { stripe: { cart: [] }, domains: [], order: { domain_choice: 'none' } };
    const headers = { cookie: `vetrina_order=${shopper.secret}` };
    expect(await refused(path, { method: 'POST', headers, body: JSON.stringify(body) })).toMatchObject({
      code: 'ordering.plan-missing',
      message: el.ordering['plan-missing'],
      fields: { plan: 'plan-missing' },
    });
  });
});
