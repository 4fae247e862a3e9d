/**
 * Rules of layout notte. Phone first; 960 px is where columns appear. Spacing: 4 8 12 16 24 32 48 72 112 160.
 * Six sizes: --s small, --b body, --m names and quotes, --l titles, --n numerals, and the h1.
 */
import { HERO } from './hero-css.ts';

const FRAME = `
html{color-scheme:dark}
body{--gap:72px;--side:20px;--s:15px;--b:17px;--m:23px;--l:40px;--n:88px;font-size:var(--b);line-height:1.6}
.wrap{max-width:1440px;margin-inline:auto;padding-inline:var(--side)}
h1,h2{font-weight:300;line-height:1.1}
h2{font-size:var(--l);letter-spacing:-.01em}
a,summary,.more{text-decoration-thickness:1px;text-underline-offset:.35em}
main>section{margin-block:var(--gap)}
main>.hero{margin:0}
.name,.menu li a,.value,.what h3,.since,.opens>p:first-child,.card h3,.entry,.voices p,.plain h2{font:400 var(--m)/1.35 var(--display);font-variant-numeric:lining-nums}
.name,.what h3,.since,.card h2,.card h3,.lead p{font-style:italic}
.more,summary,.nav a,.ends a,.facts a,.foot li a,.ways li a{display:inline-flex;align-items:center;gap:8px;min-height:44px;max-width:100%;overflow-wrap:anywhere}
.more{text-decoration-line:underline}
.more:hover,.facts a:hover,.nav a:hover,.ends a:hover{text-decoration-color:var(--accent);text-decoration-thickness:2px}
.label,.note,.when,.detail,.state,.voices footer,.news time,.hours dt{color:var(--muted)}
.label,.now,.note,.when,.voices footer,.news time,.nav a,.ends a,.bar a,.foot,.foot .made{font-size:var(--s)}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:52px;padding:8px 32px;border-radius:99px;background:var(--accent);color:var(--onAccent);font-weight:600;line-height:1.2;text-decoration:none;text-align:center}
.button:hover{background:color-mix(in oklab,var(--accent) 84%,#fff)}
.bar a{border-radius:99px}
.head{border-bottom:1px solid var(--line)}
.head.over{position:absolute;inset:0 0 auto;z-index:2;border:0;color:#fff}
.head.over::before{content:"";position:absolute;inset:0 0 -72px;z-index:-1;background:linear-gradient(rgb(0 0 0/calc(var(--scrim,.5)*.45 + .34)) 45%,transparent)}
.head .wrap{display:grid;grid-template-columns:48px 1fr 48px;align-items:center;min-height:72px;padding-inline:calc(var(--side) - 12px)}
.name{grid-column:2;margin-inline:8px;padding-block:12px;line-height:1.25;text-align:center;text-decoration:none;text-wrap:balance}
.name.long{font-size:var(--b)}
.nav,.ends{display:none}
.menu .menu-button{margin-right:-12px}
.menu li a{font-size:var(--m)}
.menu li+li,.facts>li+li{border-top:1px solid var(--line)}
.foot{border-top:1px solid var(--line);color:var(--muted)}
.foot .wrap{display:flex;flex-wrap:wrap;align-items:center;gap:4px 32px;padding-block:24px 32px}
.foot p span{display:inline-block;margin-right:16px}
.foot ul{display:flex;gap:24px}
main.plain{padding-block:72px 112px}
.plain>*{max-width:640px;margin-bottom:24px}
.plain h1{max-width:none;margin-bottom:32px;font-size:clamp(36px,11vw,43px)}
main.plain>section{margin-block:0 32px}
.plain h2{margin-bottom:8px}
.plain a{display:inline-block;max-width:100%;padding-block:10px;overflow-wrap:anywhere;color:var(--link)}
`;

const SECTIONS = `
.programme ol,.news ol,.hours dl,.reach,.average,.state{margin-top:24px}
.programme ol{border-bottom:1px solid var(--line)}
.programme li{display:grid;grid-template:auto 1fr/112px minmax(0,1fr);gap:4px 16px}
.programme li,.voices blockquote,.news li{padding-block:24px;border-top:1px solid var(--line)}
.day{grid-row:1/3;line-height:1.2}
.day b,.average b{display:block;margin-bottom:12px;color:var(--link);font:300 var(--n)/.86 var(--display);font-variant-numeric:lining-nums;letter-spacing:-.03em}
.average b{margin-bottom:24px}
.what h3{line-height:1.25}
.what p{max-width:52ch;margin-top:4px}
.when span,.contact address span{display:block}
.contact address,.large{font:300 var(--m)/1.3 var(--display);font-variant-numeric:lining-nums}
.aside{display:grid;gap:24px}
.since,.price,summary{color:var(--link)}
.prose{max-width:64ch}
.prose p+p{margin-top:1em}
.portrait{aspect-ratio:4/5}
.lies{aspect-ratio:1}
summary{margin-top:8px;text-decoration-line:underline}
main>.card{margin-block:0;padding-block:var(--gap);background:var(--alt);text-align:center}
.card .wrap{max-width:624px}
.card h3{margin-bottom:24px;color:var(--link)}
.group{margin-top:48px}
.group li{break-inside:avoid;padding-block:12px}
.entry,.detail{text-wrap:balance}
.price{margin-left:.5em;white-space:nowrap}
.detail{max-width:44ch;margin:4px auto 0}
.card .ph,.news .ph{aspect-ratio:3/2;margin-bottom:16px}
.title-line{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 32px;margin-bottom:24px}
.film{display:flex;align-items:end;gap:8px;padding:0 var(--side) 24px;overflow-x:auto;scroll-snap-type:x proximity;scroll-padding-inline:var(--side);scrollbar-width:thin;scrollbar-color:var(--muted) transparent}
.film li{flex:none;scroll-snap-align:start}
.film button{display:block;height:260px}
.film .low{height:240px}
.film button:focus-visible{outline-offset:-3px}
.film .ph{height:100%}
.film img{width:auto;height:100%;max-width:82vw}
.film button:hover img{opacity:.85}
.note{margin-top:4px}
.voices p{max-width:46ch}
.voices .lead p{max-width:22em;font-size:var(--l);font-weight:300;line-height:1.15;text-wrap:balance}
.voices footer{margin-top:12px}
.news p{max-width:56ch;margin-top:4px}
.few .ph{max-width:320px}
main>.contact{margin:0;padding-block:var(--gap);background:var(--accent);color:var(--onAccent)}
.contact .button{background:var(--onAccent);color:var(--accent)}
.contact .button:hover{background:color-mix(in oklab,var(--onAccent) 84%,#fff)}
.contact :focus-visible{outline-color:var(--onAccent)}
.hours dl div{display:grid;grid-template-columns:72px 1fr;gap:16px;padding-block:8px;border-top:1px solid var(--line)}
.hours dd span{display:inline-block;margin-right:16px;font-variant-numeric:tabular-nums}
.hours [aria-current] *{color:var(--link);font-weight:600}
.reach{display:grid;gap:24px}
address .more{margin-top:4px;font:400 var(--s)/1.4 var(--body)}
.large{display:flex;align-items:center;min-height:48px;text-decoration:none;overflow-wrap:anywhere}
.large+.large{margin-top:8px}
.large.long{font-size:var(--b)}
.large:hover{text-decoration:underline 1px}
.ways{margin-top:32px}
.ways ul{display:flex;flex-wrap:wrap;gap:8px 24px;margin-top:24px}
`;

const WIDE = `
@media (min-width:720px){
.contact address,.large{font-size:clamp(28px,7vw,var(--l));line-height:1.2}
body{--side:40px}
.facts{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr)}
.facts>li{padding:24px}
.facts>li+li{border-top:0;border-left:1px solid var(--line)}
.facts>li:first-child{padding-left:var(--side)}
.facts>li:only-child{display:grid;grid-template-columns:1fr 2fr;align-items:baseline;padding-block:32px}
.facts>li:only-child>:not(.label){grid-column:2;font-size:var(--l);line-height:1.2}
.facts>li:only-child>a:not(.value){font-size:var(--b)}
.story:has(>.ph){grid-template:1fr auto auto 1fr/2fr 3fr;column-gap:32px}
.story:has(>.ph)>*{grid-column:2;grid-row:3}
.story:has(>.ph)>:first-child{grid-row:2}
.story>.ph.portrait{grid-area:1/1/5/2;aspect-ratio:4/5}
.film button{height:440px}
.film .low{height:320px}
.three ol{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));border-block:1px solid var(--line)}
.three li{padding:24px 24px 24px 0;border:0}
.three li+li{padding-left:24px;border-left:1px solid var(--line)}
.few li{display:flow-root}
.few .ph{float:right;width:200px;aspect-ratio:1;margin:0 0 0 32px}
}
@media (min-width:960px){
body{--gap:112px;--side:64px;--s:16px;--b:18px;--m:26px;--l:clamp(44px,4.17vw,60px);--n:160px}
h1{--h:clamp(96px,min(10vw,16vh),152px);--col:100vw - 128px}
h1.h-m{--h:clamp(80px,min(8.4vw,14vh),128px)}
h1.h-l{--h:clamp(66px,min(6.9vw,12vh),104px)}
h1.h-xl{--h:clamp(64px,min(5.6vw,10vh),84px)}
.plain h1{font-size:clamp(64px,min(5.6vw,10vh),84px)}
.hero{min-height:max(560px,calc(100svh - 178px))}
.hero.unlit{min-height:max(560px,calc(100svh - 178px))}
.hour span{margin-top:.02em;font-size:min(38vw,84vh)}
.standing>.ph{left:auto;width:min(50%,740px)}
.slim>.ph{width:min(42%,660px)}
.standing>.ph::after{background:linear-gradient(90deg,var(--alt),color-mix(in srgb,var(--alt) 74%,transparent) 24%,transparent 50%)}
.standing .hero-text::before{background:none}
.standing h1{--col:50vw;max-width:min(58%,13em)}
.standing .lede{max-width:min(44vw,34em)}
.hero.standing .under{grid-template-columns:minmax(0,1fr)}
.standing .acts{justify-self:start}
.standing h1{text-shadow:0 0 48px var(--alt)}
.hero.narrow>.ph{left:auto;width:min(72%,1125px);mask:linear-gradient(90deg,transparent,#000 48%)}
.hero-text{padding-bottom:48px}
.under{grid-template-columns:minmax(0,1fr) auto;align-items:end;gap:24px 72px;margin-top:32px}
.under>:only-child{grid-column:1/-1}
.facts{padding-inline:max(0px,calc((100% - 1440px)/2))}
.facts>li+li{padding-inline:32px}
.programme ol,.three ol,.title-line+.film{margin-top:48px}
.programme li,.aside,.story:has(>.ph){grid-template-columns:repeat(12,minmax(0,1fr));column-gap:32px}
.programme li{grid-template-rows:auto;align-items:end;padding-block:32px}
.day{grid-column:1/5;grid-row:auto;display:flex;align-items:baseline;gap:16px}
.day b{margin:0}
.what{grid-column:5/11}
.what .short{font-size:var(--l);line-height:1.05}
.when{grid-column:11/13;font-size:var(--b);text-align:right}
.aside>*,.story:has(>.ph)>*{grid-column:5/13}
.aside>:first-child{grid-column:1/5}
.story:has(>.ph)>:first-child{grid-column:5/13}
.story>.ph.portrait{grid-area:1/1/5/5;margin-right:32px}
.card .wrap{max-width:720px}
.card.long .wrap{max-width:1152px}
.long ul{columns:2;column-gap:72px}
main>.film-section{margin-block:160px}
.title-line{margin:0 auto}
.film{gap:16px;padding-inline:max(var(--side),calc((100% - 1312px)/2));scroll-padding-inline:max(var(--side),calc((100% - 1312px)/2))}
.film img{max-width:66vw}
.film button{height:520px}
.voices blockquote:first-child,.few li:first-child{padding-top:0;border:0}
.few ol{margin:0}
.three li{padding-block:32px}
.three li:not(:last-child){padding-right:32px}
.three li+li{padding-left:32px}
.aside:has(+.news){margin-bottom:72px}
main>.aside+.news{margin-top:72px}
.contact .wrap{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));column-gap:32px}
.contact h2{grid-column:1/5;padding-right:24px;text-wrap:balance}.reach,.ways{grid-column:5/13}
.contact .reach{margin-top:0}
.hours dl,.reach,.average{margin-top:32px}
.reach{display:flex;flex-wrap:wrap;justify-content:space-between;gap:32px 48px}
.large[href^=tel]{white-space:nowrap}
.large.long{font-size:var(--m)}
.ways{display:flex;flex-wrap:wrap;align-items:center;gap:16px 32px}
.ways ul{margin:0}
.foot .made{margin-left:auto}
}
@media (min-width:1080px){
.head .wrap{grid-template-columns:minmax(0,1fr) minmax(auto,30%) minmax(0,1fr);gap:32px;min-height:88px;padding-inline:var(--side)}
.head .menu-button{display:none}
.nav,.ends,.nav ul{display:flex;gap:32px}
.nav a,.ends a:not(.button){text-decoration-color:transparent;white-space:nowrap}
.ends{justify-content:end;align-items:center}
.button.small{min-height:44px;padding:4px 24px}
}
@media (min-width:1200px){
.hours dl{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);border-block:1px solid var(--line)}
.hours dl div{display:block;padding:24px 0 24px 16px;border:0}
.hours dl div+div{border-left:1px solid var(--line)}
.hours dl div:first-child{padding-left:0}
.hours dt{margin-bottom:12px}
.hours dd span{display:block;margin:0;white-space:nowrap;font:400 var(--b)/1.45 var(--display);font-variant-numeric:lining-nums tabular-nums}
}
@media (prefers-reduced-motion:no-preference){
@supports (animation-timeline:scroll()){
.hero>.ph img{animation:drift linear both;animation-timeline:scroll(root);animation-range:0 100vh}
@keyframes drift{to{transform:translateY(40px)}}
}
}
@media print{body{--ink:#000;--muted:#333;--link:#000}.hero{min-height:0;color:#000}.hero>.ph,.hero-text::before{display:none}main>.card{background:none}}
`;

export const css = FRAME + HERO + SECTIONS + WIDE;
