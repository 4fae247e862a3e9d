import { useEffect, useEffectEvent } from 'react';

const TYPED_INTO = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="color"])';

interface EditorKeys {
  onMove: (way: 'undo' | 'redo') => void;
  /** Left out where there is nothing to search. */
  onSearch?: () => void;
}

/**
 * Ctrl+Z back, ⇧Ctrl+Z and Ctrl+Y forth, outside of text fields, which have an undo of their own; `/` leads to the search for a
 * field. The page in its frame hears the same keys by itself (site-kit/edit/frame-script.ts).
 */
export function useEditorKeys({ onMove, onSearch }: EditorKeys): void {
  const move = useEffectEvent(onMove);
  const search = useEffectEvent(() => onSearch?.());
  const hasSearch = onSearch !== undefined;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest(`${TYPED_INTO}, dialog`)) return;
      const key = event.key.toLowerCase();
      const command = event.ctrlKey || event.metaKey;
      if (command && (key === 'z' || key === 'y')) {
        event.preventDefault();
        move(key === 'y' || event.shiftKey ? 'redo' : 'undo');
      } else if (hasSearch && key === '/' && !command && !event.altKey) {
        event.preventDefault();
        search();
      }
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [hasSearch]);
}
