import { useOutletContext } from 'react-router';
import type { DraftView, FileAnswer } from '../../../../modules/editor/schemas.ts';

/** What the frame gives the list and the page in it. */
export interface PagesOutlet {
  site: DraftView['site'];
  /** PDF files that its pages may offer, and one more of them. */
  files: readonly FileAnswer[];
  onFile: (file: FileAnswer) => void;
  /** Says what went, beside the way back. */
  onRemoved: (text: string) => void;
}
export const usePagesOutlet = (): PagesOutlet => useOutletContext<PagesOutlet>();
