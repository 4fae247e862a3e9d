import { expect, it } from 'vitest';
import { createRestarts } from './restarts.ts';

const lives = (...seconds: number[]) => {
  let now = 0;
  const restarts = createRestarts(() => now);
  return seconds.map((life) => {
    now += 90_000;
    restarts.answers();
    now += life * 1000;
    return restarts.ended();
  });
};

it('a process that ends unexpectedly begins again at once, each time in a row twice as late, and not for ever', () => {
  expect(lives(1, 59, 0, 3, 2)).toEqual([200, 400, 800, 1600, null]);
});

it('a life of a minute is no part of a row', () => {
  expect(lives(1, 1, 1, 1, 60, 1, 1)).toEqual([200, 400, 800, 1600, 200, 200, 400]);
  expect(lives(3600, 3600, 3600, 3600, 3600, 3600)).toEqual([200, 200, 200, 200, 200, 200]);
});

it('a start that never comes to answer is no life, however long it takes', () => {
  let now = 0;
  const restarts = createRestarts(() => now);
  const waits = [1, 2, 3, 4, 5].map(() => {
    now += 90_000;
    return restarts.ended();
  });
  expect(waits).toEqual([200, 400, 800, 1600, null]);
});
