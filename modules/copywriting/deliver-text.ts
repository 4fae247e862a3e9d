import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Layer } from '../../site-kit/content/layer.ts';
import { newPageId, randomId } from '../../site-kit/content/own-pages/new-id.ts';
import type { OwnPage } from '../../site-kit/content/own-pages/schema.ts';
import { proveSite, withCopywriter, type Staff } from '../access/index.server.ts';
import { getDraft, hashOfEntry, layerOf, readDraft, saveOps } from '../editor/index.server.ts';
import { writeMail } from '../notifications/index.server.ts';
import { orderFacts, siteLinkPath } from '../ordering/index.server.ts';
import { FIELDS, readableText, unitsOf, type Delivered } from './places.ts';
import type { DeliverInput } from './schemas.ts';
import type { TextRequest } from './tables.ts';
import { lockText, moveText } from './text-of.ts';

/**
 * The text becomes a draft of the site's owner, who is mailed; nothing is shown to visitors. Draft, state, mail commit together, and a
 * repeated call finds nothing to do. Throws copywriting.moved-on (409) for one that nobody has taken up, copywriting.draft-moved (409)
 * where the owner wrote there since `rev`, copywriting.fields (422) and the editor's own refusals (422) for texts that the place does not take.
 */
export function deliverText(
  ctx: Ctx,
  { by, id, ...given }: { by: Staff<'operator'>; id: string } & DeliverInput,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockText(ctx, { id });
    if (row.state === 'delivered') return;
    if (row.state !== 'in-work') throw new AppError('copywriting.moved-on', { status: 409 });
    const delivered = await writeDraft(withCopywriter(ctx, { siteId: row.siteId, by }), row, given);
    await moveText(ctx, row, 'delivered', { delivered, deliveredAt: ctx.clock.now() });
    await mailOwner(ctx, row);
  });
}

async function writeDraft(ctx: TxCtx, row: TextRequest, { rev, fields }: DeliverInput): Promise<Delivered[]> {
  const by = await proveSite(ctx, 'draft', row.siteId);
  const texts = textsFrom(row, fields);
  const draft = await getDraft(ctx, { by });
  if (draft.rev !== rev) throw new AppError('copywriting.draft-moved', { status: 409 });
  const layer = layerOf(await readDraft(ctx, by));
  const page = { id: newPageId(ctx.clock.now().getTime()), block: randomId(10), taken: slugsOf(layer) };
  const written = unitsOf(row.place, texts, page);
  const ops = written.map(({ unit, value }, at) => ({
    op_id: `${row.id}-${at}`,
    unit,
    from: hashOfEntry(layer[unit]),
    value,
  }));
  const { refused } = await saveOps(ctx, { by, rev, ops });
  const [first] = refused;
  if (first) throw new AppError(first.code, { status: 422 });
  return written.map(({ unit, value }) => ({
    unit,
    before: layer[unit] ?? null,
    shown: readableText(draft.units.find((each) => each.unit === unit)?.value),
    after: value,
  }));
}

/** By the name of its field. Throws copywriting.fields (422) where one is missing, empty or too long. */
function textsFrom({ place }: TextRequest, fields: DeliverInput['fields']): Map<string, string> {
  const texts = new Map(fields.map(({ name, text }) => [name, text]));
  for (const { name, limit, long } of FIELDS[place]) {
    const text = texts.get(name) ?? '';
    const fits = text !== '' && text.length <= limit && (long || !/[\n\t]/.test(text));
    if (!fits) throw new AppError('copywriting.fields', { status: 422, fields: { [name]: 'invalid' } });
  }
  return texts;
}

const slugsOf = (layer: Layer): Set<string> =>
  new Set(
    Object.entries(layer).flatMap(([unit, { value }]) => (unit.startsWith('pages/') ? [(value as OwnPage).slug] : [])),
  );

async function mailOwner(ctx: TxCtx, { id, orderId, siteId }: TextRequest): Promise<void> {
  const order = await orderFacts(ctx, orderId);
  await writeMail(ctx, {
    kind: 'text-delivered',
    orderId,
    occasion: id,
    to: order.mail,
    lang: order.locale,
    href: `${ctx.config.publicUrl}${siteLinkPath(ctx, { order, site: siteId, place: 'texts' })}`,
    values: { name: order.pageName },
  });
}
