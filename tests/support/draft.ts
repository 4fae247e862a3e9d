/** A site that was bought, and its owner at the draft of it: the verbs of the editor as its calls use them. */
import { randomUUID } from 'node:crypto';
import { proveSite } from '../../modules/access/index.server.ts';
import {
  answerOf,
  checkDraft,
  discardDraft,
  getDraft,
  listVersions,
  moveEdits,
  publishDraft,
  restoreVersion,
  saveOps,
} from '../../modules/editor/index.server.ts';
import type { SaveOpsInput, UnitView } from '../../modules/editor/schemas.ts';
import { builtBytes } from '../../modules/sites/index.server.ts';
import type { Manifest } from '../../modules/sites/publishing/manifest.ts';
import { agreed } from './agreed.ts';
import { dispose } from './prove-anew.ts';
import type { TestProduct } from './product.ts';
import { newSubscriber } from './subscriber.ts';

/** What `hashOfEntry` makes of no entry. */
export const NONE = 'e3b0c44298fc1c149afbf4c8996fb924';
type Op = SaveOpsInput['ops'][number];
export const op = (unit: string, value: unknown, from = NONE, op_id = randomUUID() as string): Op => ({
  op_id,
  unit,
  from,
  value,
});
export const say = (code: string): string => `sentence of ${code}`;

/** `buyer`: who has bought already. */
export async function newDraft(product: TestProduct, buyer?: Awaited<ReturnType<typeof newSubscriber>>) {
  const owner = buyer ?? (await newSubscriber(product));
  const [site] = await product.rows<{ id: string; tier: string }>('select id, tier from sites where order_id = $1', [
    owner.id(),
  ]);
  const id = site?.id ?? '';
  const ctx = () => owner.ctx();
  if (site?.tier === 'pro') await agreed(ctx(), id);
  const draft = () => proveSite(ctx(), 'draft', id);
  const view = async () => getDraft(ctx(), { by: await draft() });
  return {
    owner,
    id,
    ctx,
    by: draft,
    dispose: () => dispose(owner, id),
    view,
    unit: async (unit: string): Promise<UnitView | undefined> =>
      (await view()).units.find((each) => each.unit === unit),
    save: async (rev: number, ...ops: Op[]) => saveOps(ctx(), { by: await draft(), rev, ops }),
    answer: async (outcome: Awaited<ReturnType<typeof saveOps>>) =>
      answerOf(ctx(), { by: await draft(), outcome, say }),
    move: async (way: 'undo' | 'redo', rev: number) => moveEdits(ctx(), { by: await draft(), rev, way }),
    discard: async (rev: number) => discardDraft(ctx(), { by: await draft(), rev }),
    restore: async (rev: number, version: string, units?: string[]) =>
      restoreVersion(ctx(), { by: await draft(), rev, version, units }),
    check: async () => checkDraft(ctx(), { by: await draft(), say }),
    async publish(rev: number) {
      // Versions have an order.
      product.later(60_000);
      return publishDraft(ctx(), { by: await proveSite(ctx(), 'publish', id), rev });
    },
    versions: async () => (await listVersions(ctx(), { by: await draft() })).versions,
    /** A page as visitors get it, the first without a path, without the places where a line may break. */
    async shown(path = '/'): Promise<string> {
      const [row] = await product.rows<{ files: Manifest }>(
        'select v.files from sites s join site_versions v on v.id = s.current_version_id where s.id = $1',
        [id],
      );
      const entry = row?.files[path];
      if (entry?.kind !== 'bytes') throw new Error('nothing is published');
      const bytes = await builtBytes(ctx(), { entry, encoding: 'identity' });
      return Buffer.from(bytes ?? [])
        .toString()
        .replaceAll(/&shy;|&#173;|\u00ad|\u200b|<wbr\/?>/g, '');
    },
  };
}
export type DraftOfSite = Awaited<ReturnType<typeof newDraft>>;
