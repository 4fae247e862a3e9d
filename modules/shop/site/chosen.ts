import { PAID_WORDS } from '../../../site-kit/shop/paid-words.ts';
import { said } from '../../../site-kit/shop/said.ts';
import type { WithdrawLine } from '../../../site-kit/shop/withdraw-form.tsx';
import type { Lang } from '../../../site-kit/names.ts';
import { LIMITS } from '../schemas.ts';
import type { Line } from '../tables.ts';
import type { Declaration } from '../withdraw.ts';
import type { Chosen } from '../withdrawal.rules.ts';

const FIELD = 'back_';
const COUNT = /^\d{1,2}$/;

interface Choice {
  lines: WithdrawLine[];
  pieces: Chosen;
  /** Said in the language of the site; null where it is a choice. */
  fault: string | null;
}
/**
 * What of an order is to be taken back, as a form says it: of a line that it does not name all that can be. What is no count of its pieces is
 * said, and shown as all of them.
 */
export function chosenIn(
  form: URLSearchParams,
  { lines, right, lang }: { lines: readonly Line[]; right: Chosen; lang: Lang },
): Choice {
  const words = PAID_WORDS[lang];
  const faults: string[] = [];
  const pieces = new Map<number, number>();
  const shown = lines.flatMap(({ position, name }): WithdrawLine[] => {
    const most = right.get(position) ?? 0;
    if (most === 0) return [];
    const field = `${FIELD}${position}`;
    const typed = form.get(field)?.trim();
    const isCount = typed === undefined || (COUNT.test(typed) && Number(typed) <= most);
    if (!isCount) faults.push(said(words.withdrawCount, { name, n: most }));
    const chosen = isCount && typed !== undefined ? Number(typed) : most;
    pieces.set(position, chosen);
    return [{ field, name, most, chosen }];
  });
  if (shown.every(({ chosen }) => chosen === 0)) faults.push(words.withdrawNothing);
  return { lines: shown, pieces, fault: faults[0] ?? null };
}

/** What the second step declares; what is no count is none that can be taken back. A page without fields is about all of it. */
export function declaredIn(form: URLSearchParams): Pick<Declaration, 'nth' | 'chosen'> {
  const fields = [...form].filter(([name]) => name.startsWith(FIELD)).slice(0, LIMITS.lines);
  const count = (typed: string) => (COUNT.test(typed) ? Number(typed) : Number.NaN);
  const chosen = new Map(fields.map(([name, typed]) => [count(name.slice(FIELD.length)), count(typed)]));
  return { nth: count(form.get('nth') ?? '1'), chosen: fields.length === 0 ? null : chosen };
}
