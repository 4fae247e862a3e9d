import { givenUpJob } from '../../platform/jobs.ts';
import { defineModule, handledBy } from '../../platform/module.ts';
import { keepGivenUp } from './keep-given-up.ts';

export const operations = defineModule({
  name: 'operations',
  jobs: [
    handledBy(givenUpJob, async (ctx, payload, { givenUp }) => {
      if (givenUp) await keepGivenUp(ctx, givenUp, payload);
    }),
  ],
});
