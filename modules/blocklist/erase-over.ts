import { audit } from '../../platform/audit.ts';
import type { TxCtx } from '../../platform/ctx.ts';
import type { Erasure, PersonKind } from './people.rules.ts';

interface Erasing<Row extends { id: string }> {
  siteId: string;
  kind: PersonKind;
  /** As it is audited, with the id of each. */
  action: string;
  rows: readonly { row: Row; erasure: Erasure }[];
  /** Nothing stays of these, nor of the mails about them. */
  drop: (rows: readonly Row[]) => Promise<void>;
  dropNote: (row: Row) => Promise<void>;
}

/** Takes of rows that are locked what nothing keeps. False, and nothing taken, where one has not ended. */
export async function eraseOver<Row extends { id: string }>(
  ctx: TxCtx,
  { siteId, kind, action, rows, drop, dropNote }: Erasing<Row>,
): Promise<boolean> {
  if (rows.some(({ erasure }) => erasure === 'open')) return false;
  const gone = rows.filter(({ erasure }) => erasure === 'whole').map(({ row }) => row);
  await drop(gone);
  for (const { row, erasure } of rows) {
    if (erasure === 'kept') continue;
    if (erasure === 'part') await dropNote(row);
    await audit(ctx, action, siteId, { [kind]: row.id, what: erasure });
  }
  return true;
}
