import { WIDE_WORDS } from '../parts/headline.tsx';

/** Rules of the pictures at the door, phone first; what larger screens change stands with the other sections. */
export const HERO = `
body{--h:clamp(34px,11.05vw,64px)}
${WIDE_WORDS}
h1{--col:80vw - 32px;font-size:min(var(--h),(var(--col))/var(--e,4));line-height:1.02;letter-spacing:-.035em}
h1:lang(el){--col:100vw - 40px}
.hero>.ph{height:max(280px,50svh)}
.h-m>.ph{height:max(260px,42svh)}
.h-s>.ph{height:max(240px,36svh)}
.label{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:0 24px;padding-top:24px}
.label>*{flex:1 0 100%}
.label>.place,.label>.link{flex:none;max-width:100%;margin-top:8px}
.label>.link{font-weight:500}
.lede{max-width:36em;margin-top:8px}
.now{margin-top:8px}
.now::before{display:none}
.door .work,.side>.ph{grid-column:1/-1}
.door .ph,.side>.ph{height:auto;aspect-ratio:4/5;max-height:56svh}
.side.lying>.ph{aspect-ratio:4/3}
.door{display:grid;grid-template-columns:1fr 1fr;gap:16px}
.door .label,.side .label{grid-column:1/-1;padding-top:8px}
.door .work:not(:first-child){order:1;grid-column:auto}
.of-2 .work:nth-child(2){grid-column:2}
.exhibits{display:flex;flex-wrap:wrap;align-items:start;gap:32px 48px;margin-top:72px;height:auto}
.exhibits p:nth-child(2){margin-top:48px}
.exhibits b{display:block;font:600 clamp(56px,17vw,88px)/.9 var(--display);letter-spacing:-.05em;white-space:nowrap;font-variant-numeric:tabular-nums}
.exhibits span{display:block;margin-top:12px;color:var(--muted);font-size:var(--s)}
.across{display:flex;gap:4px;width:100vw;margin:var(--gap) calc(50% - 50vw) 0}
.across>*{flex:1;min-width:0}
.across .ph{max-height:86svh}
.across>:not(:only-child) .ph{height:auto;aspect-ratio:4/5}
.words .label{padding-top:48px}
.words.h-xl{--h:clamp(44px,14.6vw,160px)}
.words.h-l{--h:clamp(38px,12.2vw,132px)}
.words.h-m{--h:clamp(34px,11.05vw,96px)}
.words.h-s{--h:clamp(29px,11.05vw,72px)}
.words .lede{margin-top:24px;font-size:var(--b)}
.hang .ph,.title .ph,.shown .ph{background:none}
`;
