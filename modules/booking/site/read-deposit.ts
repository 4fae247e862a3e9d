/** What a form asks to be paid beforehand, and whether it was read and accepted. */
import { ACCEPTED, DEPOSIT_FIELDS, type AskedDeposit } from '../../../site-kit/booking/deposit-parts.tsx';
import { DEPOSIT_WORDS } from '../../../site-kit/booking/deposit-words.ts';
import type { Fault } from '../../../site-kit/forms/ask-field.tsx';
import { money } from '../../../site-kit/shop/money.ts';
import { instantOf } from '../clock-zone.ts';
import { depositFor, depositTold } from '../deposits/ask-deposit.ts';
import { tokenOf } from '../deposits/deposit.rules.ts';
import type { Asked } from './asked.ts';
import type { Wish } from './read-wish.ts';

export type ShownDeposit = AskedDeposit;

/** Null where nothing is paid beforehand. */
export async function readDeposit({ ctx, calendar, act }: Asked, wish: Wish): Promise<ShownDeposit | null> {
  const { service: id, at = '' } = wish.wanted;
  const service = calendar.services.find((each) => each.id === id);
  const startsAt = at.includes('T') ? instantOf(at, calendar.hours.zone) : null;
  if (!service || !startsAt) return null;
  const terms = await depositFor(ctx, calendar, { service, party: wish.party });
  if (terms === null) return null;
  const { lang } = calendar.site.document;
  const token = tokenOf(terms);
  return {
    price: money(terms.amount, terms.currency, lang),
    clause: depositTold(ctx, calendar, { terms, startsAt, lang }).clause,
    token,
    isAccepted: act.form.get(DEPOSIT_FIELDS.accepted) === ACCEPTED && isShown(act.form, token),
  };
}
const isShown = (form: URLSearchParams, token: string): boolean => (form.get(DEPOSIT_FIELDS.shown) ?? '') === token;

export const changedFault = ({ calendar }: Asked): Fault => ({
  field: '',
  text: DEPOSIT_WORDS[calendar.site.document.lang].changed,
});

/** Another one than is asked now was shown; the box is empty; or nothing says where the confirmation goes. */
export function faultsOfDeposit(asked: Asked, deposit: ShownDeposit | null): Fault[] {
  const { form } = asked.act;
  if (!isShown(form, deposit?.token ?? '')) return [changedFault(asked)];
  if (deposit === null) return [];
  const words = DEPOSIT_WORDS[asked.calendar.site.document.lang];
  const noMail = (form.get('mail') ?? '').trim() === '';
  return [
    ...(noMail ? [{ field: 'mail', text: words.mailNeeded }] : []),
    ...(deposit.isAccepted ? [] : [{ field: DEPOSIT_FIELDS.accepted, text: words.acceptNeeded }]),
  ];
}
