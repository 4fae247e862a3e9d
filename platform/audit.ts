import { sql } from 'drizzle-orm';
import type { Ctx, TxCtx } from './ctx.ts';
import { prepared } from './db.ts';
import { auditLog } from './tables.ts';

/** Who acts, as history and audit name them. */
export function actorName({ actor }: Ctx): string {
  if (actor.kind === 'system') return `job:${actor.job}`;
  if (actor.kind === 'letter') return 'letter';
  if (actor.kind === 'copywriter') return `operator:${actor.userId}`;
  return actor.kind === 'visitor' ? 'visitor' : `${actor.kind}:${actor.userId}`;
}

const value = sql.placeholder;
const noteOn = prepared((db) =>
  db
    .insert(auditLog)
    .values({
      at: value('at'),
      actor: value('actor'),
      action: value('action'),
      subject: value('subject'),
      requestId: value('requestId'),
      details: value('details'),
    })
    .prepare('audit'),
);

/** Records what was done to `subject` (an id) in the caller's transaction. `details` must hold no personal data. */
export async function audit(
  ctx: TxCtx,
  action: string,
  subject: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  const actor = actorName(ctx);
  const note = { at: ctx.clock.now(), actor, action, subject, requestId: ctx.requestId, details };
  await noteOn(ctx.db).execute(note);
}
