import type { Ctx } from '../../platform/ctx.ts';
import { failuresOf, type Gate } from '../../site-kit/quality/report.ts';
import { pagesIn } from '../../site-kit/content/own-pages/in-layer.ts';
import type { OwnerUnit } from '../../site-kit/content/units.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { checkContent, drawContent } from '../sites/index.server.ts';
import { layerOf, readDraft } from './draft.ts';
import type { DraftFinding } from './schemas.ts';

/** Where an owner mends what a gate finds; the others are ours to mend. */
const UNIT_OF: Partial<Record<Gate, OwnerUnit>> = {
  weight: 'copy/story',
  photo: 'look/photos',
  requests: 'look/photos',
  contrast: 'look/color',
};

interface Asked {
  by: SiteAccess<'draft'>;
}

/** One finding for each of these gates. */
export const findingsOf = (gates: readonly Gate[], say: (code: string) => string): DraftFinding[] =>
  gates.map((gate) => ({ level: 'fault', text: say(`sites.quality-${gate}`), unit: UNIT_OF[gate] ?? null }));

/** What would keep the draft from being published. `say` is a code's sentence in the caller's language. */
export async function checkDraft(
  ctx: Ctx,
  { by, say }: Asked & { say: (code: string) => string },
): Promise<DraftFinding[]> {
  const layer = layerOf(await readDraft(ctx, by));
  const failures = failuresOf(await checkContent(ctx, { by, layer }));
  return failures.flatMap(({ gate, faults }) => {
    const titles = pagesIn(layer).filter(({ page }) => faults.some((fault) => fault.startsWith(`own:${page.slug}: `)));
    const isElsewhere = faults.some((fault) => !fault.startsWith('own:'));
    const found = findingsOf([gate], say);
    const ofPages = titles.flatMap(({ page }) =>
      found.map((one) => ({ ...one, text: `${page.title}: ${one.text}`, unit: null })),
    );
    return isElsewhere ? [...found, ...ofPages] : ofPages;
  });
}

/** The draft as visitors would see it, and the policy under which it is shown. */
export async function drawDraftPage(
  ctx: Ctx,
  { by, page, lang }: Asked & { page?: string | undefined; lang?: string | undefined },
): Promise<{ html: string; policy: string }> {
  const layer = layerOf(await readDraft(ctx, by));
  return drawContent(ctx, { by, layer, page: page || undefined, lang });
}
