import { useEffect, useState } from 'react';

const filesOf = (given: DataTransfer | null): File[] => [...(given?.files ?? [])];

/** Files that are dropped anywhere on the page, or pasted; true while some are held over it. */
export function useGivenFiles(add: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const give = (files: File[], event: Event) => {
      if (files.length === 0) return;
      event.preventDefault();
      add(files);
    };
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const out = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      give(filesOf(event.dataTransfer), event);
    };
    const paste = (event: ClipboardEvent) => give(filesOf(event.clipboardData), event);
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', out);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', out);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, [add]);
  return isOver;
}
