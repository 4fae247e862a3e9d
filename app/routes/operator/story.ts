import { useTranslation } from 'react-i18next';
import type { HistoryRow } from '../../../modules/reports/order/schemas.ts';
import { asPlan, PLAN_NAMES } from '../../../modules/plans/schemas.ts';
import { ORDER_STATES } from '../../../modules/ordering/order.states.ts';
import { useWords } from './words.ts';

/** Ids that stand inside a reason: they differ from order to order. */
const IDS = /\b[^\W_]+_\w+/g;
export const asKey = (why: string) =>
  why
    .replaceAll(IDS, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');

/** A row of an order's history in words: what happened, why, and through whom. */
export function useStory(): (row: HistoryRow) => { what: string; about: string } {
  const { t, i18n } = useTranslation(['operator', 'manager']);
  const say = useWords();
  const state = (code: string) => {
    const known = ORDER_STATES.find((each) => each === code);
    return known ? t(`manager:states.${known}`) : code;
  };
  const detail = (why: string) => {
    const plan = asPlan(why);
    if (plan) return PLAN_NAMES[plan];
    if (/^\d{4}-\d\d-\d\dT/.test(why))
      return new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(why));
    const known = say('words.why', asKey(why));
    return known === asKey(why) ? say('words.dispute', why) : known;
  };
  const who = (actor: string) => {
    const [kind = '', id] = actor.split(':');
    return [say('words.actor', kind), id].filter(Boolean).join(' ');
  };
  return (row) => ({
    what: row.what === 'state' ? `${state(row.from)} → ${state(row.to)}` : say('words.story', row.what),
    about: [row.why && detail(row.why), who(row.actor)].filter(Boolean).join(' · '),
  });
}
