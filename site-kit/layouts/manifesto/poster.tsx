import { Fragment } from 'react';
import type { Text } from '../../document.ts';
import type { Box, Setting } from './fit.ts';
import { fit, needsAir } from './fit.ts';

/** Sizes that the rules know, in hundredths of the screen's width. */
export const SIZES = { wide: { least: 3, most: 26 }, narrow: { least: 8, most: 34 } } as const;

interface PosterProps {
  text: Text;
  lang: string;
  wide: Omit<Box, 'most'>;
  narrow: Omit<Box, 'most'>;
}

const BOUND = '\u00A0';

/** How many words stand before each end of a line; words bound to the next count as well. */
function ends({ lines }: Setting): Set<number> {
  let count = 0;
  return new Set(lines.slice(0, -1).map((line) => (count += line.join(BOUND).split(BOUND).length)));
}

/** Classes and words of a text that fills its box, with breaks of their own for wide and for narrow screens. */
export function poster({ text, lang, wide, narrow }: PosterProps) {
  const own = text.lang ?? lang;
  const large = fit(text.value, { ...wide, most: SIZES.wide.most }, own);
  const small = fit(text.value, { ...narrow, most: SIZES.narrow.most }, own);
  const sizes = [
    `w${Math.max(large.size, SIZES.wide.least)}`,
    `n${Math.max(small.size, SIZES.narrow.least)}`,
    needsAir(large.lines, own) ? 'wa' : '',
    needsAir(small.lines, own) ? 'na' : '',
  ];
  const [wideEnds, narrowEnds] = [ends(large), ends(small)];
  const words = large.lines.flat().flatMap((bound) => {
    const parts = bound.split(BOUND);
    return parts.map((word, index) => ({ word, gap: index < parts.length - 1 ? BOUND : ' ' }));
  });
  return {
    className: `poster ${sizes.filter(Boolean).join(' ')}`,
    // A break in every gap, mostly hidden: then the elements of a page never depend on the width of its letters.
    words: words.map(({ word, gap }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the same word may come twice
      <Fragment key={index}>
        {word}
        {index < words.length - 1 && (
          <>
            {gap}
            <br className={breakClass(wideEnds.has(index + 1), narrowEnds.has(index + 1))} />
          </>
        )}
      </Fragment>
    )),
  };
}

function breakClass(onWide: boolean, onNarrow: boolean): string {
  if (onWide && onNarrow) return 'on';
  if (onWide) return 'on-w';
  return onNarrow ? 'on-n' : 'off';
}
