/**
 * Rules of layout giardino. Phone first; 960 px is where columns appear, 1080 px where the hero spreads out. No lines:
 * grounds, shapes and air part things; the names of the beds stand left and right in turn, as a path bends. Spacing: 4 8 12
 * 16 24 32 48 72 112 160. Six sizes: --s small, --b body, --m names, --l titles, --n figures, and the h1. Shapes: an arch
 * curves over 38 % of its height.
 */
import { HERO } from './hero-css.ts';
const FRAME = `
body{--gap:72px;--side:20px;--round:40px;--s:15px;--b:17px;--m:23px;--l:34px;--n:44px;--soil:color-mix(in oklab,var(--alt) 72%,var(--bg));font-size:var(--b);line-height:1.6}
h1,h2,h3{font-weight:400}
.wrap{max-width:calc(1280px + 2*var(--side));margin-inline:auto;padding-inline:var(--side)}
h2{margin-bottom:32px;font-size:var(--l);line-height:1.1;letter-spacing:-.01em}
h3{font:400 var(--m)/1.2 var(--display)}
.grown>*,.arch .ph{border-radius:50% 50% 8px 8px/38% 38% 8px 8px}
.hanging>*,.drop .ph,.story .ph{border-radius:8px 8px 50% 50%/8px 8px 38% 38%}
.ring .ph,.pair .ph,.circles .ph,.events .ph,.disc{border-radius:50%}
.leaf .ph{border-radius:50% 8px 50% 8px/38% 8px 38% 8px}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:52px;padding:8px 28px;border-radius:99px;background:var(--accent);color:var(--onAccent);font-weight:600;line-height:1.2;text-decoration:none;text-align:center}
.button:hover{background:color-mix(in oklab,var(--accent) 88%,#000)}
.more{display:inline-flex;align-items:center;min-height:44px;color:var(--link);font-weight:600;text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.35em;text-align:left}
.more:hover{text-decoration-thickness:2px}
.head{display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:72px}
.head .nav,.head .button{display:none}
.head .menu-button{margin-right:-12px}
.name{padding-block:12px;color:var(--link);font:italic 400 var(--m)/1.15 var(--display);text-decoration:none;text-wrap:balance}
.name.long{font-size:var(--b);line-height:1.3}
.menu{border-radius:0 0 var(--round) var(--round)}
.menu li a{font:400 var(--m)/1.4 var(--display)}
.bar{border:0;border-radius:24px 24px 0 0}
.bar a{border-radius:99px;font-size:var(--s)}
.sheet{position:relative;padding-block:var(--gap) calc(var(--gap) + var(--round));border-radius:var(--round) var(--round) 0 0;background:var(--bg)}
.sheet+.sheet{margin-top:calc(-1*var(--round))}
.tint{background:var(--soil)}
.sheet>*+*{margin-top:var(--gap)}
.sheet:last-child{padding-bottom:48px}
.foot{padding-block:0 32px;background:var(--soil);color:var(--muted);font-size:var(--s)}
.foot .wrap{display:flex;flex-wrap:wrap;gap:4px 32px;align-items:center}
.foot p span{display:inline-block;margin-right:16px}
.foot ul{display:flex;gap:16px}
.foot li a{display:inline-flex;justify-content:center;min-width:44px;align-items:center;min-height:44px}
.foot .made{font-size:var(--s)}
.plain{min-height:60vh;padding-block:48px 72px;border-radius:var(--round) var(--round) 0 0;background:var(--soil)}
.plain .wrap>*{max-width:720px;margin-block:0 24px}
.plain h1{font-size:clamp(34px,10vw,64px);line-height:1.05}
.plain h2{margin-bottom:8px;font-size:var(--m)}
.plain a{display:inline-block;max-width:100%;padding-block:10px;color:var(--link);overflow-wrap:anywhere}
.plain address{margin-top:8px}
`;

const SECTIONS = `
.pair{position:relative;width:min(100%,320px);padding-bottom:24px}
.pair>:first-child{width:72%}
.pair>:first-child:last-child{width:80%}
.pair .ph{aspect-ratio:1}
.pair>:nth-child(2){position:absolute;right:0;bottom:0;width:44%}
.pair>:nth-child(2) .ph{box-shadow:0 0 0 8px var(--soil)}
.list-side+.groups{margin-top:32px}
.group+.group{margin-top:48px}
.group h3{margin-bottom:24px;color:var(--link);font-style:italic}
.labels{display:grid;gap:24px}
.labels .entry{font:400 var(--m)/1.25 var(--display)}
.entry span{display:block}
.price{color:var(--link);font:600 var(--b)/1.5 var(--body);font-variant-numeric:tabular-nums}
.detail{max-width:40ch;color:var(--muted);line-height:1.5}
.rows li{padding-block:8px;break-inside:avoid}
.rows .entry{display:flex;justify-content:space-between;align-items:baseline;gap:24px;line-height:1.4}
.rows .price{flex:none;max-width:45%;text-align:right}
.rows .detail{font-size:var(--s)}
.circles{display:flex;flex-wrap:wrap;justify-content:center;gap:32px 16px;text-align:center}
.circles li{width:calc(50% - 8px)}
.circles .ph{aspect-ratio:1;margin-bottom:16px}
.circles .entry{font:400 var(--m)/1.2 var(--display)}
.circles .detail{margin-inline:auto;font-size:var(--s)}
.circles+ul{margin-top:48px}
.story{display:grid;gap:24px}
.story h2{margin:0;color:var(--link);font-style:italic;font-size:var(--m)}
.since{color:var(--muted)}
.prose{max-width:62ch}
.prose p+p{margin-top:16px}
.said{max-width:26ch;font:400 var(--l)/1.22 var(--display);letter-spacing:-.01em;text-wrap:balance}
.prose .said+p{margin-top:24px}
.story .ph{width:min(100%,300px);aspect-ratio:.84;margin-left:auto}
summary{display:inline-flex;align-items:center;min-height:44px;margin-top:8px;color:var(--link);font-weight:600}
.title-line{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 24px;margin-bottom:32px}
.title-line h2{margin:0}
.garland{display:grid;grid-template-columns:1fr 1fr;gap:16px;align-items:center}
.garland+.garland{margin-top:16px}
.garland button{display:block;width:100%}
.garland .ph{aspect-ratio:3/4}
.garland .ring .ph{aspect-ratio:1}
.garland.of-3>:first-child,.garland.of-5>:first-child{grid-column:1/-1;width:76%;margin-inline:auto}
.hours dl{display:grid;gap:4px;margin-inline:-16px}
.hours dl div{display:flex;justify-content:space-between;gap:16px;padding:10px 16px;border-radius:28px}
.hours dd{text-align:right;font-variant-numeric:tabular-nums lining-nums}
.hours dd span{display:block}
.shut{color:var(--muted)}
.hours [aria-current]{background:var(--soil);color:var(--ink);font-weight:600}
.tint .hours [aria-current]{background:var(--surface)}
.hours .said+dl{margin-top:24px}
.disc{display:grid;flex:none;place-content:center;width:104px;height:104px;background:var(--soil);line-height:1.15;text-align:center;font-size:var(--s)}
.disc b{font:400 var(--n)/.95 var(--display);font-variant-numeric:lining-nums}
.events ol{display:grid;gap:48px}
.events li{display:grid;grid-template-columns:104px minmax(0,1fr);gap:16px 20px;align-items:center}
.what p{max-width:52ch;margin-top:4px}
.when{color:var(--muted)}
.events .ph{grid-column:2;width:min(100%,200px);aspect-ratio:1}
.beds{display:grid;gap:24px}
.plot{padding:28px 24px 16px;border-radius:var(--round);background:var(--surface)}
.pictured{padding-top:12px;padding-inline:12px;border-radius:208px 208px var(--round) var(--round)}
.pictured .ph{aspect-ratio:1;border-radius:50%}
.pictured>div{padding:20px 12px 0}
time,.note,blockquote footer{color:var(--muted);font-size:var(--s)}
time.disc{color:inherit}
.tint .disc{background:var(--surface)}
.plot p{margin-block:4px 8px;font:400 var(--m)/1.3 var(--display)}
.reviews .disc{width:160px;height:160px;padding:16px}
.voices{display:grid;gap:32px;margin-top:32px}
blockquote p{max-width:34ch;font:italic 400 var(--m)/1.34 var(--display)}
blockquote .short{max-width:22ch;font-size:var(--l);line-height:1.2;letter-spacing:-.01em;text-wrap:balance}
blockquote:only-of-type .short{max-width:32ch}
blockquote footer{margin-top:8px}
.contact{display:grid;gap:24px}
.contact h2{margin-bottom:24px}
address{font:400 var(--m)/1.35 var(--display)}
address span{display:block}
.contact .more{margin-top:8px}
.ways ul{display:grid;gap:8px;justify-items:start}
.ways ul+ul{margin-top:8px}
.ways a{display:inline-flex;align-items:center;gap:10px;min-height:44px;max-width:100%;text-decoration-thickness:1px;text-underline-offset:.3em;overflow-wrap:anywhere}
.ways .large{font:400 var(--m)/1.3 var(--display);text-decoration:none;font-variant-numeric:lining-nums}
.ways .long{font-size:var(--b)}
.ways .large:hover{text-decoration:underline 1px}
`;

const WIDE = `
@media (max-width:719px){
body:has(.bar){padding-bottom:0}
body:has(.bar) .foot{padding-bottom:calc(97px + env(safe-area-inset-bottom))}
}
@media (min-width:720px){
body{--side:40px;--round:60px}
.foot .made{margin-left:auto}
.hero{grid-template-columns:minmax(0,5fr) minmax(0,2fr);gap:48px}
h1{font-size:64px}
.hero .grown{aspect-ratio:1.1}
.labels{grid-template-columns:1fr 1fr;gap:32px 48px}
.rows{columns:2;column-gap:72px}
.circles{gap:48px 32px}
.circles li{width:calc((100% - 64px)/3)}
.circles.four li{width:calc((100% - 96px)/4)}
.garland,.garland.of-4{grid-template-columns:repeat(4,minmax(0,1fr));gap:24px}
.garland+.garland{margin-top:24px}
.garland.of-3{grid-template-columns:repeat(3,minmax(0,1fr))}
.garland.of-3>:not(.ring) .ph{aspect-ratio:5/6}
.garland .arch{margin-top:48px}
.garland .drop{margin-bottom:48px}
.garland.of-5{grid-template-columns:repeat(5,minmax(0,1fr))}
.garland.of-3>:first-child,.garland.of-5>:first-child{grid-column:auto;width:auto}
.hours dl{grid-template:repeat(4,auto)/repeat(2,minmax(0,1fr));grid-auto-flow:column;column-gap:24px}
.events li{grid-template-columns:128px minmax(0,1fr) 200px;gap:32px}
.events .ph{grid-column:3}
.disc{width:128px;height:128px}
.beds{grid-template-columns:1fr 1fr;align-items:end}
}
@media (min-width:960px){
body{--gap:112px;--b:18px;--m:26px;--l:44px;--n:56px}
h2{margin-bottom:48px}
.title-line{margin-bottom:48px}
.list,.hours,.events,.news.few,.reviews,.contact,.story{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));column-gap:32px}
.list-side{grid-column:1/6}
.list .groups{grid-column:7/13;align-self:center;margin-top:0}
.round .list-side,.round .groups{grid-column:1/-1}
.pair{width:420px;max-width:100%}
.story{align-items:center}
.story-side{grid-column:1/9;align-self:end}
.prose{grid-column:1/8;align-self:start}
.story:not(.with-photo) .story-side{grid-column:1/6;align-self:start}
.story:not(.with-photo) .prose{grid-column:7/13}
.story:not(.with-photo):has(.said)>*{grid-column:2/12;justify-self:center;text-align:center}
.story:not(.with-photo) .said{max-width:30ch;margin-inline:auto}
.with-photo .ph{grid-column:9/13;grid-row:1/3;width:100%;aspect-ratio:.84}
.window{height:min(46vw,660px)}
.hours>h2,.events>h2,.few>h2{grid-column:1/5}
.reviews>*{grid-column:1/13}
.reviews>:first-child{display:flex;align-items:center;justify-content:space-between}
.reviews h2{margin:0}
.hours>div,.events ol,.few>ol{grid-column:5/13;margin-top:0}
.sheet>:nth-child(even):is(.hours,.events,.few)>h2{grid-area:1/9/2/13}
.sheet>:nth-child(even):is(.hours,.events,.few)>:not(h2){grid-column:1/9;grid-row:1}
.voices{grid-template-columns:repeat(auto-fit,minmax(340px,1fr));align-items:start}
.voices:has(blockquote:only-of-type){grid-template-columns:1fr}
.voices .note{grid-column:1/-1}
.beds.of-3{grid-template-columns:repeat(3,1fr)}
.of-1.beds{grid-template-columns:1fr}
.of-1 .pictured{display:grid;grid-template-columns:minmax(0,4fr) minmax(0,5fr);align-items:center;padding:12px;border-radius:208px var(--round) var(--round) 208px}
.reviews .disc{width:200px;height:200px}
.voices{gap:48px}
.contact>*{grid-column:span 4}
.contact>:nth-child(2):not(.ways){grid-column:span 3}
.contact .ways{grid-column:span 5}
.ways .long{font-size:var(--m)}
.ways{margin-top:-8px}
.sheet:last-child{padding-bottom:72px}
}
@media (min-width:1080px){
.head{gap:32px;min-height:92px}
.head .nav,.head .button{display:inline-flex}
.head>.menu-button{display:none}
.head .nav{margin-left:auto}
.nav ul{display:flex;gap:28px}
.nav a{display:inline-flex;align-items:center;min-height:44px;text-decoration:none;white-space:nowrap}
.nav a:hover{text-decoration:underline;text-underline-offset:.4em}
.head .button{min-height:48px;padding-inline:24px;white-space:nowrap}
.hero{grid-template-columns:minmax(0,1fr) clamp(320px,28.5vw,410px) clamp(170px,16vw,230px);column-gap:clamp(32px,3.8vw,56px)}
.hero.alone{grid-template-columns:minmax(0,1fr) clamp(380px,34vw,490px);column-gap:112px}
.hero-text{grid-column:auto;align-self:center;padding-bottom:48px}
.hero .grown{width:100%;aspect-ratio:.7}
.hero.alone .grown{aspect-ratio:.8}
.hanging{align-self:start;margin-top:112px}
h1{font-size:76px;line-height:1.02}
h1.h-s{font-size:88px}h1.h-l{font-size:68px}h1.h-xl{font-size:63px}
.lede{margin-top:24px}
.acts{margin-top:32px}
.hero .now{margin-top:16px}
}
@media (prefers-reduced-motion:no-preference){
@supports (animation-timeline:view()){
.ring .ph,.pair .ph,.circles .ph,.events .ph,.disc{animation:open linear both;animation-timeline:view();animation-range:entry 0% entry 100%}
@keyframes open{from{transform:scale(.96)}}
}
}
@media print{.sheet,.foot{background:none}.sheet{padding-block:24px}}
`;

export const css = FRAME + HERO + SECTIONS + WIDE;
