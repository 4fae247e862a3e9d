/** The order wizard as a person uses it: by the names that the screen gives its controls. */
import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import type { BillingField } from '../../../modules/ordering/cart/billing.rules.ts';
import type { Typed } from './persons.ts';
import { say, words, type TestLang } from './words.ts';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const CARDS = {
  good: '4242 4242 4242 4242',
  bankAsks: '4000 0025 0000 3155',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  refundFails: '4000 0000 0000 5126',
} as const;

/** A press that was heard sends something at once, on the busiest machine within this. */
const SENT_MS = 15_000;
/** So long a form that hears nothing is pressed again. */
const GIVEN_UP_MS = 240_000;

export type Wizard = ReturnType<typeof wizard>;

export function wizard(page: Page, lang: TestLang = 'it') {
  const { order } = words(lang);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const fieldName = (field: BillingField, italian: boolean) =>
    order.fields[field === 'ssn' && italian ? 'ssn-it' : field];
  const text = (field: BillingField, italian = lang === 'it'): Locator =>
    page.getByRole('textbox', { name: new RegExp(`^${escape(fieldName(field, italian))}( \\(|$)`) });
  const card = page.frameLocator('iframe[src*="/embedded/"]');

  /**
   * Presses a button of the provider's form that sends something. The frame grows and shrinks with what it shows and the
   * page around it scrolls to it, so on a busy machine the button can move between press and release: a press that sent
   * nothing is made again, as a person would.
   */
  async function pressInForm(selector: string): Promise<void> {
    const sent = page.waitForRequest(/\/embedded\/[^/]+\/pay$/, { timeout: GIVEN_UP_MS }).then(
      () => 'sent' as const,
      () => 'given up' as const,
    );
    let heard: 'sent' | 'given up' | null;
    do {
      await card.locator(selector).click();
      heard = await Promise.race([sent, setTimeout(SENT_MS, null)]);
    } while (heard === null);
    if (heard === 'given up') throw new Error(`${selector} was pressed, and the card form sent nothing`);
  }

  return {
    heading: (step: keyof typeof order.headings) => page.getByRole('heading', { level: 1, name: order.headings[step] }),
    next: button(order.actions.next),
    back: button(order.actions.back),
    complete: button(order.actions.complete),
    retry: button(order.actions.retry),
    /** The list of what stops the form. */
    summary: page.getByRole('alert').filter({ hasText: order.errors.title }),
    alert: page.getByRole('alert'),
    text,
    country: page.getByRole('combobox', { name: order.fields.country }),
    async fillPerson(typed: Typed) {
      const { country, ...rest } = typed;
      if (country) await this.country.selectOption(country);
      const italian = (await this.country.inputValue()) === 'IT';
      for (const [field, value] of Object.entries(rest) as [BillingField, string][])
        await text(field, italian).fill(value);
    },
    plan: (name: 'Premium' | 'Pro') => page.getByRole('radio', { name: new RegExp(`^${name} `) }),
    freeAddress: page.getByRole('radio', { name: new RegExp(`^${escape(order.domain.none)}`) }),
    /** Billing and service filled, the free address kept: to the card form. */
    async toCheckout(typed: Typed, press: 'click' | 'dblclick' = 'click') {
      await this.fillPerson(typed);
      await this.next[press]();
      await this.heading('service').waitFor();
      await this.plan('Premium').check();
      await this.freeAddress.check();
      await this.next[press]();
      await this.heading('checkout').waitFor();
    },
    search: page.getByRole('searchbox', { name: order.domain.search }),
    domain: (name: string) => page.getByRole('checkbox', { name, exact: true }),
    transfer: page.getByRole('checkbox', { name: order.domain.transfer }),
    transferName: page.getByRole('textbox', { name: order.domain.name }),
    authcode: page.getByRole('textbox', { name: order.domain.authcode }),
    ownName: page.getByRole('checkbox', { name: new RegExp(`^${escape(order.domain['own-name'])}`) }),
    terms: page.getByRole('checkbox', { name: new RegExp(escape(order.checkout.terms.split('<')[0] ?? '')) }),
    card,
    /** Types a card into the provider's form and presses Pay. */
    async pay(number: string) {
      await card.locator('#number').fill(number);
      await card.locator('#expiry').fill('12 / 39');
      await card.locator('#cvc').fill('123');
      await card.locator('#name').fill('Nives Gufi');
      await pressInForm('#pay');
    },
    /** From the card form to the page behind it, by a card that pays. */
    async payAndComplete(number: string) {
      await this.heading('checkout').waitFor();
      await this.terms.check();
      await card.locator('#pay').waitFor();
      await this.pay(number);
      await this.complete.click();
      await page.waitForURL(/\/complete/);
    },
    bank: (answer: 'complete' | 'fail') => card.locator(`[data-bank="${answer}"]`),
    answerBank: (answer: 'complete' | 'fail') => pressInForm(`[data-bank="${answer}"]`),
    /** The step's item of the list on the success page. */
    progress: (step: keyof (typeof order)['progress-steps']) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: order['progress-steps'][step] }) }),
    paid: page.getByRole('main').getByText(order.checkout.paid, { exact: true }),
    done: order.states.done,
    say,
  };
}
