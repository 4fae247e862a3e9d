import type { TxCtx } from '../../platform/ctx.ts';
import { newId } from '../../platform/ids.ts';
import { seal } from '../../platform/seal.ts';
import { newsConsents } from './tables.ts';

type Row = typeof newsConsents.$inferInsert;

/** What is kept of a press as its proof: words, page, network. */
export interface Shown {
  text: string;
  page: string;
  network: string;
}
export const writeConsent = async (
  ctx: TxCtx,
  { subscriberId, kind, by, shown }: Pick<Row, 'subscriberId' | 'kind' | 'by'> & { shown: Shown },
): Promise<void> => {
  const { text, page, network } = shown;
  const at = ctx.clock.now();
  await ctx.db
    .insert(newsConsents)
    .values({ id: newId('con'), subscriberId, kind, by, at, text, page, network: seal(ctx.config.dataKeys, network) });
};
