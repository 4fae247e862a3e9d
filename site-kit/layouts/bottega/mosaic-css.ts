import { figureRules } from '../parts/fit-figure.ts';
import { WIDE_WORDS } from '../parts/headline.tsx';

/** Of the typeface's figures and narrow letters; initials are capitals, half as wide again. */
const LETTER = 0.62;
const CAPITAL = 0.9;

/** Rules of the mosaic that bottega opens with, phone first; what larger screens change stands with the other sections. */
export const MOSAIC = `
main>.mosaic{display:grid;gap:14px;grid-template-columns:repeat(2,minmax(0,1fr));padding-top:0}
.m-3{grid-template-areas:"s s" "a a" "o o"}
.m-4{grid-template-areas:"s s" "a a" "o r"}
.m-5{grid-template-areas:"s s" "a a" "b o" "b r"}
.m-7{grid-template-areas:"s s" "a a" "b o" "b r" "c d"}
.mosaic .statement{grid-area:s;display:flex;flex-direction:column;justify-content:space-between;gap:48px;min-width:0}
.in-a{grid-area:a;aspect-ratio:8/7}.upright .in-a{aspect-ratio:4/5}.in-b{grid-area:b}.in-c{grid-area:c}.in-d{grid-area:d}.in-o{grid-area:o}.in-r{grid-area:r}
.mosaic>:not(.statement,.in-a){min-height:150px}
${WIDE_WORDS}
h1{--h:clamp(34px,11vw,64px);--col:100vw - 64px;font-size:min(var(--h),(var(--col))/var(--e,4));line-height:1.02;letter-spacing:-.04em}
h1.h-s{--h:clamp(34px,12.6vw,80px)}
.kicker{margin-bottom:4px;font-weight:600}
.says{max-width:34em}
.says .button{margin-top:16px}
.label{position:absolute;left:12px;bottom:12px;max-width:calc(100% - 24px);padding:4px 12px;border-radius:26px;background:var(--alt);color:var(--ink);font-size:var(--s);font-weight:600;line-height:1.4;text-align:left}
.fact{padding:16px;display:flex;flex-direction:column;justify-content:space-between;gap:16px;min-width:0;text-decoration:none;line-height:1.3}
.fact.in-o{background:var(--alt)}
.fact>p:first-child{font-size:var(--s)}
.rated{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 12px;font-weight:600}
.says-it,.fact .now{font-size:var(--m);line-height:1.2;hyphens:auto}
.says-it span{display:block}
.fact .now{display:block}
.fact .now:not(:empty)::before{display:block;width:12px;height:12px;margin-bottom:12px}
.fact:hover>:last-child{text-decoration:underline;text-decoration-thickness:2px;text-underline-offset:.2em}
.tags{position:absolute;inset:0;display:grid;gap:14px;background:var(--bg)}
.tags.of-4{grid-template-columns:1fr 1fr}
.tags p{display:flex;flex-direction:column;justify-content:space-between;gap:16px;min-width:0;padding:var(--pad);border-radius:26px;background:var(--alt);overflow:hidden;container-type:inline-size}
.tags p:nth-child(2),.tags p:nth-child(3){background:var(--surface)}
.tags span{font-weight:600;line-height:1.25}
.tags b{font-weight:650;font-size:min(clamp(40px,11.5vw,72px),var(--w));line-height:.9;letter-spacing:-.05em;white-space:nowrap}
.tags.of-1 b{font-size:min(clamp(140px,44vw,240px),var(--w))}
.tags .told{font-size:var(--l);line-height:1.1;letter-spacing:-.03em;white-space:normal}
${figureRules(LETTER, CAPITAL)}
`;
