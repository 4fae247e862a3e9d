/** The server's side of a draft in memory: what the editor's queue is tried against, call by call. */
import type { DraftAnswer, DraftView, UnitView } from '../../modules/editor/schemas.ts';
import type { Op } from '../../app/routes/manager/editor/save-queue.ts';
import { hashOf } from '../../site-kit/content/canonical.ts';

interface Held {
  value: unknown;
  rev: number;
}

export function newFakeDraft(units: readonly string[]) {
  const held = new Map<string, Held>();
  const known = new Map<string, 'applied' | 'conflict'>();
  /** Every value that was ever taken, and what stood there before it. */
  const taken: { unit: string; value: unknown; over: unknown }[] = [];
  let rev = 1;

  const view = (unit: string): UnitView => {
    const value = held.get(unit)?.value ?? null;
    const derived = `page ${unit}`;
    return {
      unit,
      kind: 'copy',
      value: value ?? derived,
      derived,
      own: value !== null,
      hash: hashOf(value),
      limit: 1e6,
      over_moved: false,
      unseen: false,
      by: null,
      at: null,
      label: { key: 'headline' },
      section: null,
    };
  };
  const can = { undo: false, redo: false, publish: true };
  const answer = (since: number, part: Partial<DraftAnswer>): DraftAnswer => ({
    rev,
    applied: [],
    refused: [],
    conflicts: [],
    changed: [...held].filter(([, { rev: at }]) => at > since).map(([unit]) => view(unit)),
    changes: held.size,
    can,
    languages: [],
    ...part,
  });

  return {
    taken,
    value: (unit: string) => held.get(unit)?.value ?? null,
    draft: (): DraftView => ({
      site: {
        id: 'sit_1',
        order_id: 'ord_1',
        name: '',
        url: '',
        layout: 'tavola',
        lang: 'it',
        status: 'live',
        most_languages: 4,
      },
      rev,
      changes: held.size,
      can,
      may: ['read', 'draft', 'publish', 'decide', 'connect', 'manage'],
      languages: [],
      published_at: null,
      units: units.map(view),
    }),
    save(since: number, ops: readonly Op[]): DraftAnswer {
      const applied: string[] = [];
      const conflicts: DraftAnswer['conflicts'] = [];
      for (const { op_id, unit, from, value } of ops) {
        const now = held.get(unit)?.value ?? null;
        if (known.has(op_id)) applied.push(op_id);
        else if (from === hashOf(now)) {
          known.set(op_id, 'applied');
          held.set(unit, { value, rev: (rev += 1) });
          taken.push({ unit, value, over: now });
          applied.push(op_id);
        } else conflicts.push({ op_id, unit, value: now, hash: hashOf(now), by: null, at: null });
      }
      return answer(since, { applied, conflicts });
    },
  };
}
