/**
 * Rules of layout notte. Phone first; 960 px is where columns appear. Spacing: 4 8 12 16 24 32 48 72 112 160.
 * Six sizes: --s small, --b body, --m names and quotes, --l titles, --n numerals, and the h1.
 */
const FRAME = `
html{color-scheme:dark}
body{--gap:72px;--side:20px;--s:15px;--b:17px;--m:23px;--l:40px;--n:88px;font-size:var(--b);line-height:1.6}
.wrap{max-width:1440px;margin-inline:auto;padding-inline:var(--side)}
h1,h2,h3{font-weight:300;line-height:1.1;text-wrap:balance}
h2{font-size:var(--l);letter-spacing:-.01em}
main>section:not(.hero){margin-block:var(--gap)}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:52px;padding:8px 32px;border-radius:99px;background:var(--accent);color:var(--onAccent);font-weight:600;line-height:1.2;text-decoration:none;text-align:center}
.button:hover{background:color-mix(in oklab,var(--accent) 84%,#fff)}
.more{display:inline-flex;align-items:center;gap:8px;min-height:44px;text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.35em}
.more:hover,.facts a:hover,.nav a:hover,.ends a:not(.button):hover{text-decoration-color:var(--accent);text-decoration-thickness:2px}
.head{border-bottom:1px solid var(--line)}
.head.over{position:absolute;inset:0 0 auto;z-index:2;border:0;color:#fff}
.head.over::before{content:"";position:absolute;inset:0;bottom:-72px;z-index:-1;background:linear-gradient(rgb(0 0 0/calc(var(--scrim,.5)*.45 + .2)) 45%,transparent)}
.head .wrap{display:grid;grid-template-columns:48px 1fr 48px;align-items:center;min-height:72px;padding-inline:calc(var(--side) - 12px)}
.name{grid-column:2;padding-block:12px;font:italic 400 var(--m)/1.2 var(--display);text-align:center;text-decoration:none;text-wrap:balance}
.name.long{font-size:var(--b);line-height:1.3}
.nav,.ends{display:none}
.menu .menu-button{margin-right:-12px}
.menu li a{font:400 var(--m)/1.3 var(--display)}
.menu li+li{border-top:1px solid var(--line)}
.bar a{border-radius:99px;font-size:var(--s)}
.foot{border-top:1px solid var(--line);color:var(--muted);font-size:var(--s)}
.foot .wrap{display:flex;flex-wrap:wrap;align-items:center;gap:4px 32px;padding-block:24px 32px}
.foot p span{display:inline-block;margin-right:16px}
.foot ul{display:flex;gap:24px}
.foot li a{display:inline-flex;align-items:center;min-height:44px}
.foot .made{font-size:var(--s)}
main.plain{padding-block:72px 112px}
.plain>*{max-width:640px;margin-bottom:24px}
.plain h1{max-width:none;margin-bottom:32px;font-size:clamp(var(--l),11vw,43px)}
.plain h2{margin-bottom:8px;font-size:var(--m);font-weight:400}
.plain a{display:inline-block;padding-block:10px;color:var(--link)}
`;

const HERO = `
.hero{position:relative;display:grid;align-items:end;min-height:calc(100vh - 172px);min-height:calc(100svh - 172px);background:var(--alt);color:#fff;overflow:hidden}
.hero.unlit{min-height:60vh;min-height:60svh}
.hero>.ph,.hero>.art{position:absolute;inset:0;width:100%;height:100%}
.hero>.ph{background:linear-gradient(rgb(0 0 0/.5) 0 0) var(--tone)}
.hero>.ph::after{content:"";position:absolute;inset:0;background:radial-gradient(farthest-corner at var(--focal),rgb(0 0 0/calc(var(--scrim)*var(--scrim)*.9)) 10%,rgb(0 0 0/calc(var(--scrim)*.5 + .12)))}
.hero-text{position:relative;min-width:0;padding-block:112px 24px}
.head.over+main .hero-text{margin-top:72px}
.hero-text::before{content:"";position:absolute;inset:0;background:linear-gradient(transparent,rgb(0 0 0/calc(var(--scrim-lower,.5)*.45 + .17)) 112px,rgb(0 0 0/calc(var(--scrim-lower,.5)*.5 + .24)))}
.hero-text>*{position:relative}
.kicker{margin-bottom:12px}
h1{font-size:clamp(48px,15.4vw,136px);line-height:1;letter-spacing:-.02em}
h1 em{display:block}
h1.h-m{font-size:clamp(42px,13.2vw,116px)}
h1.h-l{font-size:clamp(36px,11.6vw,96px)}
h1.h-xl{font-size:clamp(34px,10.95vw,80px)}
.under{display:grid;gap:24px;margin-top:24px}
.lede{max-width:34em;text-wrap:pretty}
.acts{display:flex;flex-wrap:wrap;align-items:center;gap:8px 24px}
.facts{border-bottom:1px solid var(--line);background:var(--bg)}
.facts>li{padding:16px var(--side)}
.facts>li+li{border-top:1px solid var(--line)}
.label{color:var(--muted);font-size:var(--s)}
.value{font:400 var(--m)/1.3 var(--display);font-variant-numeric:lining-nums;overflow-wrap:anywhere}
.value span{display:inline-block;margin-right:.6em}
.value.lines span{display:block}
a.value{display:flex;align-items:center;min-height:44px;text-decoration:none}
.facts a:not(.value){display:inline-flex;align-items:center;gap:8px;min-height:44px;max-width:100%;font-size:var(--s);text-underline-offset:.35em;overflow-wrap:anywhere}
.facts .now{font-size:var(--s)}
.value li:not([aria-current]),.today:not(:has([aria-current])){display:none}
.value:has(.shut[aria-current]){display:none}
.today:has(.shut[aria-current]) .now{font:400 var(--m)/1.3 var(--display)}
.today:has(.shut[aria-current]) .now::before{align-self:center}
`;

const SECTIONS = `
.programme ol{margin-top:24px;border-bottom:1px solid var(--line)}
.programme li{display:grid;grid-template-columns:112px minmax(0,1fr);gap:4px 16px;padding-block:24px;border-top:1px solid var(--line)}
.day{grid-row:1/3;line-height:1.2}
.day b,.average b{display:block;color:var(--link);font:300 var(--n)/.86 var(--display);font-variant-numeric:lining-nums;letter-spacing:-.03em}
.day span{display:block;margin-top:12px}
.what h3{font:italic 400 var(--m)/1.25 var(--display)}
.what p{max-width:52ch;margin-top:4px}
.when{color:var(--muted);font-size:var(--s)}
.when span{display:block}
.aside{display:grid;gap:24px}
.since{margin-top:4px;color:var(--link);font:italic 400 var(--m)/1.4 var(--display)}
.prose{max-width:64ch}
.prose p+p{margin-top:1em}
.opens>p:first-child{font:400 var(--m)/1.45 var(--display)}
.story .ph{aspect-ratio:4/5}
summary{display:inline-flex;align-items:center;min-height:44px;margin-top:8px;color:var(--link);text-decoration:underline;text-underline-offset:.35em}
main>.card{margin-block:0;padding-block:var(--gap);background:var(--alt);text-align:center}
.card .wrap{max-width:624px}
.card h2{font-style:italic}
.card h3{margin-bottom:24px;color:var(--link);font:italic 400 var(--m)/1.3 var(--display)}
.group{margin-top:48px}
.group li{break-inside:avoid;padding-block:12px}
.entry{font:400 var(--m)/1.3 var(--display);text-wrap:balance}
.price{margin-left:.5em;color:var(--link);font-variant-numeric:lining-nums;white-space:nowrap}
.detail{max-width:44ch;margin:4px auto 0;color:var(--muted);text-wrap:balance}
.card .ph{aspect-ratio:3/2;margin-bottom:16px}
.title-line{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 32px;margin-bottom:24px}
.film{display:flex;align-items:end;gap:8px;padding:0 var(--side) 24px;overflow-x:auto;scroll-snap-type:x proximity;scroll-padding-inline:var(--side);scrollbar-width:thin;scrollbar-color:var(--muted) transparent}
.film:focus-visible,.film button:focus-visible{outline-offset:-3px}
.film button{flex:none;height:320px;scroll-snap-align:start}
.film .low{height:256px}
.film .ph{height:100%}
.film img{width:auto;height:100%;max-width:82vw}
.film button:hover img{opacity:.85}
.average{margin-top:24px}
.average b{margin-bottom:12px}
.note,.voices footer,time,.state{color:var(--muted);font-size:var(--s)}
.day{color:inherit;font-size:inherit}
.note{margin-top:4px}
.voices blockquote{padding-block:24px;border-top:1px solid var(--line)}
.voices p{max-width:46ch;font:400 var(--m)/1.4 var(--display)}
.voices .lead p{max-width:22em;font:italic 300 var(--l)/1.15 var(--display);text-wrap:balance}
.voices footer{margin-top:12px}
.news ol{margin-top:24px}
.news li{padding-block:24px;border-top:1px solid var(--line)}
.news .ph{aspect-ratio:3/2;margin-bottom:16px}
.news p{max-width:56ch;margin-top:4px}
.few .ph{max-width:320px}
.closing{display:grid;gap:72px;padding-block:var(--gap);border-top:1px solid var(--line)}
.closing>*{min-width:0}
.hours dl{margin-top:24px}
.hours dl div{display:grid;grid-template-columns:72px 1fr;gap:16px;padding-block:8px;border-top:1px solid var(--line)}
.hours dt{color:var(--muted)}
.hours dd span{display:inline-block;margin-right:16px;font-variant-numeric:tabular-nums}
.hours [aria-current]{font-weight:600}
.hours [aria-current] *{color:var(--link)}
.state{margin-top:24px;font-size:inherit}
.reach{display:grid;gap:24px;margin-top:24px}
address,.large{font:400 var(--m)/1.4 var(--display);font-variant-numeric:lining-nums}
address span{display:block}
address .more{margin-top:4px;font:400 var(--s)/1.4 var(--body)}
.large{display:flex;align-items:center;min-height:48px;max-width:100%;text-decoration:none;overflow-wrap:anywhere}
.large:hover{text-decoration:underline 1px;text-underline-offset:.25em}
.ways{margin-top:32px}
.ways ul{display:flex;flex-wrap:wrap;gap:8px 24px;margin-top:24px}
.ways li a{display:inline-flex;align-items:center;gap:8px;min-height:44px;text-decoration-thickness:1px;text-underline-offset:.35em;overflow-wrap:anywhere}
`;

const WIDE = `
@media (min-width:720px){
body{--side:40px}
.film button{height:440px}
.film .low{height:320px}
.three ol{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));border-block:1px solid var(--line)}
.three li{padding:24px 24px 24px 0;border:0}
.three li+li{padding-left:24px;border-left:1px solid var(--line)}
.few li{display:flow-root}
.few .ph{float:right;width:200px;aspect-ratio:1;margin:0 0 0 32px}
.facts{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr)}
.facts>li{padding:24px}

.facts>li+li{border-top:0;border-left:1px solid var(--line)}
.facts>li:first-child{padding-left:var(--side)}
}
@media (min-width:960px){
body{--gap:112px;--side:64px;--s:16px;--b:18px;--m:26px;--l:clamp(44px,4.17vw,60px);--n:160px}
h1{font-size:clamp(96px,min(10vw,16vh),152px)}
h1.h-m{font-size:clamp(80px,min(8.4vw,14vh),128px)}
h1.h-l{font-size:clamp(66px,min(6.9vw,12vh),104px)}
h1.h-xl{font-size:clamp(64px,min(5.6vw,10vh),84px)}
.plain h1{font-size:64px}
.hero{min-height:max(560px,calc(100vh - 178px))}
.hero.unlit{min-height:max(480px,60vh)}
.hero.narrow>.ph{left:auto;width:min(72%,1125px);-webkit-mask:linear-gradient(90deg,transparent,#000 48%);mask:linear-gradient(90deg,transparent,#000 48%)}
.hero-text{padding-bottom:48px}
.under{grid-template-columns:minmax(0,1fr) auto;align-items:end;gap:24px 72px;margin-top:32px}
.under>:only-child{grid-column:1/-1}
.facts{padding-inline:max(0px,calc((100% - 1440px)/2))}
.facts>li+li{padding-inline:32px}
.programme ol,.three ol{margin-top:48px}
.few ol{margin:0}
.few li:first-child{padding-top:0;border:0}
.three li{padding-block:32px}
.three li:not(:last-child){padding-right:32px}
.three li+li{padding-left:32px}
.programme li,.aside{grid-template-columns:repeat(12,minmax(0,1fr));column-gap:32px}
.programme li{align-items:end;padding-block:32px}
.day{grid-column:1/5;grid-row:auto;display:flex;align-items:baseline;gap:16px}
.day span{margin:0}
.what{grid-column:5/10}
.what .short{font-size:var(--l);line-height:1.05}
.when{grid-column:10/13;font-size:var(--b);text-align:right}
.aside>*{grid-column:5/13}
.aside>:first-child{grid-column:1/5}
.story:has(>.ph){grid-template-rows:1fr auto auto 1fr}
.story:has(>.ph)>*{grid-column:5/13;grid-row:3}
.story:has(>.ph)>:first-child{grid-row:2}
.story>.ph.portrait{grid-column:1/5;grid-row:1/5;margin-right:32px}
.card .wrap{max-width:720px}
.card.long .wrap{max-width:1152px}
.long ul{columns:2;column-gap:72px}
.title-line{margin-bottom:48px}
.film{gap:16px;padding-inline:max(var(--side),calc((100% - 1312px)/2));scroll-padding-inline:max(var(--side),calc((100% - 1312px)/2))}
.film img{max-width:66vw}
.film button{height:520px}
.voices blockquote:first-child{padding-top:0;border:0}
.closing{grid-template-columns:repeat(12,minmax(0,1fr));column-gap:32px}
.hours{grid-column:1/5}
.hours dl{max-width:320px}
.contact{grid-column:5/13}
.contact:only-child{grid-column:1/13}
.hours dl,.reach,.average{margin-top:32px}
.reach{grid-template-columns:repeat(2,auto);justify-content:start;gap:32px 72px}
.ways{display:flex;flex-wrap:wrap;align-items:center;gap:16px 32px}
.ways ul{margin:0}
.foot .made{margin-left:auto}
}
@media (min-width:1080px){
.head .wrap{grid-template-columns:minmax(0,1fr) minmax(auto,30%) minmax(0,1fr);gap:32px;min-height:88px;padding-inline:var(--side)}
.head .menu-button{display:none}
.nav,.ends,.nav ul{display:flex;gap:32px}
.nav a,.ends a:not(.button){display:inline-flex;align-items:center;min-height:44px;font-size:var(--s);text-decoration-line:underline;text-decoration-color:transparent;text-underline-offset:.5em;white-space:nowrap}
.ends{justify-content:end;align-items:center}
.button.small{min-height:44px;padding:4px 24px;font-size:var(--s)}
}
@media (prefers-reduced-motion:no-preference){
@supports (animation-timeline:scroll()){
.hero>.ph img{animation:drift linear both;animation-timeline:scroll(root);animation-range:0 100vh}
@keyframes drift{to{transform:translateY(40px)}}
}
}
@media print{body{--ink:#000;--muted:#333;--link:#000;--line:#999}.hero{min-height:0;color:#000}.hero>*{position:static}.hero>.ph,.hero-text::before{content:"";position:absolute;inset:0;background:linear-gradient(transparent,rgb(0 0 0/calc(var(--scrim-lower,.5)*.45 + .17)) 112px,rgb(0 0 0/calc(var(--scrim-lower,.5)*.5 + .24)))}main>.card{background:none}}
`;

export const css = FRAME + HERO + SECTIONS + WIDE;
