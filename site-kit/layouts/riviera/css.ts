/**
 * Rules of layout riviera. Phone first; 960 px is where pictures go to the edges. Spacing: 4 8 12 16 24 32 48 72 112 160.
 * Over the view lies a wash, and a second layer where words stand: .4 and .8 of the scrim together are no less than the whole.
 * Six sizes: --s small, --b body, --m names, --l light sentences, --x titles, and the h1. Weights: 300, 400, 600.
 */
import { HERO } from './hero-css.ts';

const FRAME = `
body{--gap:72px;--side:24px;--edge:max(var(--side),50vw - 656px);--s:16px;--b:18px;--m:22px;--l:28px;--x:42px;font-size:var(--b);line-height:1.6;font-variant-numeric:lining-nums}
.wrap{padding-inline:var(--edge)}
main>*{margin-block:var(--gap)}
main>.hero{margin:0}
main>.facts{margin-block:-52px 0}
h2{font-weight:300;font-size:var(--x);line-height:1.1}
h3,.row,.value,.ways a{font-weight:400;font-size:var(--m);line-height:1.35}
.welcome,.opens>p:first-child,.voices blockquote>p,.hours dd,.contact address>span,.since,.menu li a{font-weight:300;font-size:var(--l);line-height:1.35}
.label,.caption,.voices footer,.note,time,.day,.foot,.foot .made,.bar a,.map{font-size:var(--s)}
.label,.caption,.voices footer,.note,.news time,.detail,.when,.day{color:var(--muted)}
.since,.price,summary,.more,.day b{color:var(--link)}
.welcome,.foot{text-align:center}
a,summary,.more{text-decoration-thickness:1px;text-underline-offset:.35em}
.more,summary,.wings a,.foot li a,.links a,.ways a,.plain a{display:inline-flex;align-items:center;gap:8px;min-width:44px;min-height:44px;max-width:100%;overflow-wrap:anywhere}
.more,summary{font-weight:600;text-decoration-line:underline}
.more .i{width:1em;height:1em}
.ways a,.value,.wings a,.name{text-decoration:none}
:is(.ways,.wings,.cell) a:hover{text-decoration-line:underline}
.more:hover{text-decoration-thickness:2px}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:56px;padding:8px 32px}
.button,.act a{background:var(--accent);color:var(--onAccent);font-weight:600;line-height:1.25;text-align:center;text-decoration:none}
.button:hover,.act a:hover{background:color-mix(in oklab,var(--accent) 88%,#000)}
.act a:focus-visible{outline-offset:-6px;outline-color:var(--onAccent)}
.head{position:relative;display:grid;grid-template-columns:48px minmax(0,1fr) 48px;align-items:center;min-height:80px;padding:8px 12px}
.over,.sky{position:absolute;inset:0 0 auto;z-index:2}
.over{color:#fff}
.over,.view{--dim:calc(max(var(--scrim),var(--scrim-lower)) + .16);--wash:calc(var(--dim)*.4)}
.over::before{--a:calc(var(--dim)*.8);content:"";position:absolute;inset:0 0 -240px;z-index:-1;background:linear-gradient(rgb(0 0 0/var(--a)) calc(100% - 250px),rgb(0 0 0/calc(var(--a)*.75)) calc(100% - 190px),rgb(0 0 0/calc(var(--a)*.2)) calc(100% - 80px),transparent)}
.over :focus-visible{outline-color:#fff}
.wings{display:none}
.name{grid-area:1/2;margin-inline:8px;display:grid;place-items:center;min-height:48px;padding-left:.18em;font-size:var(--s);line-height:1.4;letter-spacing:.18em;text-align:center;text-transform:uppercase;text-wrap:balance}
.name.long{padding-block:8px;letter-spacing:.04em;text-transform:none}
.head>.menu-button{grid-area:1/3}
.menu{height:100dvh;padding:16px 12px 48px;text-align:center}
.menu ul{margin-top:24px}
.foot{display:grid;justify-items:center;gap:8px;padding:48px var(--side)}
.foot p span{display:inline-block;margin-inline:8px}
.foot ul{display:flex;flex-wrap:wrap;justify-content:center;gap:0 32px}
.foot li a{justify-content:center}
main.plain{min-height:52vh;padding:72px max(var(--side),50vw - 340px) 112px}
.plain>*{margin-block:0 24px}
.plain h1{margin-bottom:32px;font-weight:300;font-size:var(--x);line-height:1.1}
.plain>section{margin-bottom:32px}
.plain h2{margin-bottom:8px;font-weight:400;font-size:var(--m)}
.plain a{color:var(--link)}
`;

const SECTIONS = `
.pair .ph{aspect-ratio:5/4;margin-bottom:32px}
.small .ph{max-width:480px}
.pair>.words{padding-inline:var(--side)}
.words>h2{margin-bottom:24px}
.since{margin:-8px 0 16px}
.prose{max-width:34em}
.prose p+p{margin-top:1em}
.group+.group{margin-top:48px}
.group h3{margin-bottom:8px;font-weight:600}
.rooms h3{margin-bottom:8px;font-weight:300;font-size:var(--l)}
.group li{break-inside:avoid;padding-block:16px;border-bottom:1px solid var(--line)}
.row{display:flex;align-items:baseline;justify-content:space-between;gap:24px}
.row>span{min-width:0}
.price{white-space:nowrap}
.row .price{flex:none}
.detail{max-width:44em}
.rooms>.pair{margin-block:48px 0}
.album-head{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 32px;padding:0 var(--side) 24px}
.panorama{display:flex;gap:4px}
.panorama>*{position:relative;flex:1;min-width:0;height:64vw}
.panorama .ph{position:absolute;inset:0}
.reel{display:flex;gap:16px;padding:0 var(--side) 24px;overflow-x:auto;scroll-snap-type:x mandatory;scroll-padding-inline:var(--side);scrollbar-width:thin;scrollbar-color:var(--line) transparent}
.reel li{flex:none;scroll-snap-align:start}
.reel button{display:block}
.reel .ph{height:260px}
.reel img{width:auto;max-width:84vw}
.reel :focus-visible{outline-offset:-3px}
.caption{max-width:30em;margin-top:8px}
.across{display:grid;gap:48px;margin-top:32px}
.middle .since{margin:8px 0 0;font-size:var(--m)}
.voices footer{margin-top:16px}
.note{margin-top:32px}
.dates li{display:grid;grid-template-columns:88px minmax(0,1fr);gap:16px}
.dates li+li{margin-top:32px}
.day{line-height:1.2}
.day b{display:block;margin-bottom:4px;font-weight:300;font-size:var(--x);line-height:1}
.when{margin-bottom:8px}
.when span{display:block}
.news time{display:block;margin-bottom:4px}
.news li+li{margin-top:32px}
.hours dl>div{display:flex;justify-content:space-between;gap:24px;padding-block:16px;border-bottom:1px solid var(--line)}
.hours dd{font-size:var(--m);text-align:right}
.hours dd span{display:block;white-space:nowrap}
.hours dl+.state{margin-top:16px}
main>.contact{margin-bottom:0;background:var(--alt)}
.contact.alone{max-width:none;padding-block:72px}
.contact .words{padding-bottom:72px}
.alone.contact .words{padding-bottom:0}
.contact address>span{display:block}
.contact .more{margin-top:8px}
.ways{margin-block:24px}
.ways li+li{margin-top:8px}
.ways li{font-variant-numeric:lining-nums tabular-nums}
.links{display:flex;flex-wrap:wrap;gap:8px 24px;margin-top:24px}
`;

const WIDE = `
@media (min-width:720px){
body{--side:40px}
.pair .ph{aspect-ratio:3/2}
.across{gap:48px}
.of-2{grid-template-columns:1fr 1fr}
.of-3{grid-template-columns:repeat(3,minmax(0,1fr))}
.reel{gap:32px}
.reel .ph{height:480px}
.low .ph{height:375px}
.reel img{max-width:72vw}
.alone.long .group ul{columns:2;column-gap:72px}
.middle,.note{text-align:center}
.hours dl{display:flex;gap:32px 48px;flex-wrap:wrap}
.hours dl>div{display:block;min-width:192px;padding:0;border:0}
.hours dd{margin-top:4px;font-size:var(--l);text-align:left}
}
@media (min-width:960px){
body{--gap:112px;--side:64px;--b:19px;--m:24px;--l:32px;--x:56px}
.head{grid-template-columns:minmax(0,1fr) minmax(0,26em) minmax(0,1fr);min-height:96px;padding:16px var(--side)}
.head>.menu-button{display:none}
.wings{display:contents}
.wings ul{display:flex;gap:40px}
.wings ul+ul{grid-column:3;justify-content:end}
.wings a{white-space:nowrap}
.name{font-size:var(--b)}
.hero{min-height:max(600px,82svh)}
.hero.narrow{min-height:max(520px,66svh);background:var(--ink)}
.sails .sail{right:auto;width:33.34%}
.sails .sail+.sail{display:block;left:33.33%}
.sails .sail+.sail+.sail{left:66.66%}
.quay{grid-template:1fr/minmax(0,1fr) minmax(0,44%)}
.quay.slim{grid-template-columns:minmax(0,1fr) min(40%,680px)}
.hero.quay{min-height:max(640px,calc(100svh - 150px))}
.quay .arrival{align-self:end;padding:48px 48px 116px var(--edge)}
.quay>.ph{order:0;height:auto;position:relative}
.quay .sign+span{margin-inline:0}
.quay img{position:absolute;inset:0}
.quay+.facts{margin-top:-52px}
.panorama>*{height:min(44vw,80svh)}
.welcome.brief{max-width:1240px;font-size:var(--x);line-height:1.16}
.narrow .ph{width:1000px;max-width:100%;margin-inline:auto;mask-image:linear-gradient(90deg,transparent,#000 12% 88%,transparent)}
.arrival{padding:120px var(--side) 116px}
.coast .arrival{padding-block:128px 0}
main>.welcome{margin-block:72px 112px}
h1{--h:clamp(72px,7vw,104px);--col:100vw - 128px}
.quay h1{--col:45vw}
h1.h-m{--h:clamp(68px,6.2vw,92px)}
h1.h-l,h1.h-xl{--h:68px}
.facts{flex-wrap:nowrap;width:min(1232px,100% - 128px)}
.cell,.live,.live+.place,.act{flex:1 1 0;border:0}
.cell{padding:20px 24px}
.cell+.cell:not(.act){border-left:1px solid var(--line)}
.value{min-height:52px}
.cell.act{padding:0}
.act a{font-size:var(--m)}
.pair{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);align-items:center}
.pair.right{grid-template-columns:minmax(0,5fr) minmax(0,7fr)}
.pair.small{grid-template-columns:minmax(0,480px) minmax(0,1fr)}
.pair.small.right{grid-template-columns:minmax(0,1fr) minmax(0,480px)}
.pair .ph{aspect-ratio:auto;height:clamp(480px,50vw,720px);margin:0}
.pair.small .ph{height:375px}
.right>.words{grid-row:1}
.right>.ph{grid-column:2}
.pair>.words{max-width:780px;padding-inline:min(7vw,112px) var(--side)}
.pair.right>.words{max-width:none;padding-inline:var(--edge) min(6vw,112px)}
.words>h2{margin-bottom:32px}
.alone>.words{text-align:center}
.alone>.words>h2{margin-bottom:32px}
.alone .since{margin:-16px 0 24px}
.alone .prose{max-width:46em;margin-inline:auto;text-wrap:balance}
.alone .prose:not(.opens){max-width:36em;text-align:left;text-wrap:wrap}
.alone .group h3{text-align:center}
.alone .group ul{text-align:left}
.list.alone:not(.long) .group{max-width:760px;margin-inline:auto}
.hours dl,.dates.alone ol,.alone .links{justify-content:center}
.hours.alone dd{text-align:center}
.news.alone ol{display:flex;justify-content:center;gap:72px;text-align:left}
.news.alone li{flex:0 1 420px;margin:0}
.dates.alone ol{display:flex;flex-wrap:wrap;gap:48px 72px}
.dates.alone li{display:block;max-width:340px;margin:0}
.dates.alone .day{margin-bottom:16px}
.rooms>.pair{margin-block:72px 0}
.album{display:grid;grid-template-columns:max-content minmax(0,1fr);align-items:center}
.album-head{display:block;padding:0 72px 24px var(--edge)}
.album-head .more{margin-top:16px}
.reel{padding-left:0;scroll-padding-left:0;padding-right:max(var(--side),20vw)}
.reel .ph{height:560px}
.low .ph{height:375px}
.reel img{max-width:64vw}
.across{gap:72px;margin-top:72px}
.voices .brief{text-align:center}
.voices .brief.of-1 blockquote{max-width:44rem;margin-inline:auto;text-wrap:balance}
.voices .brief.of-1 p{font-size:var(--x);line-height:1.2}
.note{margin-top:72px}
.dates li{grid-template-columns:112px minmax(0,1fr)}
.contact.alone{padding-block:112px}
.contact .words{padding-block:48px}
.contact.pair>.ph{position:relative;height:auto;min-height:720px;align-self:stretch}
.contact.pair img{position:absolute;inset:0}
.contact .button{justify-self:start}
}
@media (prefers-reduced-motion:no-preference){
@supports (animation-timeline:view()){
.pair>.ph{animation:open linear both;animation-timeline:view();animation-range:entry 0% entry 90%}
.right>.ph{animation-name:open-right}
@keyframes open{from{clip-path:inset(0 18% 0 0)}}
@keyframes open-right{from{clip-path:inset(0 0 0 18%)}}
}
}
@media print{.hero{min-height:0;color:#000}.sail,.view .arrival::before,.over::before,.coast>.art{display:none}.head{position:static;color:#000}main>*{margin-block:32px}.facts{box-shadow:none}}
`;

export const css = FRAME + HERO + SECTIONS + WIDE;
