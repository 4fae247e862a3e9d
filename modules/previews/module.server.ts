import { eq } from 'drizzle-orm';
import { daysAgo } from '../../platform/batches.ts';
import { defineModule, handledBy } from '../../platform/module.ts';
import { K } from '../plans/schemas.ts';
import { acceptReading } from '../sites/index.server.ts';
import { buildPreview } from './build-preview.ts';
import { purgeKnownPages, purgePreviews } from './purge-previews.ts';
import { previewCalls } from './http.ts';
import { buildPreviewJob } from './jobs.ts';
import { requestPreview } from './start-preview.ts';
import { lookAtSocialNetwork } from './doctor.ts';
import { previews as previewRows } from './tables.ts';

export const previews = defineModule({
  name: 'previews',
  doctor: [lookAtSocialNetwork],
  http: previewCalls,
  jobs: [handledBy(buildPreviewJob, (ctx, { previewId }) => buildPreview(ctx, previewId))],
  on: {
    /** Whoever paid before the last photo had come sees it now; who began another reading changes nobody's site. */
    'previews.ready': acceptReading,
    /** Paid for and not read: whatever ended the reading before, it begins again. */
    'sites.page-requested': (ctx, { pageId, lang }) => requestPreview(ctx, { id: pageId, locale: lang }),
  },
  needsPage: (ctx, pageId) => ctx.db.select().from(previewRows).where(eq(previewRows.pageId, pageId)),
  retention: [
    { name: 'previews', after: ['contracts'], run: purgePreviews },
    { name: 'knownPages', run: (ctx) => purgeKnownPages(ctx, daysAgo(ctx, K.previewDays)) },
  ],
});
