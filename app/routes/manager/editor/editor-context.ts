import { createContext, use } from 'react';
import type { UnitView } from '../../../../modules/editor/schemas.ts';
import { choose, enter, leave, shownValue, wanted, write, type Edit, type Refusal } from './save-queue.ts';
import type { Saver, Snapshot } from './saver.ts';

export interface Editor {
  saver: Saver;
  snapshot: Snapshot;
}
export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('outside of the editor');
  return editor;
}

export interface UnitState {
  view: UnitView | undefined;
  edit: Edit | undefined;
  /** What the site will show. */
  shown: unknown;
  /** The owner's value; null where the page speaks. */
  own: unknown;
  /** `now`: an act that is whole, a press. */
  set: (value: unknown, when?: 'pause' | 'now', refusal?: Refusal | null) => void;
  enter: () => void;
  leave: () => void;
  choose: (which: 'mine' | 'theirs') => void;
}

/** One unit of the draft: what it says, and the hands on it. */
export function useUnit(unit: string): UnitState {
  const { saver, snapshot } = useEditor();
  const { queue } = snapshot;
  return {
    view: queue.views.get(unit),
    edit: queue.edits.get(unit),
    shown: shownValue(queue, unit),
    own: wanted(queue, unit),
    set: (value, when = 'now', refusal = null) => saver.change((all) => write(all, unit, value, refusal), when),
    enter: () => saver.change((all) => enter(all, unit), 'pause'),
    leave: () => saver.change((all) => leave(all, unit), 'now'),
    choose: (which) => saver.change((all) => choose(all, unit, which), 'now'),
  };
}
