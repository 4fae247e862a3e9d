import { and, asc, eq, like } from 'drizzle-orm';
import { amount, csvOf } from './csv.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { SiteAccess } from '../access/index.server.ts';
import type { Lang } from '../../site-kit/names.ts';
import type { LiveSite } from '../sites/index.server.ts';
import { requireDoors } from './find-shop.ts';
import { REGISTER_WORDS } from './register-words.ts';
import { shopRegister, type RegisterRow } from './tables.ts';

/** What came and went back on each day at each rate, and what is left: the register, from its rows. Pure. */
export function daysOf(rows: readonly Pick<RegisterRow, 'day' | 'rate' | 'cents' | 'number' | 'currency'>[]) {
  const groups = Map.groupBy(rows, ({ day, rate, currency }) => `${day} ${rate} ${currency}`);
  return [...groups.values()].flatMap((each) => {
    const [first] = each;
    if (!first) return [];
    const sum = (isIn: boolean) =>
      each.filter(({ cents }) => cents > 0 === isIn).reduce((total, { cents }) => total + cents, 0);
    const [takings, refunds] = [sum(true), sum(false)];
    const orders = [...new Set(each.map(({ number }) => number))].toSorted((one, other) => one - other);
    const { day, rate, currency } = first;
    return [{ day, rate, takings, refunds, net: takings + refunds, currency, orders }];
  });
}

export type RegisterDay = ReturnType<typeof daysOf>[number];

interface Asked {
  by: SiteAccess<'manage'>;
  /** "2026-12" */
  month: string;
}

/** A month of the register, by day and rate. Throws shop.not-found (404). */
export async function readRegister(ctx: Ctx, { by, month }: Asked): Promise<{ site: LiveSite; days: RegisterDay[] }> {
  const { site } = await requireDoors(ctx, by.siteId);
  const rows = await ctx.db
    .select()
    .from(shopRegister)
    .where(and(eq(shopRegister.siteId, by.siteId), like(shopRegister.day, `${month}-%`)))
    .orderBy(asc(shopRegister.day), asc(shopRegister.rate), asc(shopRegister.number));
  return { site, days: daysOf(rows) };
}

/** A month ("2026-12") for a spreadsheet of that language: by day and rate, VAT included, refunds below nothing. Throws shop.not-found (404). */
export async function registerCsv(ctx: Ctx, { lang, ...asked }: Asked & { lang: Lang }): Promise<string> {
  const { days } = await readRegister(ctx, asked);
  const words = REGISTER_WORDS[lang];
  const head = [words.day, `${words.rate} %`, words.takings, words.refunds, words.net, words.currency, words.orders];
  const lines = days.map(({ day, rate, takings, refunds, net, currency, orders }) => [
    day,
    amount(rate),
    amount(takings),
    amount(refunds),
    amount(net),
    currency,
    orders.join(' '),
  ]);
  return csvOf([head, ...lines], lang);
}
