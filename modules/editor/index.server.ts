/** The door of the editor room. */
import './events.ts';

export { answerOf, getDraft } from './answer.ts';
export { cancelScheduled } from './cancel-scheduled.ts';
export { checkDraft } from './check-draft.ts';
export { hashOfEntry } from './changes.ts';
export { draftLayer, layerOf, readDraft } from './draft.ts';
export { drawGranted } from './draw-canvas.ts';
export { listVersions } from './list-versions.ts';
export { listScheduled } from './list-scheduled.ts';
export { moveEdits } from './move-edits.ts';
export { publishDraft } from './publish-draft.ts';
export { discardDraft, restoreVersion } from './replace-layer.ts';
export { saveOps } from './save-ops.ts';
export { scheduleChange } from './schedule-change.ts';
