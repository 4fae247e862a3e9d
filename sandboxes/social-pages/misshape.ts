import type { PageFault } from './page-types.ts';

type Node = Record<string, unknown>;

/** An answer that is about another page, or whose parts have lost their form. */
export function misshape(fault: PageFault | null | undefined, answer: Node): Node {
  if (fault === 'another-page') return { ...answer, id: '900000000000999' };
  if (fault !== 'misshapen') return answer;
  const odd: Node = {
    hours: 'always',
    description: 'x'.repeat(7000),
    photos: { data: [{ id: '900100000000019_p1' }] },
    posts: { data: [{ message: 'Without id and moment.' }] },
    events: 'none',
  };
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, odd[name] ?? value]));
}
