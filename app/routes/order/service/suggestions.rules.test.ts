import { expect, it } from 'vitest';
import { domainSuggestion, type DomainSuggestion } from '../../../../modules/domains/schemas.ts';
import { pollDelay } from '../complete/polling.rules.ts';
import { freeNames } from './suggestions.rules.ts';

const name = (
  domainName: `${string}.${DomainSuggestion['tld']}`,
  availability: DomainSuggestion['availability'] = 'AVAILABLE',
): DomainSuggestion => domainSuggestion.parse({ domainName, tld: domainName.split('.')[1], availability });

it('only available names are offered, one of each zone after the other [W5]', () => {
  const all = [name('a.it'), name('a2.it'), name('a.com', 'UNAVAILABLE'), name('a2.com'), name('a.net', 'RESERVED')];
  expect(freeNames(all)).toEqual(['a.it', 'a2.com', 'a2.it']);
});

it('the progress is asked for after one second at first and never more than five [S1]', () => {
  const delays = Array.from({ length: 12 }, (_, asked) => pollDelay(asked));
  expect(delays[0]).toBe(1000);
  expect(delays.at(-1)).toBe(5000);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
});
