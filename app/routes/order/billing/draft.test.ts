import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyBilling } from '../../../../modules/ordering/cart/billing.rules.ts';
import { draftKey, dropDraft, keepDraft, parseDraft, readDraft } from './draft.ts';
import { noChoice } from '../service/service.rules.ts';

function memoryStore() {
  const kept = new Map<string, string>();
  return {
    keys: () => [...kept.keys()],
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const billing = { type: 'business' as const, info: { ...emptyBilling(), business_name: 'Forno Aurora', city: 'Pisa' } };
const service = { ...noChoice('Forno'), plan: 'price_pro', names: ['forno.it'] };

describe('what is typed and not saved yet', () => {
  it('comes back after a reload, each step by itself [X1] [E7]', () => {
    const store = memoryStore();
    keepDraft(store, '42', { billing });
    keepDraft(store, '42', { service });
    expect(readDraft(store, '42')).toEqual({ billing, service });
  });

  it('is forgotten step by step as the server takes it [X1]', () => {
    const store = memoryStore();
    keepDraft(store, '42', { billing, service });
    dropDraft(store, '42', 'billing');
    expect(readDraft(store, '42')).toEqual({ service });
    dropDraft(store, '42', 'service');
    expect(store.getItem(draftKey('42'))).toBeNull();
  });

  it('belongs to one social page', () => {
    const store = memoryStore();
    keepDraft(store, '42', { billing });
    expect(readDraft(store, '43')).toEqual({});
  });

  it('anything else found under its name is left out, never thrown', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const draft = parseDraft(text);
        expect(typeof draft).toBe('object');
        for (const value of Object.values(draft.billing?.info ?? {})) expect(typeof value).toBe('string');
      }),
    );
    const odd = parseDraft(
      '{"billing":{"type":"x","info":{"city":7}},"service":{"names":[1,"a.it"],"domainChoice":"x"}}',
    );
    expect(odd.billing).toEqual({ type: 'customer', info: emptyBilling() });
    expect(odd.service).toMatchObject({ names: ['a.it'], domainChoice: 'register' });
  });
});
