import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { emptyBilling, type BillingType } from '../../modules/ordering/cart/billing.rules.ts';
import { serverI18n } from '../i18n/server.ts';
import { PersonFields } from './person-fields.tsx';

/** The form as a server draws it: field name -> its tag. */
function drawn(type: BillingType): Map<string, string> {
  const nothing = () => undefined;
  const form = {
    value: { type, info: { ...emptyBilling(), country: 'IT' } },
    faults: {},
    attempt: 0,
    setField: nothing,
    setType: nothing,
    leave: nothing,
    validate: () => true,
    refuse: nothing,
  };
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n('it')}>
      <MantineProvider>
        <PersonFields
          form={form}
          lang="it"
          countries={[{ value: 'IT', label: 'Italia' }]}
          name="billing"
          typeLocked={false}
          disabled={false}
          onTypedEarly={nothing}
        />
      </MantineProvider>
    </I18nextProvider>,
  );
  return new Map([...html.matchAll(/<input[^>]* name="(\w+)"[^>]*>/g)].map(([tag, name = '']) => [name, tag]));
}
const AS_CODE = [/ autoCapitalize="characters"/i, / autoCorrect="off"/i, / spellCheck="false"/i];

it.each([
  ['customer', ['ssn']],
  ['business', ['vat', 'sdi']],
] as const)('the codes of a %s are typed in capitals, and no dictionary mends them [B2] [B3]', (type, codes) => {
  const fields = drawn(type);
  for (const code of codes) for (const help of AS_CODE) expect(fields.get(code)).toMatch(help);
});

it('names, towns and streets have the help of every text [B4]', () => {
  const fields = drawn('customer');
  for (const text of ['first_name', 'last_name', 'address', 'city'])
    expect(fields.get(text)).not.toMatch(/autoCapitalize|spellCheck/i);
});
