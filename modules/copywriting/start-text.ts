import type { Ctx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { proveSite, withCopywriter, type Staff } from '../access/index.server.ts';
import { getDraft } from '../editor/index.server.ts';
import { siteContentOf } from '../sites/index.server.ts';
import { FIELDS, readableText } from './places.ts';
import type { TextToWrite } from './schemas.ts';
import { briefOf, lockText, moveText, textOf } from './text-of.ts';

interface Asked {
  by: Staff<'operator'>;
  id: string;
}

/** The operator takes it up. Taken up already, it stays so. Throws copywriting.not-found (404), copywriting.moved-on (409). */
export function startText(ctx: Ctx, { id }: Asked): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockText(ctx, { id });
    if (row.state !== 'in-work') await moveText(ctx, row, 'in-work');
  });
}

/** What the owner asks for, what the page says of the business, and what stands in the draft now. Throws copywriting.not-found (404). */
export async function textToWrite(ctx: Ctx, { by, id }: Asked): Promise<TextToWrite> {
  const row = await textOf(ctx, id);
  const writer = withCopywriter(ctx, { siteId: row.siteId, by });
  const access = await proveSite(writer, 'draft', row.siteId);
  const [draft, content] = [await getDraft(writer, { by: access }), await siteContentOf(writer, { by: access })];
  const shown = new Map(draft.units.map(({ unit, value }) => [unit, value]));
  const { page } = content;
  return {
    ...briefOf(row),
    order_id: row.orderId,
    site: { name: content.site.name, url: content.site.url, lang: content.site.lang },
    page: [page.category, page.about, page.description, page.mission].flatMap((text) =>
      typeof text === 'string' && text.trim() !== '' ? [text.trim()] : [],
    ),
    fields: FIELDS[row.place].map(({ name, unit, limit, long }) => ({
      name,
      limit,
      long,
      value: (unit && readableText(shown.get(unit))) ?? '',
    })),
    rev: draft.rev,
  };
}
