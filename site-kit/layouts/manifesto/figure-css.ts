import { figureRules } from '../parts/fit-figure.ts';

/** Width of a figure of the condensed face in em. */
const LETTER = 0.5;

/** Rules of the figure that stands in a photo's place, phone first. */
export const FIGURE = `.figure{display:flex;flex-direction:column;justify-content:space-between;gap:16px;height:auto;padding:20px var(--side) 16px;background:var(--ink);color:var(--bg);border-bottom:3px solid var(--bg);container-type:inline-size}
.figure b{font:900 var(--w)/.74 var(--display);letter-spacing:-.02em;white-space:nowrap}
${figureRules(LETTER)}
.figure span{font-weight:700}
`;
