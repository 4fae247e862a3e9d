import type { Answer } from 'dns-packet';
import { registered } from './answer.ts';
import { answersOf, type HostedSet } from './zone-answers.ts';

/** The oldest goes. */
const MOST = 100;

/** What is said in place of what a zone has, so that whoever leans on a record can be seen without it, or with a wrong one. */
export function createInstead() {
  const kept = new Map<string, HostedSet>();
  const keyOf = ({ name, type }: { name: string; type: string }): string => `${name.toLowerCase()} ${type}`;
  const of = (domain: string): HostedSet[] => [...kept.values()].filter(({ name }) => registered(name) === domain);
  return {
    /** `values` as a zone has them; none: nothing stands there; null: what the zone has again. */
    say(name: string, type: string, values: string[] | null): void {
      const key = keyOf({ name, type });
      kept.delete(key);
      if (values) kept.set(key, { name: name.toLowerCase(), type, values });
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    },
    /** Of the names under this one. */
    of,
    /** What is said of a domain whose zone has these. */
    over(domain: string, answers: Answer[]): Answer[] {
      const sets = of(domain);
      return sets.length === 0 ? answers : [...answers.filter((each) => !kept.has(keyOf(each))), ...answersOf(sets)];
    },
  };
}

export type Instead = ReturnType<typeof createInstead>;
