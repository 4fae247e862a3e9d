/** Days that screens and mails write out are the constants' own: whoever changes one finds every sentence that says it. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MOST_DAYS } from '../../app/routes/manager/editor/days-between.ts';
import { K } from '../../modules/plans/schemas.ts';
import { WITHDRAWAL_DAYS } from '../../modules/shop/withdrawal.rules.ts';
import { SHEET } from '../../scripts/texts.ts';

/** A registry lets a name go again after so many days (ICANN transfer policy, I.A.3.7.5 and 3.7.6). */
const REGISTRY_DAYS = 60;
/** Goods come back within so many days after a withdrawal (directive 2011/83/EU, art. 14.1). */
const RETURN_DAYS = 14;
const STATED: Record<string, readonly number[]> = {
  'Screens: errors `domains.transfer-too-recent`': [REGISTRY_DAYS],
  'Screens: errors `ordering.withdrawal-late`': [K.withdrawalDays],
  'Screens: errors `billing.cancel-late`': [K.cancelOnSiteDays],
  'Screens: errors `billing.letter-late`': [K.cancelByLetterDays, K.cancelOnSiteDays],
  'Screens: order `domain.no-too-recent`': [REGISTRY_DAYS],
  'Screens: legal-ui `about.terms`': [K.withdrawalDays],
  'Screens: manager `withdrawal.lead`': [K.withdrawalDays],
  'Screens: manager `withdrawal.means`': [K.refundDays],
  'Screens: operator `order.letter.text`': [K.cancelByLetterDays],
  'Screens: editor `days.wrong`': [MOST_DAYS],
  'Screens: numbers `period.7`': [7],
  'Screens: numbers `period.28`': [28],
  'Screens: numbers `sentence.7_one`': [7],
  'Screens: numbers `sentence.7_other`': [7],
  'Screens: numbers `sentence.28_one`': [28],
  'Screens: numbers `sentence.28_other`': [28],
  'Screens: shop `products.before`': [30],
  'Screens: shop `products.no-before`': [30],
  'Screens: shop `form.withdrawal`': [WITHDRAWAL_DAYS],
  'Screens: site `week.nobody`': [7],
  'Screens: letter `expired.text`': [30],
  'Mails `subscription-ended.paragraphs.0`': [K.exportDays],
  'Mails `shop-withdrawal.paragraphs.4`': [RETURN_DAYS],
  'Mails `shop-door-withdrawal.paragraphs.4`': [RETURN_DAYS],
  'Mails `withdrawal-receipt.paragraphs.1`': [K.refundDays],
  'Mails `payment-confirmed.after.1`': [K.withdrawalDays],
  'Mails `page-suspected.answers.note`': [30],
};
/** Campaigns and legal texts are written with the constants themselves (constants.test.ts). */
const WRITTEN_OUT = /^(?:Screens|Mails|Tasks)/;
const DAYS = [/\d+ giorni/, /\d+ days/, /\d+ días/, /\d+ jours/, /\d+ ημέρες/];

const texts = readFileSync(SHEET, 'utf8')
  .split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n');
    return lines
      .filter((line) => line.startsWith('| `') && WRITTEN_OUT.test(heading))
      .map((line) => line.slice(2, -2).split(' | '))
      .map(([key = '', ...languages]) => ({ at: `${heading} ${key}`, languages }));
  });

it('each sentence of a screen or mail that counts days is known here [K10] [K11] [K12] [K13]', () => {
  const counting = texts.filter(({ languages }) => languages.some((text, at) => DAYS[at]?.test(text)));
  expect(counting.map(({ at }) => at).toSorted()).toEqual(Object.keys(STATED).toSorted());
});

it.each(Object.entries(STATED))('%s says so many days in five languages: %j', (where, days) => {
  const { languages = [] } = texts.find(({ at }) => at === where) ?? {};
  expect(languages.map((text) => text.match(/\d+/g)?.map(Number))).toEqual(DAYS.map(() => days));
});
