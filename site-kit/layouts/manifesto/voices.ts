import type { SectionOf } from '../../document.ts';

type Review = SectionOf<'reviews'>['items'][number];

/** What still reads at a glance in the largest size, and in that of a title. */
const SHOUT = 84;
const SPOKEN = 150;
const LOUD = 3;
const GOOD = 4;

export interface Voice {
  review: Review;
  size: 'shout' | 'spoken' | 'quiet';
}

/** Three good voices are set large, by their length; complaints and unrated remarks keep the size of text, last. */
export function voicesOf(items: Review[]): Voice[] {
  const loud = items.filter(({ text, stars }) => (stars ?? 0) >= GOOD && text.value.length <= SPOKEN).slice(0, LOUD);
  const sizeOf = ({ text }: Review) => (text.value.length <= SHOUT ? 'shout' : 'spoken');
  return [
    ...loud.map((review): Voice => ({ review, size: sizeOf(review) })),
    ...items.filter((review) => !loud.includes(review)).map((review): Voice => ({ review, size: 'quiet' })),
  ];
}
