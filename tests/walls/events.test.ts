import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { eventsPage } from '../../scripts/events.ts';
import { ROOMS } from '../../server/modules.ts';
import { COORDINATION } from '../../server/reactions/index.ts';

const page = eventsPage();
const rows = [...page.matchAll(/^\| (?:`([a-z.-]+)`[^|]*)? *\| ([^|]+) \| (?:`([^`]+)`|–) \|/gm)];

it('docs/events.md says what follows from each event: npm run events', () => {
  expect(readFileSync('docs/events.md', 'utf8')).toBe(page);
});

it('every reaction that runs stands on that page, and every event has one', () => {
  const running = [...ROOMS.flatMap(({ module }) => (module.on ? [module.on] : [])), ...COORDINATION].flatMap((each) =>
    Object.keys(each),
  );
  let event = '';
  const told = rows.flatMap(([, name, who]) => {
    event = name ?? event;
    return who === 'nobody' ? [] : [event];
  });
  expect(told.toSorted()).toEqual(running.toSorted());
  expect(rows.filter(([, , who]) => who === 'nobody').map(([row]) => row)).toEqual([]);
});
