import { createPen, LEFT, MUTED, RIGHT, type Pen } from '../../platform/pdf/pen.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { LOCALES } from '../../site-kit/locales.ts';
import type { Lang } from '../../site-kit/names.ts';
import { money } from '../../site-kit/shop/money.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { readRegister, type RegisterDay } from './register-csv.ts';
import { REGISTER_WORDS } from './register-words.ts';

/** Where each column of amounts ends. */
const COLUMNS = { rate: 230, takings: 345, refunds: 445, net: RIGHT } as const;
const END = 745;
const ROW = 17;

/** A month ("2026-12") as A4 pages: by day and rate as the spreadsheet has it, then what each rate comes to. Throws shop.not-found (404). */
export async function registerPdf(
  ctx: Ctx,
  { by, month, lang }: { by: SiteAccess<'manage'>; month: string; lang: Lang },
): Promise<Buffer> {
  const { site, days } = await readRegister(ctx, { by, month });
  const words = REGISTER_WORDS[lang];
  const named = new Intl.DateTimeFormat(LOCALES[lang], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const title = `${words.title}, ${named.format(new Date(`${month}-01T00:00:00Z`))}`;
  const seller = [site.document.name, ...site.document.footer.legal].map(({ value }) => value);
  const createdAt = ctx.clock.now();
  const pen = await createPen({ title, author: site.name, lang: LOCALES[lang], createdAt });
  let y = pen.paragraph(title, LEFT, 56, RIGHT - LEFT, { face: 'bold', size: 17, leading: 23 });
  y = pen.paragraph(seller.join(' · '), LEFT, y + 4, RIGHT - LEFT);
  y = pen.paragraph(words.note, LEFT, y + 2, RIGHT - LEFT, { color: MUTED });
  if (days.length === 0) pen.write(words.nothing, LEFT, y + 20);
  else writeRows(pen, days, lang, y + 20);
  pen.eachPage((page, count) =>
    pen.write(words.page(page, count), RIGHT, 790, { size: 8.5, color: MUTED, align: 'right' }),
  );
  return pen.bytes();
}

function writeRows(pen: Pen, days: readonly RegisterDay[], lang: Lang, from: number): void {
  const words = REGISTER_WORDS[lang];
  const percent = new Intl.NumberFormat(LOCALES[lang], { style: 'percent', maximumFractionDigits: 2 });
  const rateOf = (rate: number) => percent.format(rate / 10_000);
  const date = new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'medium', timeZone: 'UTC' });
  let y = from;
  const put = (cells: Record<'first' | keyof typeof COLUMNS, string>, face: 'text' | 'bold') => {
    pen.write(cells.first, LEFT, y, { face });
    for (const [column, x] of Object.entries(COLUMNS))
      pen.write(cells[column as keyof typeof COLUMNS], x, y, { face, align: 'right' });
    y += ROW;
  };
  const head = () => {
    put({ first: words.day, ...words }, 'bold');
    pen.rule(LEFT, y - 3, RIGHT - LEFT);
    y += 3;
  };
  const room = () => {
    if (y <= END) return;
    pen.doc.addPage();
    y = 56;
    head();
  };
  const amounts = ({ takings, refunds, net, currency }: Omit<RegisterDay, 'day' | 'orders' | 'rate'>) => ({
    takings: money(takings, currency, lang),
    refunds: money(refunds, currency, lang),
    net: money(net, currency, lang),
  });
  head();
  for (const { day, rate, ...rest } of days) {
    room();
    const first = date.format(new Date(`${day}T00:00:00Z`));
    put({ first, rate: rateOf(rate), ...amounts(rest) }, 'text');
  }
  y += 8;
  for (const [first, ...others] of Map.groupBy(days, ({ rate, currency }) => `${rate} ${currency}`).values()) {
    if (!first) continue;
    room();
    const sum = (of: 'takings' | 'refunds' | 'net') => others.reduce((total, each) => total + each[of], first[of]);
    const all = { takings: sum('takings'), refunds: sum('refunds'), net: sum('net'), currency: first.currency };
    put({ first: words.total(rateOf(first.rate)), rate: '', ...amounts(all) }, 'bold');
  }
}
