import type { FactsInput } from './input.ts';
import type { Facts, ReviewFact } from './facts.ts';
import { cut, oneLine, sourced } from './plain.ts';

/**
 * Up to six newest reviews of 30 characters or more, good and bad alike: choosing only the good ones would mislead
 * (EU directive 2019/2161). The average needs five reviews.
 */
export function readReviews(
  page: Pick<FactsInput, 'ratings' | 'overall_star_rating' | 'rating_count'>,
  calm: (text: string) => string,
): Facts['reviews'] {
  const stars = page.overall_star_rating ?? 0;
  const count = page.rating_count ?? 0;
  const items = page.ratings
    .flatMap((rating): ReviewFact[] => {
      const at = Date.parse(rating.created_time);
      const said = calm(oneLine(rating.review_text));
      if (Number.isNaN(at) || said.length < 30) return [];
      const text = sourced(cut(said, 600), { kind: 'review', at: rating.created_time });
      const given = rating.rating ?? 0;
      return text
        ? [
            {
              at: new Date(at).toISOString(),
              text,
              stars: Number.isInteger(given) && given >= 1 && given <= 5 ? given : null,
            },
          ]
        : [];
    })
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, 6);
  return { average: count >= 5 && stars >= 1 && stars <= 5 ? { stars, count } : null, items };
}
