import { expect, it } from 'vitest';
import { testClock, testConfig } from '../tests/support/context.ts';
import { removableBefore } from './file-hold.ts';

const HOUR = 3_600_000;
const clock = testClock();
const ago = (hours: number) => new Date(clock.now().getTime() - hours * HOUR);
const BUCKET = {
  FILES_BUCKET: 'ours',
  FILES_ACCESS_KEY_ID: 'key-of-tests',
  FILES_SECRET_ACCESS_KEY: 'secret-of-tests',
};

it('files of a bucket stay for two days at least, those of the disk as long as their owner says', () => {
  const on = (store: string) => ({ clock, config: testConfig({ ...BUCKET, FILES_STORE: store }) });
  expect(removableBefore(on('disk'), ago(24))).toEqual(ago(24));
  for (const store of ['s3', 'both']) {
    expect(removableBefore(on(store), ago(24))).toEqual(ago(48));
    expect(removableBefore(on(store), ago(90 * 24))).toEqual(ago(90 * 24));
  }
});
