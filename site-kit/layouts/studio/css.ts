/**
 * Rules of layout studio. Phone first; 960 px is where columns appear. Spacing: 4 8 12 16 24 32 48 72 112.
 * Six sizes: --s small, --b body, --m names and statements, --p the number, --l titles, and the h1.
 */
import { WIDE_WORDS } from '../parts/headline.tsx';
const FRAME = `
body{--gap:72px;--side:20px;--s:15px;--b:17px;--m:21px;--p:28px;--l:32px;background:var(--surface);font-size:var(--b);line-height:1.55}
.wrap{max-width:1328px;margin-inline:auto;padding-inline:var(--side)}
h1,h2,h3{font-weight:600;letter-spacing:-.012em}
h2{font-size:var(--l);line-height:1.15}
h3,.entry,.beside,.state,.statement,.voices p{font-size:var(--m);line-height:1.3}
.entry,.beside,.state,.name strong,.brass strong,.large,.number{font-family:var(--display);font-weight:600}
main>section,.closing{padding-block:var(--gap)}
main>section:not(.hero)+section{padding-top:0}
.kicker,.note,.detail,.when span,.when time:not(.entry),.voices footer,.card dt,.name small{color:var(--muted)}
.kicker,.note,.now,.when,.voices footer,.card dt,.nav a,.ring,.bar a,.foot,.foot .made,.name small,.brass small{font-size:var(--s)}
.more,.nav a,.ring,.foot a,.reach-row a{display:inline-flex;align-items:center;gap:8px;min-height:44px;max-width:100%;overflow-wrap:anywhere;text-decoration-thickness:1px;text-underline-offset:.3em}
.more{color:var(--link);font-weight:600;text-decoration-line:underline;text-decoration-color:color-mix(in srgb,currentColor 40%,transparent)}
.more .i{width:1em;height:1em}
.nav a,.ring,.large,.reach-row a{text-decoration-color:transparent}
.more:hover,.nav a:hover,.ring:hover,.large:hover,.reach-row a:hover{text-decoration-color:currentColor}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:52px;padding:8px 24px;border-radius:6px;background:var(--accent);color:var(--onAccent);font-weight:600;line-height:1.2;text-decoration:none;text-align:center}
.button:hover{background:color-mix(in oklab,var(--accent) 86%,#fff)}
.bar a{border-radius:6px}
.head{border-bottom:1px solid var(--line)}
.head .wrap{display:flex;align-items:center;gap:16px;min-height:72px}
.name{display:flex;align-items:center;min-width:44px;min-height:48px;margin-right:auto;padding-block:8px;line-height:1.25;text-decoration:none;text-wrap:balance}
.name strong,.name small{display:block}
.name small{margin-top:2px;line-height:1.3}
.nav,.ring{display:none}
.ring{color:var(--link);font-weight:600;white-space:nowrap;font-variant-numeric:tabular-nums}
.head .menu-button{margin-right:-12px}
.menu li a{font-size:var(--m)}
.menu li+li{border-top:1px solid var(--line)}
.foot .wrap{display:grid;gap:8px 32px;padding-block:24px 32px}
.foot,.foot .made{color:var(--muted)}
.foot p span{display:inline-block;margin-right:16px}
.foot ul{display:flex;gap:24px}
.foot li a{min-width:44px}
main.plain{min-height:calc(100svh - 240px);padding-block:48px 72px}
.plain>*{max-width:672px;margin-bottom:24px}
.plain h1{margin-bottom:32px;font-size:clamp(34px,10.9vw,43px);line-height:1.1}
main.plain>section{margin-bottom:32px;padding:0}
.plain h2{margin-bottom:8px;font-size:var(--m)}
.plain a{display:inline-block;max-width:100%;padding-block:10px;overflow-wrap:anywhere;color:var(--link)}
.plain address{margin-top:8px}
`;

const HERO = `
main>.hero{padding-block:40px 48px;background:var(--alt)}
.hero .wrap{display:grid;gap:48px}
.kicker{margin-bottom:12px}
${WIDE_WORDS}
h1{--h:clamp(34px,11.03vw,43px);--col:100vw - 40px;font-size:min(var(--h),(var(--col))/var(--e,4));line-height:1.1;letter-spacing:-.02em}
.lede{max-width:36em;margin-top:16px}
.acts{display:flex;flex-wrap:wrap;align-items:center;gap:8px 24px;margin-top:24px}
.first-areas{display:none;border-top:1px solid var(--ink)}
.first-areas li{padding-block:4px}
.first-areas li+li{border-top:1px solid var(--line)}
.first-areas a{display:flex;align-items:center;min-height:48px;font:600 var(--m)/1.25 var(--display);text-decoration:none}
.first-areas a:hover{color:var(--link);text-decoration:underline 1px}
.card{min-width:0;border:1px solid var(--line);border-radius:8px;background:var(--surface);overflow:hidden}
.card>.ph{margin:8px 8px 0;aspect-ratio:7/5;border-radius:4px}
.card dl{padding:8px 20px}
.card dl div{display:grid;grid-template-columns:88px minmax(0,1fr);gap:16px;align-items:baseline;padding-block:12px}
.card dl div+div{border-top:1px solid var(--line)}
.card dd>span,.card li>span{display:block}
.card dd{font-variant-numeric:tabular-nums lining-nums}
.card .reach-row{padding-block:4px}
.reach-row a{color:var(--link)}
.reach-row a:not(.number){font-size:var(--s);text-decoration-color:currentColor}
.today li:not([aria-current]),.today .shut,.today:has(.shut[aria-current]) ul{display:none}
.now{color:var(--muted)}
.today:not(:has([aria-current])) li:nth-child(2){display:block;visibility:hidden}
.today dd{min-height:50px}.today:has(span+span) dd{min-height:76px}
@media (scripting:none){.today{display:none}}
.today:has(.shut[aria-current]) .now{color:inherit;font-size:inherit}
.brass{position:relative;display:grid;place-items:center;min-height:176px;margin:8px 8px 0;padding:40px 48px;border-radius:4px;background:radial-gradient(circle at 28px,var(--onAccent) 3px,transparent 3.5px),radial-gradient(circle at calc(100% - 28px),var(--onAccent) 3px,transparent 3.5px) var(--accent);color:var(--onAccent);text-align:center;text-wrap:balance}
.brass::before{content:"";position:absolute;inset:8px;border:1px solid;border-radius:2px;opacity:.4}
.brass strong{display:block;font-size:var(--p);line-height:1.2;letter-spacing:-.01em}
.brass small{display:block;margin-top:12px}
`;

const SECTIONS = `
.ledger,.story,.groups{display:grid;gap:32px}
.ledger>*,.story>*{min-width:0}
.beside{margin-top:8px}
.areas,.voices,.agenda{display:grid;gap:24px 32px}
.areas li,.agenda li,.voices blockquote,.groups details{padding-top:12px;border-top:1px solid var(--ink)}
.areas .entry{display:flex;justify-content:space-between;gap:16px;align-items:baseline}
.price{flex:none;font:400 var(--b)/1.3 var(--body);font-variant-numeric:tabular-nums lining-nums;white-space:nowrap}
.detail{max-width:56ch;margin-top:4px}
.areas .ph{aspect-ratio:3/2;margin-bottom:12px}
.areas .ph,.frames .ph,.story>.ph,.agenda .ph{border-radius:6px}
.two>:last-child:nth-child(odd){grid-column:1/-1}
.groups h3{margin-bottom:12px;color:var(--link);font:600 var(--b)/1.3 var(--body);letter-spacing:0}
.groups:has(details){gap:16px}
details .areas li{border-color:var(--line)}
summary:has(h3){display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:44px}
summary h3{margin:0}
details[open] summary .i{rotate:180deg}
details[open] .areas{margin-block:16px}
.story>.ph{aspect-ratio:3/2}
.story>.upright{aspect-ratio:4/5}
.prose{max-width:62ch}
.prose p+p{margin-top:.8em}
.statement{font-family:var(--display);line-height:1.42;text-wrap:pretty}
.note{margin-top:8px}
.voices p{font-family:var(--display);line-height:1.42;max-width:33em}
.voices footer{margin-top:12px}
.agenda li{display:grid;gap:8px 32px}
.when{line-height:1.4}
.when>*{display:block}
.notices .ph{aspect-ratio:1}
.notices li:has(.ph){grid-template-columns:minmax(0,1fr) 88px}
.notices .when{grid-column:1/-1}
.notices p{max-width:60ch}
.frames{display:grid;grid-template-columns:1fr 1fr;gap:8px}
.frames button{display:block;width:100%}
.frames .ph{aspect-ratio:4/3}
.wide li:first-child,.thirds li:first-child:nth-last-child(3){grid-column:1/-1}
.wide li:first-child .ph,.thirds li:first-child:nth-last-child(3) .ph{aspect-ratio:16/9}
.frames button:hover img{opacity:.9}
.closing{background:var(--accent);color:var(--onAccent)}
.closing .contact :is(a,h2,.more,.large){color:inherit}
.closing .contact .button{background:var(--onAccent);color:var(--accent)}
.closing .contact :focus-visible{outline-color:var(--onAccent)}
.closing .hours{color:var(--ink)}
.reach:empty{display:none}
.closing .wrap{display:grid;gap:48px}
.reach{display:grid;gap:16px;margin-top:24px}
.reach .large+.more{margin-top:8px}
.reach>div>*{display:flex;width:fit-content}
.large{align-items:center;min-height:48px;color:var(--link);font-size:var(--p);line-height:1.2;text-decoration-thickness:1px;text-underline-offset:.2em;font-variant-numeric:lining-nums}
address span{display:block}
.contact .acts ul{display:flex;flex-wrap:wrap;gap:8px 24px}
.hours h2{padding:20px 20px 8px;font-size:var(--m)}
.hours .state{padding:0 20px 20px}
.hours dl{padding-bottom:12px}
.hours dl div{grid-template-columns:48px minmax(0,1fr);padding-block:8px}
.hours dd span{display:inline-block;margin-right:16px}
.hours [aria-current]{font-weight:600}
.hours [aria-current] *{color:var(--link)}
`;

const WIDE = `
@media (min-width:720px){
body{--side:40px}
.ring{display:inline-flex}
.card .brass{min-height:240px}
.two{grid-template-columns:repeat(2,minmax(0,1fr))}
.hero .card{display:grid;grid-template-columns:1fr 1fr;align-items:center}
.card>.ph,.brass{margin-bottom:8px}
.story{grid-template:auto 1fr/3fr 2fr;column-gap:32px}
.story>.ph{grid-area:1/2/3/3;align-self:start}
.frames{gap:16px}
.frames.thirds{grid-template-columns:repeat(3,minmax(0,1fr))}
.frames.thirds li:first-child{grid-column:auto}
.frames.thirds .ph,.frames.thirds li:first-child .ph{aspect-ratio:1}
.agenda li{grid-template-columns:144px minmax(0,1fr)}
.notices li:has(.ph){grid-template-columns:144px minmax(0,1fr) 176px}
.notices .when{grid-column:auto}
.notices .ph{aspect-ratio:4/3}
.foot .wrap{grid-template-columns:1fr auto auto;align-items:center}
}
@media (min-width:960px){
body{--gap:112px;--side:64px;--s:16px;--b:18px;--m:22px;--p:30px;--l:40px}
main>.hero{padding-block:48px 0}
main>.hero:not(:has(.first-areas)){padding-block:72px}
.hero .wrap{row-gap:48px}
.first-areas{display:grid;grid-column:1/13;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);padding-bottom:0}
.first-areas li{padding-block:0}
.first-areas li+li{border-top:0;border-left:1px solid var(--line)}
.first-areas a{min-height:88px;padding:16px 24px}
.first-areas li:first-child a{padding-left:0}
.standing .says{grid-column:1/7}
.standing h1{--col:34vw}
.hero .standing .card{display:grid;grid-column:7/13;grid-template-columns:5fr 6fr;align-items:end}
.standing .card>.ph{margin:8px 0 8px 8px;aspect-ratio:.72}
.hero .wrap,.story,.ledger,.closing .wrap{grid-template-columns:repeat(12,minmax(0,1fr));column-gap:32px}
.says,.contact{grid-column:1/8}
.says{padding-right:32px}
.hero .card,.hours,.story>.ph{grid-column:8/13}
.hero .card{display:block}
.card>.ph,.brass{margin-bottom:0}
.hero .wrap{align-items:center}
h1{--h:clamp(63px,5.3vw,72px);--col:40.5vw;line-height:1.06}
h1.h-l,h1.h-xl{--h:63px}
h1:lang(el){--col:44vw}
.standing h1:lang(el){--col:42vw}
.lede{font-size:var(--m);line-height:1.5;margin-top:24px}
.acts{margin-top:32px}
.card dl{padding-inline:24px}
.hours h2{padding:24px 24px 8px}
.hours dl div{grid-template-columns:64px minmax(0,1fr)}
.ledger>*{grid-column:5/13}
.ledger>:first-child{grid-column:1/5;position:sticky;top:48px;align-self:start}
.statement,.one p{font-size:var(--l);line-height:1.25;letter-spacing:-.012em}
.closing .large{font-size:clamp(48px,5.3vw,72px);letter-spacing:-.02em;white-space:nowrap}
.closing .large+.more{font-size:var(--m)}
.story{grid-template-rows:1fr auto}
.story>.ph{aspect-ratio:1}
.story>*{grid-column:1/7}
.story>.ph{grid-row:1/3;grid-column:8/13}
.hours{align-self:start}
.reach address{padding-top:8px}
.reach{gap:24px;margin-top:32px}
.contact:only-child{display:grid;grid-column:1/13;grid-template-columns:subgrid}
.contact:only-child>*{grid-column:5/13;margin-top:0}
.contact:only-child>h2{grid-column:1/5;grid-row:1/3}
.contact:only-child .acts{margin-top:32px}
}
@media (min-width:1080px){
.nav,.nav ul{display:flex;gap:32px}
.head .wrap{gap:32px;min-height:88px}
.nav a{white-space:nowrap}
.name{max-width:24em}
.head .menu-button{display:none}
.ring{padding-left:32px;border-left:1px solid var(--line)}
}
@media (prefers-reduced-motion:no-preference){
a{transition:text-decoration-color .2s}
}
@media print{.hero,.closing{background:none}details::details-content{content-visibility:visible;height:auto}}
`;

export const css = FRAME + HERO + SECTIONS + WIDE;
