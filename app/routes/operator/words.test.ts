import { expect, it } from 'vitest';
import messages from '../../i18n/messages/it/operator.ts';
import { REGISTRATION_STATES } from '../../../modules/domains/registration/registration.states.ts';
import { asKey } from './story.ts';

const sources = Object.entries(
  import.meta.glob<string>(['../../../{adapters,modules,server}/**/*.ts', '!**/*.test.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
  .map(([, text]) => text)
  .join('\n');
/** The first group of every match, once each. */
const found = (pattern: RegExp) => [...new Set([...sources.matchAll(pattern)].map((match) => match[1] ?? ''))];
const missing = (codes: readonly string[], words: object) => codes.filter((code) => !Object.hasOwn(words, code));

it('the operator reads every state of a name, kind of task and turn of an order in words [P13] [I4]', () => {
  const kinds = found(/\bkind: '([a-z]+\.[a-z-]+)'/g);
  expect(kinds.length).toBeGreaterThan(8);
  kinds.push(...found(/'domains\.differs', \{[^}]*\bwhat: '([a-z]+)'/g).map((what) => `domains.${what}`));
  expect(kinds).toContain('domains.unknown');
  expect(kinds.filter((kind) => !hasWords(kind))).toEqual([]);
  expect(missing(REGISTRATION_STATES, messages.words.registration)).toEqual([]);
  const events = found(/recordEvent\(ctx, \{ orderId(?:: \w+)?, what: '([a-z-]+)'/g);
  expect(events.length).toBeGreaterThan(5);
  expect(missing(events, messages.words.story)).toEqual([]);
  const reasons = found(/changeState\(\s*ctx,\s*\w+,\s*'\w+',\s*'([^']+)'/g);
  expect(reasons.length).toBeGreaterThan(5);
  expect(missing(reasons.map(asKey), messages.words.why)).toEqual([]);
});

const hasWords = (kind: string): boolean => {
  const [room = '', what = ''] = kind.split('.');
  const rooms: Record<string, object> = messages.kinds;
  return Object.hasOwn(rooms[room] ?? {}, what);
};

it('a reason that names a card form reads the same whichever form it was', () => {
  expect(asKey('card form cs_test_a1B2 opened')).toBe('card-form-opened');
});
