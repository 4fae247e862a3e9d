import { daysAgo } from '../../platform/batches.ts';
import { defineModule } from '../../platform/module.ts';
import { withTheRoom } from '../plans/index.server.ts';
import { exportDraft } from './export-draft.ts';
import { purgeEdits } from './purge-edits.ts';
import { namesOwnFile } from './names-own-file.ts';
import { namesOwnPhoto } from './names-own-photo.ts';
import { editorCalls } from './http.ts';

/** So long a value that was written over can be brought back. */
const EDIT_DAYS = 90;

/** Drafts and edits go with the content of their site (tables.ts). */
export const editor = defineModule({
  name: 'editor',
  // Own pages and translations are units of the draft.
  entitlements: ['editor', 'pages', 'languages'],
  features: withTheRoom('editor', 'pages', 'languages'),
  http: editorCalls,
  exportData: exportDraft,
  namesOwnFile,
  namesOwnPhoto,
  retention: [{ name: 'edits', after: ['sites'], run: (ctx) => purgeEdits(ctx, daysAgo(ctx, EDIT_DAYS)) }],
});
