import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import type { Change } from './use-change.ts';

/** What went wrong with the last press, where it was pressed. */
export const SectionFailure = ({ change }: { change: Change }) =>
  change.failure ? <ErrorNotice failure={change.failure} /> : null;
