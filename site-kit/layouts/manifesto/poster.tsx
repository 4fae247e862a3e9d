import { Fragment } from 'react';
import type { Text } from '../../document.ts';
import type { Box, Setting } from './fit.ts';
import { fit, needsAir } from './fit.ts';

/** Sizes that the rules know, in hundredths of the screen's width. */
export const SIZES = { wide: { least: 3, most: 21 }, narrow: { least: 8, most: 34 } } as const;

interface PosterProps {
  text: Text;
  lang: string;
  wide: Omit<Box, 'most'>;
  narrow: Omit<Box, 'most'>;
}

/** Words after which a line ends. */
function ends({ lines }: Setting): Set<number> {
  let count = 0;
  return new Set(lines.slice(0, -1).map((words) => (count += words.length)));
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
  const words = large.lines.flat();
  return {
    className: `poster ${sizes.filter(Boolean).join(' ')}`,
    words: words.map((word, index) => {
      const [onWide, onNarrow] = [wideEnds.has(index + 1), narrowEnds.has(index + 1)];
      return (
        // oxlint-disable-next-line react/no-array-index-key -- the same word may come twice
        <Fragment key={index}>
          {word}
          {index < words.length - 1 && ' '}
          {(onWide || onNarrow) && <br className={onWide && onNarrow ? undefined : onWide ? 'on-w' : 'on-n'} />}
        </Fragment>
      );
    }),
  };
}
