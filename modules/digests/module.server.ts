import { defineModule, handledBy } from '../../platform/module.ts';
import { eraseDigests, purgeLinks } from './erase-digests.ts';
import { digestCalls } from './http.ts';
import { brakeAnswers } from './brake-answers.ts';
import { findDueLettersJob, writeLetterJob } from './jobs.ts';
import { findDueLetters, scheduleLetters } from './schedule-letters.ts';
import { writeLetter } from './write-letter.ts';

export const digests = defineModule({
  name: 'digests',
  http: digestCalls,
  noticeAnswers: brakeAnswers,
  jobs: [handledBy(findDueLettersJob, findDueLetters), handledBy(writeLetterJob, writeLetter)],
  schedules: [{ job: findDueLettersJob, cron: '* * * * *' }],
  retention: [{ name: 'decisionLinks', run: purgeLinks }],
  on: {
    'sites.published': scheduleLetters,
    'sites.erased': (ctx, { siteIds }) => eraseDigests(ctx, siteIds),
  },
});
