import { useEffect, useMemo, useRef } from 'react';
import { LAYOUTS } from '../../../../site-kit/names.ts';
import type { Slots } from '../../../../site-kit/edit/messages.ts';
import { drawDraft } from './calls.ts';
import type { Canvas } from './use-canvas.ts';
import { shownValue, wanted } from './save-queue.ts';
import type { Snapshot } from './saver.ts';

const AHEAD = 3;
type Look = { layout?: string; color?: string };

/**
 * Draws the page anew when the draft has moved, and at once when another layout or colour is chosen: that one is drawn before it is saved.
 * `isChoosing`: the layouts next to the chosen one are fetched before they are asked for.
 */
export function useDrawing(
  site: string,
  { queue, state }: Snapshot,
  { canvas, slots, isChoosing, again }: { canvas: Canvas; slots: Slots; isChoosing: boolean; again: number },
): void {
  const { rev } = queue;
  const layout = text(shownValue(queue, 'look/layout'));
  const color = text(wanted(queue, 'look/color'));
  const known = useMemo(() => newKnown(site, `${rev} ${again}`), [site, rev, again]);
  const latest = useRef(0);
  const { send, state: isOpen } = canvas;

  useEffect(() => {
    if (isOpen === 'open') send({ type: 'draw', html: null, slots });
  }, [isOpen, slots, send]);

  const shown = useRef(slots);
  useEffect(() => {
    shown.current = slots;
  }, [slots]);
  useEffect(() => {
    if (isOpen !== 'open') return;
    const turn = (latest.current += 1);
    const draw = async () => {
      const html = await known.draw({ ...(layout ? { layout } : {}), ...(color ? { color } : {}) });
      if (turn === latest.current) send({ type: 'draw', html, slots: shown.current });
    };
    // The page stays as it was; the next change asks again.
    draw().catch(() => undefined);
  }, [isOpen, known, layout, color, send]);

  useEffect(() => {
    if (!isChoosing || state !== 'saved' || !layout) return;
    const at = LAYOUTS.findIndex((name) => name === layout);
    for (let step = 1; step <= AHEAD; step += 1) {
      const next = LAYOUTS[(at + step) % LAYOUTS.length];
      if (next) known.draw({ layout: next, ...(color ? { color } : {}) }).catch(() => undefined);
    }
  }, [isChoosing, state, known, layout, color]);
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Drawings of one revision, each asked for once. */
function newKnown(site: string, _of: string) {
  const drawings = new Map<string, Promise<string>>();
  return {
    draw(look: Look): Promise<string> {
      const key = `${look.layout ?? ''} ${look.color ?? ''}`;
      const found = drawings.get(key);
      if (found) return found;
      const asked = drawDraft(site, look).then(({ html }) => html);
      asked.catch(() => drawings.delete(key));
      drawings.set(key, asked);
      return asked;
    },
  };
}
