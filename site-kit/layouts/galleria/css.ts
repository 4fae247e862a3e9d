/**
 * Rules of layout galleria. Phone first; 960 px is where the twelve columns appear. White, no lines, no corners, no
 * surfaces: distance does their work. Spacing: 4 8 12 16 24 32 48 72 112 160.
 * Five sizes: --s captions, --b text, --m rows and titles, --l sentences, and the h1.
 */
import { HERO } from './hero-css.ts';
import { GAP, HANG_NAMES, WALL, nailsOf } from './hang.ts';

const FRAME = `
html{color-scheme:light}
body{--gap:72px;--side:20px;--s:15px;--b:17px;--m:21px;--l:25px;font-size:var(--b);line-height:1.55}
.wrap{max-width:calc(${WALL}px + 2*var(--side));margin-inline:auto;padding-inline:var(--side)}
main>section{margin-block:var(--gap)}
main>.hero{margin-block:0 var(--gap)}
h1,h2,h3,.name{font-weight:600;font-family:var(--display)}
h2{font-size:var(--m);line-height:1.2;letter-spacing:-.02em}
h3,.entry,blockquote p,.opens p:first-child,.hours dl,.state{font:400 var(--m)/1.35 var(--body);letter-spacing:-.01em}
a,summary,.box button{text-decoration-thickness:1px;text-underline-offset:.3em}
.link,.nav a,.foot li a,summary,.made{display:inline-flex;align-items:center;min-width:44px;min-height:44px;max-width:100%}
summary{list-style:none}
summary::-webkit-details-marker{display:none}
.link,summary,.bar a{text-decoration-line:underline}
a:hover,summary:hover{color:var(--link);text-decoration-line:underline;text-decoration-thickness:2px}
figcaption,time,.place,.lede,.detail,.title p,footer,.now,.nav a,.foot,.foot .made,.bar a{font-size:var(--s);line-height:1.45}
.lede,.detail,.title p,blockquote footer,time,.foot{color:var(--muted)}
time{display:block}
button .ph{transition:opacity .2s}
button:hover .ph{opacity:.86}
.map .button{display:inline-flex;align-items:center;min-height:52px;padding:8px 24px;text-decoration-line:none}
.head{display:flex;align-items:center;justify-content:space-between;gap:24px;min-height:72px}
.name{display:flex;align-items:center;min-width:44px;min-height:48px;max-width:12em;padding-block:12px;font-size:var(--b);line-height:1.2;letter-spacing:-.02em;text-decoration:none;text-wrap:balance}
.name.long{max-width:24em;font-size:var(--s)}
.nav{display:none}
.nav a{text-decoration-line:none}
.head>.menu-button{margin-right:-12px}
.menu{background:var(--bg)}
.menu::backdrop{background:rgb(255 255 255/.8)}
.menu .menu-button{margin-right:-12px}
.menu li a{font:600 var(--l)/1.2 var(--display);letter-spacing:-.02em}
.foot{display:flex;flex-wrap:wrap;align-items:start;gap:4px 32px;padding-block:0 32px}
.foot>div{flex:1 1 240px}
.foot p{padding-block:11px}
.foot p+p{padding-top:0}
.foot p span{margin-right:16px}
.foot ul{display:flex;gap:24px}
main.plain{min-height:64svh;padding-block:48px 72px}
.plain>*{max-width:620px;margin-bottom:24px}
.plain h1{max-width:none;margin-bottom:48px;font-size:var(--h)}
main.plain>section{margin-block:0 48px}
.plain h2{margin-bottom:8px}
.plain a{display:inline-block;max-width:100%;padding-block:10px;overflow-wrap:anywhere}
.bar{border:0!important;background:var(--alt)!important}
.bar a,.bar a:first-child{background:none;color:var(--ink);font-weight:500}
.bar .i{display:none}
.box{background:var(--bg);color:var(--ink)}
.box .i{width:24px;height:24px}
.box button:focus-visible{outline-color:var(--focus)}
`;

const ROOMS = `
.works h2{margin-bottom:24px}
.hang{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));gap:48px 16px;margin-bottom:48px}
.hang:last-of-type{margin-bottom:0}
.hang+.rest{margin-top:48px}
.rest[open] summary{display:none}
.hang>*{grid-column:1/-1}
.hang button{display:block;width:100%}
figcaption{display:flex;gap:12px;padding-top:8px}
.number{font-variant-numeric:tabular-nums}
.title p{margin-top:4px}
.title .ph{width:70%;max-width:464px;margin-top:24px}
.words-of{margin-top:24px}
.prose>*{max-width:62ch}
.prose p+p,.prose details{margin-top:16px}
.opens p:first-child{max-width:24em}
.group+.group{margin-top:48px}
.group>h3{margin-bottom:12px;font:600 var(--b)/1.3 var(--display)}
.entry{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:baseline;gap:16px}
.price{font-variant-numeric:tabular-nums;text-align:right;white-space:nowrap}
.rows li+li{margin-top:12px}
.detail{max-width:48ch;padding-right:72px}
.long .entry{font-size:var(--b)}
.shown{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:32px 16px;align-items:end}
.shown+.rows{margin-top:48px}
.shown .entry{display:block;margin-top:8px;font-size:var(--b)}
.shown .price{margin-left:.5em}
.shown .detail{padding:0}
.events li+li,.news li+li,blockquote+blockquote{margin-top:32px}
.events li .ph,.news li .ph{width:50%;margin-top:12px}
.events h3{margin-top:4px}
.news p{max-width:56ch;margin-top:4px}
blockquote p{max-width:24em}
blockquote footer{margin-top:4px}
.hours dl div{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:4px 24px}
.hours dl div+div{margin-top:12px}
.hours dd{text-align:right}
.hours dd span{display:block;font-variant-numeric:tabular-nums;white-space:nowrap}
.sentence{margin-top:24px;font:600 var(--h)/1.16 var(--display);letter-spacing:-.03em;overflow-wrap:anywhere}
.sentence a{text-decoration-thickness:2px}
.sentence .long{font-size:var(--l);letter-spacing:-.02em}
@media (max-width:599px){.sentence .longer{font:500 var(--m)/1.6 var(--body);letter-spacing:-.02em}}
.sentence span{display:inline-block;max-width:100%}
.contact ul{display:flex;flex-wrap:wrap;gap:8px 24px;margin-top:24px}
`;

const WIDE = `
@media (min-width:720px){
body{--side:32px}
.hero>.ph{height:60svh}
.shown{grid-template-columns:repeat(3,minmax(0,1fr))}
.events li:has(>.ph),.news li:has(>.ph){display:grid;grid-template-columns:minmax(0,2fr) minmax(0,1fr);gap:24px}
.events li .ph,.news li .ph{width:100%;margin:0}
.rows,.hours dl{max-width:640px}
}
@media (min-width:960px){
body{--gap:112px;--side:40px;--m:24px;--l:40px;--h:clamp(60px,4.6vw,66px)}
main>.room:has(+.room){margin-bottom:72px}
main>.room+.room{margin-top:72px}
.grid,.label,.room,.hang,.plain{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));gap:0 ${GAP}px}
.head{min-height:80px;align-items:start;padding-block:12px}
.name{padding-block:8px;font-size:var(--b)}
.nav{display:block}
.nav ul{display:flex;gap:32px}
.nav a{min-height:48px}
.head .menu-button{display:none}
.hero>.ph,.h-m>.ph{height:max(400px,min(74svh,calc(100svh - 272px)))}
.hero>.ph.nine{width:calc((100% + ${GAP}px)*.75 - ${GAP}px);margin-left:auto}
.hero>.ph.seven{width:calc((100% + ${GAP}px)*7/12 - ${GAP}px);margin-left:auto}
.h-m>.ph,.h-s>.ph{height:max(400px,calc(100svh - 340px))}
.label{align-items:start;grid-template-rows:auto 1fr;padding-top:24px}
.label h1{--col:45vw;grid-area:1/1/4/8}
.label>.place{grid-area:1/8/2/11;margin-top:6px}
.label>.link{grid-area:1/11/2/13;align-items:start;margin:4px 0 -20px;line-height:1.45}
.label .lede{grid-area:2/8/3/11;margin-top:8px}
.label .now{grid-area:2/11/3/13;margin-top:8px}
.words{display:flex;flex-direction:column}
.words:has(.exhibits){min-height:max(560px,calc(100svh - 80px))}
.words .label{grid-template-rows:auto auto auto;padding-block:72px 0}
.exhibits{gap:32px clamp(32px,5vw,72px);margin-block:auto 48px;padding-top:48px}
.exhibits b{font-size:clamp(88px,9vw,144px)}
.exhibits p:nth-child(2){margin-top:0;translate:0 -48px}
.door{grid-template-columns:repeat(12,minmax(0,1fr));gap:0 24px}
.door .work,.door .work:not(:first-child){order:0;grid-column:span 4}
.of-2 .work:first-child{grid-column:5/9}
.of-2 .work:nth-child(2){grid-column:9/13}
.door .ph{aspect-ratio:auto;max-height:none;height:max(400px,min(calc(100svh - 300px),46vw))}
.side{align-items:end;min-height:calc(100svh - 80px)}
.side>.ph{grid-area:1/8/2/13;aspect-ratio:auto;max-height:none;height:max(440px,min(calc(100svh - 120px),62vw))}
.side.lying>.ph{grid-column:6/13;height:auto;aspect-ratio:4/3}
.side .label{grid-area:1/1/2/8;display:flex;padding-bottom:8px}
.side.lying .label{grid-column:1/6}
.side .label h1{--col:45vw;max-width:100%}
.side.lying .label h1{--col:32vw}
.side .label>*{margin:16px 0 0}
.words.h-xl{--h:clamp(96px,11vw,160px)}
.words.h-l{--h:clamp(76px,8.6vw,128px)}
.words.h-m{--h:clamp(64px,7vw,104px)}
.words.h-s{--h:clamp(60px,5.6vw,80px)}
.words .label h1{--col:80vw;grid-area:1/1/2/13;margin-bottom:24px;line-height:.98}
.words .label>.place{grid-area:2/6/3/9}
.words .label>.link{grid-area:2/11/3/13}
.words .label .lede{grid-area:3/6/4/10;margin-top:8px}
.words .label .now{grid-area:3/11/4/13;margin-top:8px}
.works h2{margin-bottom:48px}
.hang{gap:${GAP}px;margin-bottom:72px}
@supports selector(::details-content){
.rest summary{display:none}
.rest::details-content{display:block;content-visibility:visible}
}
.hang+.rest{margin-top:72px}
.title{grid-column:1/5}
.words-of{grid-column:6/13;margin:0}
.words-of:has(.long){grid-column:1/13}
.title .ph{width:100%;max-width:none;margin-top:48px}
blockquote p{max-width:26em}
.story .words-of:has(.opens){grid-column:1/11;margin-top:24px}
.opens p:first-child{max-width:none;font-size:var(--l);line-height:1.2;letter-spacing:-.02em}
.story:has(.opens) .title{grid-column:1/13}
.story:has(.opens):has(.ph) .title{grid-column:1/5}
.story:has(.ph) .words-of:has(.opens){grid-column:6/13;align-self:end;margin:0}
.reviews .title{grid-column:1/13}
.reviews .words-of{grid-column:1/13;display:grid;grid-template-columns:repeat(auto-fit,minmax(320px,1fr));gap:32px 24px;margin-top:24px}
.reviews blockquote+blockquote{margin:0}
.room.long .words-of{columns:2;column-gap:${GAP}px}
.long .group{break-inside:avoid}
.events li:has(>.ph),.news li:has(>.ph){grid-template-columns:minmax(0,4fr) minmax(0,3fr)}
.events li+li,.news li+li{margin-top:48px}
.hours dl div,.rows .entry{grid-template-columns:minmax(0,4fr) minmax(0,3fr);gap:4px ${GAP}px}
.rows,.hours dl{max-width:none}
.hours dd,.rows .price{text-align:left}
.plain{align-content:start}
main.plain{padding-top:72px}
.plain>*{grid-column:6/13}
.plain h1{grid-column:1/13;margin-bottom:112px}
.foot{padding-bottom:40px}
}
@media (prefers-reduced-motion:no-preference){
@supports (animation-timeline:view()){
.hang .ph{animation:rise linear both;animation-timeline:view();animation-range:entry 0% entry 45%}
@keyframes rise{from{opacity:0;translate:0 12px}}
}
}
@media print{.hang .ph{animation:none}.rest::details-content{display:block;content-visibility:visible}.hero>.ph{max-height:50vh}.words{min-height:0}}
`;

/** Columns of every form of hanging, from the table that also chooses them. */
const columns = (of: (nail: ReturnType<typeof nailsOf>[number]) => string): string =>
  HANG_NAMES.flatMap((name) =>
    nailsOf(name).map((nail, index) => `.${name}>:nth-child(${index + 1}){${of(nail)}}`),
  ).join('\n');

const ON_PHONE = columns(({ phone }) => `grid-column:${phone.from}/span ${phone.span}`);
const ON_WALL = columns(({ from, span, drop }) => `grid-column:${from}/span ${span}${drop ? ';margin-top:72px' : ''}`);

export const css = `${FRAME}${HERO}${ROOMS}${ON_PHONE}${WIDE}@media (min-width:960px){${ON_WALL}}`;
