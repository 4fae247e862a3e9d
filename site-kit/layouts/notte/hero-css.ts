import { WIDE_WORDS } from '../parts/headline.tsx';

/** Rules of the stage and its facts, phone first; what larger screens change stands with the other sections. */
export const HERO = `
.hero{position:relative;display:grid;align-items:end;min-height:calc(100svh - 180px);background:var(--alt);color:#fff;overflow:hidden}
.hour{position:absolute;inset:0;display:grid;place-items:start end;overflow:hidden;color:color-mix(in oklab,var(--link) 58%,var(--alt))}
.hour span{margin:64px .04em 0 0;font:300 44vw/.8 var(--display);font-variant-numeric:lining-nums;letter-spacing:-.06em;white-space:nowrap}
.hero.unlit{min-height:72svh}
.hero>.ph,.hero>.art{position:absolute;inset:0;width:100%;height:100%}
.hero>.ph{background:linear-gradient(rgb(0 0 0/.5) 0 0) var(--tone)}
.hero>.ph::after,.hero-text::before{content:"";position:absolute;inset:0}
.hero>.ph::after{background:radial-gradient(farthest-corner at var(--focal),rgb(0 0 0/calc(var(--scrim)*var(--scrim)*1.2)) 10%,rgb(0 0 0/calc(var(--scrim)*.5 + .12)))}
.pale>.ph::before{content:"";position:absolute;inset:0;background:var(--accent);mix-blend-mode:multiply}
.hero-text{position:relative;min-width:0;padding-block:160px 24px}
.head.over+main .hero-text{margin-top:24px}
.hero-text::before{background:linear-gradient(transparent,rgb(0 0 0/calc(var(--scrim-lower,.5)*.5 + .22)) 160px,rgb(0 0 0/calc(var(--scrim-lower,.5)*.5 + .28)))}
.hero-text>*{position:relative}
.kicker{margin-bottom:12px}
${WIDE_WORDS}
h1{--h:clamp(48px,15.4vw,136px);--col:100vw - 40px;font-size:min(var(--h),(var(--col))/var(--e,4));line-height:1;letter-spacing:-.02em}
h1 em{display:block}
h1.h-m{--h:clamp(42px,13.2vw,116px)}
h1.h-l{--h:clamp(36px,11.6vw,96px)}
h1.h-xl{--h:clamp(34px,10.95vw,80px)}
.under{display:grid;gap:24px;margin-top:24px}
.lede{max-width:34em}
.acts{display:flex;flex-wrap:wrap;align-items:center;gap:8px 24px}
.facts{border-bottom:1px solid var(--line);background:var(--bg)}
.facts>li{padding:16px var(--side)}
.value{overflow-wrap:anywhere}
.value span{display:inline-block;margin-right:.6em}
.value.lines span{display:block}
.facts a.value{display:flex;margin-top:-4px;text-decoration:none}
.facts .value+a{margin-top:8px}
.facts a:not(.value){font-size:var(--s)}
.value li:not([aria-current]),.value:has(.shut[aria-current]){display:none}
.today:not(:has([aria-current])) li:nth-child(2){display:block;visibility:hidden}
@media (scripting:none){.today{display:none}}
.today:has(.shut[aria-current]) .now{font:400 var(--m)/1.35 var(--display)}
.now::before{translate:0 -.12em}
`;
