import { deadLetterJob } from '../../platform/jobs.ts';
import { defineModule, handledBy } from '../../platform/module.ts';
import { operatorCalls } from './http.ts';
import { keepDeadLetter } from './dead-letter.ts';
import { orderActCalls } from './order-calls.ts';

export const operations = defineModule({
  name: 'operations',
  http: [...operatorCalls, ...orderActCalls],
  jobs: [
    handledBy(deadLetterJob, async (ctx, payload, { deadLetter }) => {
      if (deadLetter) await keepDeadLetter(ctx, deadLetter, payload);
    }),
  ],
});
