/**
 * Rules of layout manifesto. Phone first; 1024 px is where the wall spreads out. Rules: 3 px. Spacing: 4 8 12 16 24 32
 * 48 72 112. Six sizes: --s small, --b body, --m quotes, --l names, --f titles, figures and the mark, and the h1.
 */
import { LEADING, OPEN_LEADING } from './fit.ts';
import { FIGURE } from './figure-css.ts';
import { SIZES } from './poster.tsx';

const steps = (letter: 'w' | 'n', { least, most }: { least: number; most: number }): string =>
  Array.from({ length: most - least + 1 }, (_, step) => `.${letter}${least + step}{--${letter}:${least + step}}`).join(
    '',
  );

const FRAME = `
body{--gap:48px;--side:20px;--s:15px;--b:17px;--m:22px;--l:32px;--f:clamp(52px,16.4vw,76px);--edge:3px solid var(--ink);--strong:700;font-size:var(--b);line-height:1.45}
h1,h2,h3,.name,.mark,.entry,.word,.price,.sum,time,.hours .now,.hours dl,.contact address,.number,.since,.loud>p:first-child,.average,.shout p,.spoken p,.menu li a{font-family:var(--display);font-weight:900;text-transform:uppercase;line-height:.9}
h1,h2,.mark,.price,.number,.events time,.shout p{letter-spacing:-.005em}
h2,.price,.events time b,.number,.shout p,.mark{font-size:var(--f)}
.mark{overflow-wrap:anywhere}
h3,.name,.entry,.hours dl,.hours .now,.since,.spoken p,.average,.sum,time{font-size:var(--l)}
b,.kicker,.button,.more,summary,.nav a,.mail{font-weight:700}
.nav a,.kicker,.detail,.when,blockquote footer,.note,.bar a,.foot .small,.foot .made{font-size:var(--s)}
.poster{font-size:calc(var(--n)*min(1vw,.9svh));line-height:${LEADING};text-wrap:wrap;margin:0 0 0 -.03em}
.na{line-height:${OPEN_LEADING}}
.on-w,.off{display:none}
.night{background:var(--ink);color:var(--bg)}
.deep{background:var(--link);color:var(--bg)}
.night :focus-visible,.deep :focus-visible,.ticker:focus-visible{outline-color:var(--bg)}
.button{display:inline-flex;align-items:center;justify-content:space-between;gap:16px;min-height:56px;padding:8px 24px;background:var(--link);color:var(--surface);line-height:1.2;text-decoration:none}
.button:hover{background:var(--ink)}
.deep .button{background:var(--bg);color:var(--link)}
.deep .button:hover{background:var(--surface)}
.more,.nav a,.foot li a,.ways li a,summary{display:inline-flex;align-items:center;gap:8px;min-height:44px}
.more,summary,.ways li a,.mail{text-decoration-line:underline;text-decoration-thickness:2px;text-underline-offset:.3em}
.more:hover,.nav a:hover,.foot li a:hover,.ways li a:hover,.mail:hover,.number:hover{text-decoration-line:underline;text-decoration-thickness:4px}
.head{display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:72px;padding:8px 12px 8px var(--side)}
.name{padding:12px 0;text-decoration:none;text-wrap:balance}
.name.long{font-size:var(--m);line-height:1}
.nav,.head>.button{display:none}
.menu{background:var(--ink);color:var(--bg)}
.menu :focus-visible{outline-color:var(--bg)}
.menu li+li{border-top:3px solid}
.menu li a{padding:16px 0;font-size:var(--l)}
.bar{border-top:var(--edge);background:var(--surface)}
.bar a:first-child{background:var(--ink);color:var(--bg)}
main>section+section{border-top:var(--edge)}
main>.reviews+.night,main>.night+.reviews{border-color:var(--bg)}
main>section{padding:var(--gap) var(--side)}
main>.hero,main>.halves{padding:0}
.foot{padding:48px var(--side) 24px}
.foot .small{display:flex;flex-wrap:wrap;align-items:center;gap:4px 32px;margin-top:32px}
.foot p span{display:inline-block;margin-right:16px}
.foot ul{display:flex;gap:24px}
.plain{flex:1 0 auto;padding:24px var(--side) 72px}
body:has(.plain){display:flex;flex-direction:column;min-height:100svh}
.plain>*{max-width:640px;margin-bottom:24px}
.plain h1{max-width:none;margin-bottom:32px;font-size:clamp(44px,14vw,76px)}
main.plain>section{padding:16px 0 0;border-top:var(--edge)}
.plain h2{margin-bottom:8px;font-size:var(--m);line-height:1}
.plain a{display:inline-block;max-width:100%;padding-block:10px;overflow-wrap:anywhere;color:var(--link)}
`;

const HERO = `
.hero h1{padding:8px var(--side) 24px}
.beside{display:flex;flex-direction:column-reverse}
.beside .ph{aspect-ratio:1;border-top:var(--edge)}
.beside .stands{aspect-ratio:4/5}
${FIGURE}.says{padding:0 var(--side) 32px}
.kicker{margin-bottom:4px}
.hero .button{display:flex;margin-top:24px}
.ticker{display:block;overflow:hidden;padding:20px 0 18px;background:var(--ink);color:var(--bg);text-decoration:none}
.ticker:focus-visible{outline-offset:-9px}
.track{display:flex;width:max-content}
.track>span{display:flex;flex:none}
.word{display:flex;align-items:center;padding-left:16px;font-size:var(--l);line-height:1;white-space:nowrap}
.word::after{content:"";width:.3em;height:.3em;margin-left:16px;background:currentColor}
`;

const SECTIONS = `
h2{margin-bottom:24px}
.hours,.news{background:var(--surface)}
.reviews{background:var(--ink);color:var(--bg)}
.reviews blockquote{border-color:var(--bg)}
.reviews .note,.reviews footer{color:inherit}
.now::before{border:3px solid var(--ink);border-radius:0;width:.6em;height:.6em}
.now:not([data-state=open])::before{background:none}
.now[data-state=open]::before{background:var(--ink)}
.hours .now{max-width:14em;margin-bottom:24px;line-height:1}
.hours dl{border-bottom:var(--edge)}
.hours dl div{display:flex;justify-content:space-between;gap:16px;padding:12px 0 8px;border-top:var(--edge);line-height:1}
.hours dd{text-align:right}
.hours dd span{display:block;white-space:nowrap}
.hours [aria-current]{margin-inline:calc(-1*var(--side));padding-inline:var(--side);background:var(--ink);color:var(--bg)}
.state{font-size:var(--m)}
main>.list{padding-inline:0;padding-bottom:0}
.list>h2,.boards h3{padding-inline:var(--side)}
.list h3{margin:32px 0 16px;break-after:avoid}
.list .group:first-child h3{margin-top:0}
.lines .what>p:first-child{font-weight:700}
.board{display:flex;flex-wrap:wrap;gap:3px;padding-top:3px;background:var(--ink)}
.group:not(:last-child) .board:last-child{padding-bottom:3px}
.board li{flex:1 1 100%;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 16px;padding:16px var(--side);background:var(--bg)}
.board li>.ph{max-width:none;width:calc(100% + 2*var(--side));margin:-16px calc(-1*var(--side)) 8px;aspect-ratio:3/2}
.board .what{flex:1 1 40%}
.bare li{padding-block:24px}
.detail{margin-top:4px;color:var(--muted)}
.price{line-height:.8;white-space:nowrap;text-transform:none}
.price.long{font-size:var(--l)}
.price small{display:block;margin-bottom:8px;font:700 var(--m)/1 var(--body);letter-spacing:0;text-transform:none}
.price .unit{margin:12px 0 0}
.columns{padding:0 var(--side) var(--gap)}
.lines{border-top:var(--edge)}
.lines li{display:flex;align-items:baseline;justify-content:space-between;gap:16px;padding:12px 0;border-bottom:1px solid var(--ink);break-inside:avoid}
.sum{flex:none;font-variant-numeric:tabular-nums;line-height:.8}
main>.events{padding-inline:0;padding-bottom:0}
.events h2{padding-inline:var(--side)}
.events li{display:grid;grid-template-columns:auto 1fr;gap:24px 20px;padding:24px var(--side) 32px;border-top:3px solid}
.events time b{display:block;line-height:.76;margin-bottom:8px}
.events h3{margin-bottom:8px}
.events .ph{grid-column:1/-1;aspect-ratio:3/2;margin:0 calc(-1*var(--side)) -32px;width:calc(100% + 2*var(--side));max-width:none}
.gallery .title{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:8px 32px;margin-bottom:24px}
.gallery h2{margin:0}
main>.gallery{padding-inline:0;padding-bottom:0}
.gallery .title{padding-inline:var(--side)}
.strip{display:grid;grid-template-columns:1fr 1fr;gap:3px;padding-top:3px;background:var(--ink)}
.strip li:first-child:nth-last-child(odd){grid-column:span 2;aspect-ratio:3/2}
.strip li{aspect-ratio:1;min-width:0;overflow:hidden}
.strip button,.strip .ph{display:block;width:100%;height:100%}
.strip button:focus-visible{outline-offset:-6px;outline-color:var(--bg)}
.halves>.ph{aspect-ratio:4/3;border-bottom:var(--edge)}
.halves .tells{padding:var(--gap) var(--side)}
.prose{max-width:62ch}
.prose p+p{margin-top:1em}
.loud>p:first-child{font-size:var(--l);line-height:.96;text-wrap:balance}
.loud>p+p{margin-top:24px}
.opens>p:first-child,.news .what p,.quiet p{font-size:var(--m);line-height:1.3}
.since{margin-bottom:16px}
.average{margin-bottom:4px}
.note{margin-bottom:24px}
blockquote{margin:0;padding-block:24px;border-top:var(--edge)}
blockquote:last-child{padding-bottom:0}
.shout p,.spoken p{line-height:.88;text-wrap:balance}
.spoken p{line-height:.96}
.quiet p{max-width:62ch}
blockquote footer{margin-top:12px}
.news li{display:grid;grid-template-columns:1fr auto;gap:8px 20px;padding-block:24px;border-top:var(--edge)}
.news li:last-child{padding-bottom:0}
.news time{grid-column:1/-1}
.news .ph{width:112px;aspect-ratio:1}
.news .what p{max-width:36em}
.contact>div+div{margin-top:32px}
.contact address{font-size:var(--l)}
.contact address span{display:block}
.number{display:flex;align-items:center;min-height:48px;text-decoration:none;overflow-wrap:anywhere}
.mail{display:flex;align-items:center;min-height:48px;margin-top:8px;font-size:var(--m);overflow-wrap:anywhere}
.mail.long{font-size:var(--b)}
.contact .button{margin-block:16px}
.ways ul{display:flex;flex-wrap:wrap;gap:8px 24px}
`;

const WIDE = `
@media (min-width:720px){
body{--side:32px}
.beside{flex-direction:row;align-items:end}
.beside .ph{flex:0 0 46%;border:0}
.says{flex:1;padding-bottom:32px}
.hero .beside{border-top:var(--edge)}
.beside .stands{aspect-ratio:1}
.figure{flex:0 0 46%;align-self:stretch}
.in-2 li,.in-3 li{flex-basis:45%}
.events li{grid-template-columns:140px 1fr 28vw}
.events .ph{grid-column:3;grid-row:1;align-self:stretch;aspect-ratio:4/3;margin:-24px calc(-1*var(--side)) -32px 0;width:calc(100% + var(--side))}
.strip,.strip.of-1{grid-template-columns:1fr}
.of-2{grid-template-columns:7fr 5fr}
.of-3{grid-template-columns:repeat(3,1fr)}
.of-4{grid-template-columns:repeat(4,1fr)}
.strip li,.strip li:first-child:nth-last-child(odd){grid-column:auto;aspect-ratio:auto}
.of-1 li{height:40vw}.of-2 li{height:33vw}.of-3 li{height:28vw}.of-4 li{height:23vw}
.halves{display:grid;grid-template-columns:5fr 7fr}
.halves>.ph{aspect-ratio:auto;height:100%;border:0;border-right:var(--edge)}
.columns{columns:2;column-gap:48px}
.news li{grid-template-columns:9em 1fr auto}
.news time{grid-column:auto}
.news .ph{width:160px}
}
@media (min-width:1024px){
body{--gap:72px;--side:40px;--s:16px;--b:18px;--m:26px;--l:48px;--f:clamp(88px,10vw,176px)}
.poster{font-size:calc(var(--w)*min(1vw,1.6svh));line-height:${LEADING}}
.wa{line-height:${OPEN_LEADING}}
.na:not(.wa){line-height:${LEADING}}
.on-w{display:inline}.on-n{display:none}
.head{min-height:88px;gap:32px;padding-inline:var(--side)}
.head .menu-button{display:none}
.nav{display:block;margin-left:auto}
.nav ul{display:flex;gap:32px}
.nav a{text-decoration:none;white-space:nowrap}
.head>.button{display:inline-flex;min-height:48px;white-space:nowrap}
main>.hero{display:grid;grid-template-columns:minmax(0,1fr) 34vw;gap:3vw;align-items:stretch;min-height:calc(100svh - 184px);padding:0 0 0 var(--side);border-top:var(--edge)}
.hero h1{padding:24px 0 32px;align-self:end}
.hero .beside{display:flex;flex-direction:column;align-items:stretch;border:0;border-left:var(--edge)}
.beside .ph,.beside .stands,.figure{flex:1 1 320px;aspect-ratio:auto;min-height:320px;position:relative}
.beside .ph{border-bottom:var(--edge)}
.beside .ph img{position:absolute;inset:0}
.figure{padding:24px}
.says{flex:none;padding:20px 24px 24px}
.hero .button{display:inline-flex;margin-top:16px}
.ticker{padding:24px 0 20px}
.hours,.contact{display:grid;grid-template-columns:minmax(min-content,5fr) 7fr;gap:32px}
.hours h2,.contact h2,.tells h2{overflow-wrap:normal}
.hours dl div{padding:16px 16px 12px}
.hours>div{display:flex;flex-direction:column;justify-content:space-between}
.hours .now{margin:0}
.hours dd span{display:inline-block;margin-left:32px}
.hours [aria-current]{margin-inline:0;padding-inline:16px}
.board li{flex-direction:column;align-items:start;min-height:240px;padding-block:24px}
.board li>.ph{margin-top:-24px}
.board .what{flex:none}
.bare li{min-height:160px}
.in-3 li{flex-basis:30%}
.in-4 li{flex-basis:22%}
.price.long{font-size:var(--l)}
.columns{columns:3}
.events li{grid-template-columns:23vw 1fr 28vw;gap:32px}
.events time{display:flex;align-items:baseline;gap:12px}
.story:not(.halves) .tells{display:grid;grid-template-columns:minmax(min-content,5fr) 7fr;gap:32px}
.halves .tells{display:flex;flex-direction:column;justify-content:space-between;gap:48px;min-height:560px}
.reviews{display:grid;grid-template-columns:1fr auto;align-items:end;column-gap:48px}
.reviews h2,.note{margin-bottom:32px}
.note{text-align:right}
blockquote{grid-column:1/-1}
.shout p{max-width:26em}
.news li{grid-template-columns:23vw 1fr auto;gap:32px}
.contact>div+div{margin:0}
.contact{align-items:end}
.foot{padding-top:72px}
.foot .made{margin-left:auto}
.plain h1{font-size:var(--f)}
}
@media (prefers-reduced-motion:no-preference){
.track{animation:pass 5s ease-out both}
@keyframes pass{to{transform:translateX(-6%)}}
}
@media print{.ticker{display:none}.night,.deep{background:none;color:#000}}
`;

export const css = FRAME + steps('n', SIZES.narrow) + steps('w', SIZES.wide) + HERO + SECTIONS + WIDE;
