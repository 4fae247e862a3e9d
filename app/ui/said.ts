/** What is said aloud without moving the focus: one line after the other, read by the page's one live region (LiveRegion). */
import { useEffect, useRef, useSyncExternalStore } from 'react';

export interface SaidLine {
  id: number;
  text: string;
}

/** After this a line is no news: whoever reads the page by its lines does not come upon it. */
const KEPT_MS = 10_000;
/** Screen readers drop what appears while the focus moves or a dialog closes. */
const AFTER_FOCUS_MS = 120;

const NOTHING: readonly SaidLine[] = [];
let lines = NOTHING;
let count = 0;
const listeners = new Set<() => void>();

function set(next: readonly SaidLine[]): void {
  lines = next;
  for (const tell of listeners) tell();
}

/** Says a sentence; the same one twice is said twice. */
export function say(text: string): void {
  const line = { id: (count += 1), text };
  setTimeout(() => set([...lines, line]), AFTER_FOCUS_MS);
  setTimeout(() => set(lines.filter(({ id }) => id !== line.id)), AFTER_FOCUS_MS + KEPT_MS);
}

/** Says `text` whenever it becomes another one. What a screen opens with is read with the screen, and not said. */
export function useSaid(text: string | null): void {
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    before.current = text;
    if (text) say(text);
  }, [text]);
}

function onLines(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
export const useLines = (): readonly SaidLine[] =>
  useSyncExternalStore(
    onLines,
    () => lines,
    () => NOTHING,
  );
