import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { createOutages } from './outages.ts';

it('an outage is one line for each kind of trouble, and one that says how often it was met', async () => {
  const lines: string[] = [];
  const outages = createOutages(createLogger('info', { write: (line) => void lines.push(line) }), 50);
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  for (let times = 0; times < 485; times++) outages.tell(away, 'job queue error');
  outages.tell(new Error('something else'), 'job queue error');
  expect(lines).toHaveLength(2);
  await expect.poll(() => lines.length).toBe(3);
  expect(JSON.parse(lines[2] ?? '')).toMatchObject({ code: 'ECONNREFUSED', again: 484, msg: 'over: job queue error' });
  outages.tell(away, 'job queue error');
  expect(lines, 'the next outage').toHaveLength(4);
});
