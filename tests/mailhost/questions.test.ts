/** What Dovecot asks about a box: with the words that it puts there, and with none, as Debian 12's does for what was asked while the database was away. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deviceQuestion, homeQuestion, passwordQuestion, type Words } from '../../deploy/mailhost/questions.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const THERE: Words = { local: 'info', domain: 'bar.it', secretHash: 'ab', service: 'lmtp' };
const NONE: Words = { local: '', domain: '', secretHash: '', service: '' };
const home = (words: Words) => homeQuestion(words, '/srv/mail', "'*:bytes=' || quota_bytes AS quota_rule");

it.each([
  ['the home of a box', home],
  ['a device', deviceQuestion],
  ['a password', passwordQuestion],
])(
  '%s that is asked for without a word is an error, not nobody: a mail would go back to its sender [P4]',
  async (_, ask) => {
    await expect(database.pool.query(ask(THERE))).resolves.toBeDefined();
    // A stranger may say an empty name, and is told that there is none.
    expect((await database.pool.query(ask({ ...THERE, local: '', domain: '' }))).rows).toEqual([]);
    await expect(database.pool.query(ask(NONE))).rejects.toThrow('division by zero');
  },
);
