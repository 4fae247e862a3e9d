import { WIDE_WORDS } from '../parts/headline.tsx';

/** Rules of what one arrives at, phone first; what larger screens change stands with the other sections. */
export const HERO = `
.hero{position:relative;display:grid;min-height:max(520px,68svh);overflow:hidden;text-align:center}
.arrival{position:relative;z-index:1;min-width:0;padding:120px var(--side) 84px}
.arrival>*{position:relative;max-width:1120px;margin-inline:auto}
.view{align-items:end;background:linear-gradient(rgb(0 0 0/.4),rgb(0 0 0/.4)) var(--tone);color:#fff}
.sail,.sail>.ph{position:absolute;inset:0}
.sails .sail+.sail{display:none}
.sail>.ph::after{content:"";position:absolute;inset:0;background:rgb(0 0 0/var(--wash))}
.pale .ph::before{content:"";position:absolute;inset:0;background:color-mix(in oklab,var(--accent) 60%,#fff);mix-blend-mode:multiply}
.view .arrival::before{--a:calc(var(--dim)*.8);content:"";position:absolute;inset:-120px 0 0;max-width:none;background:linear-gradient(transparent,rgb(0 0 0/calc(var(--a)*.2)) 80px,rgb(0 0 0/calc(var(--a)*.75)) 180px,rgb(0 0 0/var(--a)) 236px)}
.coast{grid-template-rows:auto 1fr;background:var(--alt)}
.coast .arrival{padding-block:112px 0}
.coast{background:linear-gradient(var(--bg),var(--alt))}
.horizon{display:grid;align-content:end;justify-content:center;height:auto;color:color-mix(in oklab,var(--accent) 62%,var(--alt));overflow:hidden}
.horizon span{height:.62em;margin-bottom:52px;font:300 17.5vw/.86 var(--display);letter-spacing:.02em;text-transform:uppercase;white-space:nowrap;overflow:hidden}
.few span{font-size:40vw}.many span{font-size:11vw}
.quay{grid-template-rows:auto 1fr;text-align:left}
.quay .arrival{padding-block:24px}
.quay>.ph{order:-1;height:46svh;min-height:300px}
.quay+.facts{margin-top:0}
.arrival p{margin-bottom:8px}
${WIDE_WORDS}
h1{--h:clamp(38px,12vw,48px);--col:100vw - 48px;font-weight:300;font-size:min(var(--h),(var(--col))/var(--e,4));line-height:1.08}
h1.h-l{--h:clamp(33px,15vw - 13px,46px)}
h1.h-xl{--h:clamp(34px,11.6vw,46px)}
h1 span{display:block;text-wrap:balance}
.sign+span{max-width:32em;margin:12px auto 0;font-weight:400;font-size:var(--m);line-height:1.35}
.facts{position:relative;z-index:1;display:flex;flex-wrap:wrap;width:min(1232px,100% - 32px);margin-inline:auto;background:var(--surface);box-shadow:0 24px 56px -24px rgb(0 0 0/.3)}
.cell{flex:1 1 40%;min-width:0;padding:12px 16px;border-bottom:1px solid var(--line)}
@media (scripting:none){.live{display:none}}
@media (max-width:719px){.phone,.mail{display:none}}
.live,.live+.place,.act{flex-basis:100%}
.label{line-height:1.3}
.value{display:flex;flex-flow:column;justify-content:center;font-size:var(--b);overflow-wrap:anywhere}
a.value{min-height:44px}
.value .now::before{translate:0 -.1em}
.act{padding:0;border:0}
.act a{display:grid;place-items:center;min-height:56px;height:100%;padding:12px 24px}
.welcome{max-width:calc(900px + 2*var(--side));margin:48px auto;padding-inline:var(--side);text-wrap:balance}
`;
