/** Rules of layout tavola. Phone first; 960 px is where the second column appears. Spacing: 4 8 12 16 24 32 48 72 112.
 * Six sizes: --s small, --b body, --m names and dishes, --l statements, --x titles, and the h1. */
import { WIDE_WORDS } from '../parts/headline.tsx';
const FRAME = `
body{--gap:72px;--side:20px;--s:16px;--b:17px;--m:20px;--l:25px;--x:36px;font-size:var(--b);line-height:1.6}
.wrap{max-width:1240px;margin-inline:auto;padding-inline:var(--side)}
main>*{margin-block:var(--gap)}
main>.hero{margin-block:32px 48px}
main>.hours-line{margin-top:0}
.bar a{font-size:var(--s)}
h2{font-weight:500;font-size:var(--x);line-height:1.1;letter-spacing:-.01em}
em{color:var(--link)}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:52px;padding:8px 24px;border-radius:2px;background:var(--accent);color:var(--onAccent);font-weight:600;line-height:1.2;text-decoration:none;text-align:center}
.button:hover{background:color-mix(in oklab,var(--accent) 88%,#000)}
.more{display:inline-flex;align-items:center;gap:8px;min-height:44px;color:var(--link);font-weight:600;text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.3em}
.more .i{width:1em;height:1em}
.more:hover{text-decoration-thickness:2px}
.head{display:flex;align-items:center;gap:16px;min-height:72px;background:linear-gradient(var(--line),var(--line)) bottom/calc(100% - 2*var(--side)) 1px no-repeat}
.head .nav,.head .button{display:none}
.head .menu-button{margin-right:-12px}
.name{min-width:44px;margin-right:auto;padding-block:12px;font:600 var(--m)/1.15 var(--display);text-decoration:none;text-wrap:balance}
.name.long{font-size:var(--b)}
.menu{font-family:var(--display)}
.menu li+li{border-top:1px solid var(--line)}
.foot{padding-block:0 32px;background:var(--ink);color:var(--bg);font-size:var(--s)}
.foot .wrap{display:flex;flex-wrap:wrap;gap:4px 32px;align-items:center}
.foot .wrap::before{content:"";flex:0 0 100%;height:1px;margin-bottom:16px;background:currentColor;opacity:.25}
.foot p span{display:inline-block;margin-right:16px}
.foot ul{display:flex;gap:16px}
.foot li a{display:inline-flex;justify-content:center;min-width:44px;align-items:center;min-height:44px}
.foot :focus-visible,.contact :focus-visible{outline-color:var(--bg)}
main.plain{max-width:760px;min-height:52vh;margin-block:72px 112px;padding-inline:var(--side)}
.plain>*{margin-block:0 24px}
.plain h1{font-weight:500;font-size:44px;line-height:1.1}
.plain h2{margin-bottom:8px;font-size:var(--l)}
.plain a{display:inline-block;padding-block:10px;color:var(--link)}
.plain address{margin-top:8px}
`;

const HERO = `
.hero{display:grid;gap:40px}
.kicker{margin-bottom:16px;color:var(--muted);font-size:var(--s)}
${WIDE_WORDS}
h1{--h:44px;--col:120vw - 48px;font-weight:500;font-size:min(var(--h),(var(--col))/var(--e,4));line-height:1.06;letter-spacing:-.015em}
h1.h-l{--h:clamp(34px,11vw,43px)}
h1.h-xl{--h:clamp(30px,17.2vw - 24px,43px)}
.lede{max-width:34em;margin-top:20px;color:var(--muted);font-size:var(--m);line-height:1.55}
.acts{display:flex;flex-wrap:wrap;align-items:center;gap:12px 28px;margin-top:28px}
.hero .now{margin-top:20px;font-weight:600;font-size:var(--s)}
.hero-figure{width:min(100%,440px);margin-inline:auto}
.arch{margin:11px;aspect-ratio:4/5;border-radius:999px 999px 3px 3px;box-shadow:0 0 0 10px var(--bg),0 0 0 11px var(--line)}
.arch.tall{aspect-ratio:.72}
.cover{display:flex;flex-direction:column;align-items:center;justify-content:end;gap:8px;padding:24px 32px 40px;background:var(--alt);font:400 var(--m)/1.3 var(--display);text-align:center;overflow:hidden}
.cover .mark{margin:auto;color:var(--link);font:italic 500 clamp(120px,38vw,208px)/.9 var(--display);letter-spacing:-.06em}
.cover .line{display:flex;gap:12px;justify-content:space-between;width:100%;padding-top:8px;border-top:1px solid color-mix(in srgb,var(--ink) 24%,var(--alt));font-variant-numeric:lining-nums tabular-nums}
.cover .says{justify-content:center;border:0;font-style:italic}
.arch>*{width:100%;height:100%;border-radius:inherit}
.hero figcaption{margin-top:20px;color:var(--muted);font:italic 400 var(--b)/1.4 var(--display);text-align:center}
.hours{display:grid;gap:16px 48px;padding-block:24px;border-block:1px solid var(--line)}
.hours h2{font-style:italic;font-weight:400;font-size:var(--l);line-height:1.3}
.hours dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(136px,1fr));gap:16px 24px}
.hours h2+p{line-height:1.9}
.hours dt{color:var(--muted);font-size:var(--s)}
.hours dd{font-weight:600;font-variant-numeric:tabular-nums lining-nums;white-space:nowrap}
`;

const SECTIONS = `
.story{display:grid;gap:24px}
.since{margin-top:4px;color:var(--link);font:italic 400 var(--l)/1.3 var(--display)}
.story .ph{aspect-ratio:4/3;border-radius:2px}
.prose{max-width:62ch;font-size:var(--m);line-height:1.6}
.prose p+p{margin-top:1em}
.prose>p:first-child{font:400 var(--l)/1.4 var(--display)}
.prose.initial>p:first-child::first-letter{float:left;margin:.06em .09em 0 -.03em;color:var(--link);font:italic 500 3.05em/.74 var(--display)}
summary{display:inline-flex;align-items:center;min-height:44px;margin-top:8px;color:var(--link);font-weight:600}
.menu-section{padding-block:12px;background:var(--alt)}
.menu-section .wrap{padding-inline:12px}
main>.menu-section~.menu-section{padding-block:0;background:none}
main>.laid{padding-block:0 12px}
.table{display:flex;height:56vw}
.table>*{flex:1;min-width:0;position:relative}
.table .ph{position:absolute;inset:0}
.laid .wrap{position:relative;margin-top:-72px}

.card{max-width:760px;margin-inline:auto;padding:40px 20px 44px;border:1px solid var(--line);outline:1px solid var(--line);outline-offset:-6px;background:var(--surface)}
.card h2{margin-bottom:32px;font-style:italic;font-weight:400;font-size:var(--x);text-align:center}
.card h3{margin-bottom:12px;color:var(--link);font-weight:500;font-size:var(--l)}
.group+.group{margin-top:40px}
.dishes li{break-inside:avoid;padding-block:9px}
.dish{display:flex;align-items:baseline;align-items:last baseline;gap:8px;font:500 var(--m)/1.3 var(--display)}
.dish-name{min-width:0}
.leader{flex:1 1 24px;min-width:24px;align-self:flex-end;height:2px;margin-bottom:.38em;background:radial-gradient(circle,var(--muted) 1px,transparent 1.3px) right/7px 2px repeat-x;opacity:.75}
.price{flex:none;font-variant-numeric:lining-nums tabular-nums;white-space:nowrap}
.detail{max-width:44ch;margin-top:2px;color:var(--muted);font-size:var(--s);line-height:1.45}
.dishes:not(.priced) li+li{border-top:1px solid var(--line)}
.title-line{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 24px;margin-bottom:24px}
.mosaic{display:grid;grid-template-columns:1fr 1fr;gap:8px}
.mosaic+.mosaic{margin-top:8px}
.mosaic li{position:relative;aspect-ratio:1}
.mosaic li:first-child,.of-4 li:last-child{grid-column:1/-1;aspect-ratio:4/3}
.mosaic button,.mosaic .ph{position:absolute;inset:0;width:100%;height:100%;border-radius:2px}
.mosaic img{transition:transform .5s}
.mosaic button:hover img{transform:scale(1.02)}
.voices h2{margin-bottom:24px;font-style:italic;font-weight:400;font-size:var(--l)}
.pull p{max-width:24ch;font:italic 400 var(--x)/1.25 var(--display);text-wrap:balance}
.pull.longer p{max-width:38ch;font-size:var(--l);line-height:1.36}
.voices footer{margin-top:12px;color:var(--muted);font-size:var(--s)}
.others{display:grid;gap:24px 48px;margin-top:48px}
.others blockquote{padding-top:16px;border-top:1px solid var(--line)}
.others p{max-width:52ch}
.note{display:flex;flex-wrap:wrap;gap:0 20px;margin-top:32px;color:var(--muted);font-size:var(--s)}
.note strong{color:var(--ink);font-weight:600}
.dated h2{margin-bottom:16px}
.dated li{display:grid;grid-template-columns:76px 1fr;gap:4px 20px;padding-block:24px;border-top:1px solid var(--line)}
.dated:not(.news) ol{border-bottom:3px double var(--ink)}
.dated:not(.news) li:first-child{border-top:3px double var(--ink)}
.day b{display:block;color:var(--link);font:500 var(--x)/.9 var(--display);font-variant-numeric:lining-nums}
.day{line-height:1.3}
.what h3{font-weight:500;font-size:var(--l);line-height:1.2}
.what p{max-width:60ch;margin-top:4px}
.when{grid-column:2;color:var(--muted);font-size:var(--s)}
.when span{display:block}
.news li{grid-template-columns:1fr;gap:8px}
.date{color:var(--link);font:italic 400 var(--m)/1.4 var(--display)}
.news .what p{margin:0}
.news .ph{max-width:400px;aspect-ratio:4/3;border-radius:2px}
main>.contact{margin-bottom:0;padding-block:72px 48px;background:var(--ink);color:var(--bg)}
.contact .wrap{display:grid;gap:24px}
.contact address{font:500 var(--l)/1.3 var(--display)}
.contact address span{display:block}
.contact .more{margin-top:8px;color:inherit}
.ways a{display:inline-flex;align-items:center;gap:10px;min-height:48px;max-width:100%;text-decoration-thickness:1px;text-underline-offset:.3em;overflow-wrap:anywhere}
.ways li+li{margin-top:8px}
.ways .large{font:500 var(--l)/1.3 var(--display);text-decoration:none;font-variant-numeric:lining-nums}
.ways a[href^=mailto]{font-size:var(--m)}
.ways .large:hover{text-decoration:underline 1px}
`;

const WIDE = `
@media (min-width:720px){
body{--side:40px}
.foot .made{margin-left:auto}
.menu-section .wrap{padding-inline:var(--side)}
.mosaic{grid-template:repeat(2,minmax(0,1fr))/repeat(4,minmax(0,1fr));gap:12px;aspect-ratio:2}
.mosaic+.mosaic{margin-top:12px}
.mosaic.of-3{grid-template-columns:repeat(3,minmax(0,1fr));aspect-ratio:1.6}
.mosaic.even{grid-template-rows:none;aspect-ratio:3}
.mosaic li,.mosaic li:first-child,.of-4 li:last-child{aspect-ratio:auto}
.mosaic li:first-child{grid-area:1/1/3/3}
.even li:first-child{grid-area:auto}
.mosaic+.mosaic li:first-child{grid-area:1/3/3/5}
.of-4 li:last-child{grid-column:span 2}
.others{grid-template-columns:1fr 1fr}
.card{padding:56px 48px 64px}
.dated li{grid-template-columns:120px 1fr 220px;gap:4px 32px}
.dated:not(.news) li{align-items:baseline}
.when{grid-column:3;text-align:right}
.news li{grid-template-columns:120px 1fr 240px;padding-block:32px}
}
@media (min-width:960px){
body{--gap:112px;--side:64px;--b:18px;--m:21px;--l:29px;--x:48px}
main>.hero{margin-block:40px 48px}
.head{gap:32px;min-height:84px}
.head .nav,.head .button{display:inline-flex}
.head>.menu-button{display:none}
.nav ul{display:flex;gap:28px}
.nav a{display:inline-flex;align-items:center;min-height:44px;text-decoration:none;white-space:nowrap}
.nav a:hover{text-decoration:underline;text-underline-offset:.4em;text-decoration-color:var(--link)}
.button.small{min-height:44px;padding:4px 20px}
.name.long{max-width:24em}
.hero{grid-template-columns:minmax(0,7fr) minmax(0,5fr);align-items:center;gap:72px}
h1{--h:88px;--col:min(52vw,700px)}
h1.h-m{--h:76px}h1.h-l{--h:66px}h1.h-xl{--h:63px}
.lede{margin-top:24px}
.acts{margin-top:32px}
.hero-figure{width:100%;max-width:432px;margin-right:0}
.hero-figure:has(.tall){max-width:min(480px,calc((100svh - 200px)*.72))}
.hours h2{grid-column:1/5}.hours>*{grid-column:5/13}
.hours dl{grid-template-columns:repeat(4,minmax(0,1fr));gap:16px 32px}
.hours,.story,.voices,.dated,.contact .wrap{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));column-gap:32px}
.story-side{grid-column:1/5}.prose{grid-column:5/12;max-width:none}
.with-photo{align-items:center}
.with-photo .ph{grid-column:1/6;grid-row:1/3;margin:0;aspect-ratio:4/5}
.with-photo .story-side{grid-column:7/13;align-self:end}.with-photo .prose{grid-column:7/13;align-self:start}
.menu-section{padding-block:72px}
main>.laid{padding-bottom:112px}
.table{height:min(46vw,620px)}
.laid .wrap{margin-top:-160px}
.card.two{max-width:none;padding-inline:72px}
.card h2{margin-bottom:40px}
.two .dishes{columns:2;column-gap:72px}
.voices>*{grid-column:2/12}
.voices>h2,.pull,.note{grid-column:2/12;justify-content:center;text-align:center}
.pull p,.pull.longer p{max-width:none;margin-inline:auto;line-height:1.18}
.pull.longer p{max-width:46ch;line-height:1.36}
.dated h2,.dated ol{grid-column:1/13}
.dated:not(.news) h2{margin-bottom:32px;font-style:italic;font-weight:400;text-align:center}
.news h2{margin-bottom:32px}
.dated li{grid-template-columns:3fr 6fr 3fr;padding-block:32px}
.day b{display:inline-block;margin-right:12px}
.news ol{display:grid;grid-template-columns:repeat(auto-fit,minmax(300px,1fr));gap:0 32px}
.news li{display:flex;flex-direction:column;gap:12px;padding-block:24px 0}
.news .ph{order:-1;width:100%;max-width:none;margin-bottom:8px;aspect-ratio:3/2}
.news li:only-child:has(.ph){display:grid;grid-template:auto 1fr/5fr 7fr;gap:8px 72px}
.news li:only-child .ph{grid-row:1/3;margin:0}
.others:has(>:only-child){grid-template-columns:minmax(0,52ch);justify-content:center;text-align:center}
main>.contact{padding-block:112px 72px}
.contact .wrap>*{grid-column:span 4}
.contact h2+.ways{grid-column:span 8}
}
@media (prefers-reduced-motion:no-preference){
@supports (animation-timeline:view()){
.leader{transform-origin:left;animation:lead linear both;animation-timeline:view();animation-range:entry 10% entry 90%}
@keyframes lead{from{transform:scaleX(.2)}}
}
.arch .ph img{animation:settle 1.2s cubic-bezier(.2,.7,.2,1)}
@keyframes settle{from{transform:scale(1.03)}}
}
@media print{.contact,.foot{background:none;color:#000}main>*{margin-block:32px}}
`;

export const css = FRAME + HERO + SECTIONS + WIDE;
