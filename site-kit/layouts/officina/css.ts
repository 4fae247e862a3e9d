/**
 * Rules of layout officina. Phone first; 960 px is where the sheet splits. Every rule is 2 px of ink, the paper is
 * squared in 24 px with a stronger line every fifth, and columns keep to halves and quarters of the sheet.
 * Spacing: 4 8 12 16 24 32 48 72. Six sizes: --s labels, --b body, --m entries, --l titles, --n figures, h1.
 */
const FRAME = `
body{--rule:2px solid var(--ink);--side:24px;--s:14px;--b:17px;--m:20px;--l:30px;--n:clamp(36px,11.2vw,46px);--strong:700;max-width:1760px;margin-inline:auto;font-family:var(--display);font-size:var(--b);line-height:24px}
h1,h2,h3{font-weight:700;letter-spacing:-.02em}
h2{font-size:var(--l);line-height:36px}
h3{font-size:var(--m);line-height:28px}
small{display:block;font-size:var(--s);color:var(--muted)}
.mono,.kicker,.name,.lines,.price,.form dt,.hours dl,.plate,.day,.number,.foot,.caption{font-family:var(--body);font-weight:500}
.mono,.kicker,small,.plate,.hours dl,.form dt,.caption,.foot,.bar a{font-size:var(--s)}
.mono,.form dt,.lines li::before,.foot{color:var(--muted)}
.mono span,.foot p span{display:inline-block;margin-right:16px}
.strong.strong{color:var(--ink)}
main>section,.head{border-bottom:var(--rule)}
.hero,.paper,.plain>h1{--a:color-mix(in oklab,var(--ink) 6%,#0000);--z:color-mix(in oklab,var(--ink) 11%,#0000);background:linear-gradient(var(--z) 1px,#0000 0) 0 0/120px 120px,linear-gradient(90deg,var(--z) 1px,#0000 0) 0 0/120px 120px,linear-gradient(var(--a) 1px,#0000 0) 0 0/24px 24px,linear-gradient(90deg,var(--a) 1px,#0000 0) 0 0/24px 24px,var(--bg)}
.plate,.black,.hours h2,.form h2,.form h3,.form summary,.caption{background:var(--ink);color:var(--bg)}
.black :focus-visible,summary:focus-visible{outline-color:var(--bg);outline-offset:-6px}
.head{display:flex;min-height:64px;background:var(--surface)}
.name{flex:1;min-width:0;display:flex;align-items:center;margin-right:12px;padding:8px 0 8px var(--side);line-height:20px;text-transform:uppercase;text-decoration:none}
.name.long{font:700 var(--s)/16px var(--display);text-transform:none}
.nav,.go .full{display:none}
.head>.menu-button{height:auto;margin:0 8px}
.go{flex:none;display:flex;align-items:center;gap:8px;padding:0 16px;border-inline:var(--rule)}
.go,.button{background:var(--accent);color:var(--onAccent);font-weight:700;text-decoration:none}
.go,.nav a{white-space:nowrap}
.button{display:inline-flex;align-items:center;min-height:56px;padding:8px 24px}
.cell{display:flex;align-items:center;justify-content:space-between;gap:16px;width:100%;min-height:48px;padding:8px 12px;font-weight:700;text-align:left;text-decoration:none}
.cell .i,.more .i,.go .i,summary .i{width:18px;height:18px}
.more{display:inline-flex;align-items:center;gap:8px;min-height:44px;font-weight:700;text-underline-offset:.25em}
.go:hover,.button:hover,.cell:hover,.head .menu-button:hover,.more:hover,.foot a:hover,.nav a:hover,.fields a:hover{background:var(--ink);color:var(--bg)}
.black .button:hover{background:var(--bg);color:var(--ink)}
.head :focus-visible,.sheet :focus-visible,.cell:focus-visible{outline-offset:-5px}
.menu{padding:0 0 24px;border-bottom:var(--rule)}
.menu li{padding:4px 0;border-top:var(--rule)}
.menu li a{padding:12px var(--side);font-size:var(--m);font-weight:700}
.bar{border-top:var(--rule)}
.bar a{border:var(--rule);color:var(--ink)}
.foot{display:flex;flex-wrap:wrap;align-items:center;gap:8px 32px;padding:24px var(--side) 32px}
.foot>div{flex:100%}
.foot ul{display:flex;gap:16px}
.foot li a{display:flex;align-items:center;min-height:44px}
.plain>*{margin:0 var(--side) 24px}
.plain>h1{margin-inline:0;padding:72px var(--side) 24px;border-bottom:var(--rule)}
.plain{min-height:60vh;border-bottom:var(--rule)}
.plain>section{border:0}
.plain>section>*{max-width:44em}
.plain h2{margin-bottom:8px;font-size:var(--m);line-height:24px}
.plain a{display:inline-block;max-width:100%;padding-block:10px}
`;

const HERO = `
.says,.quote{padding:24px var(--side)}
.kicker{margin-bottom:12px}
h1{font-size:clamp(36px,11.2vw,72px);line-height:1.02;letter-spacing:-.035em}
h1.h-s{font-size:clamp(40px,13vw,80px)}
h1.h-xl{font-size:clamp(34px,11.1vw,64px)}
.lede{max-width:34em;margin-top:16px}
.view{position:relative;border-block:var(--rule)}
.view>.ph{height:clamp(240px,68vw,480px)}
.upright .view>.ph{height:min(112vw,560px)}
.number-plate{display:flex;flex-wrap:wrap;gap:16px;height:auto;color:color-mix(in oklab,var(--accent) 60%,var(--bg))}
.number-plate b{padding:.06em .16em;border:var(--rule);border-width:4px;border-color:currentColor;font:500 clamp(88px,28vw,132px)/1 var(--body);letter-spacing:-.08em}
.plate{padding:12px var(--side) 16px}
@media (scripting:none){.plate:not(.alone){display:none}}
.now,.state{display:block;min-height:0;white-space:pre-line}
.now::first-line,.state{font-size:var(--l);line-height:36px;letter-spacing:-.03em;text-transform:uppercase}
.now::before{display:inline-block;width:16px;height:16px;margin-right:12px;background:none;border:3px solid var(--bg)}
.now[data-state=open]::before{border-color:#2e9e5b;background:#2e9e5b}
.alone{display:flex;flex-direction:column;justify-content:space-between;gap:48px;padding-block:24px}
.alone span{display:block}
.quote:empty{display:none}
.form{border:var(--rule);background:var(--surface)}
.form h2,.form h3{padding:8px 12px;font-size:var(--b);line-height:24px;letter-spacing:0}
.lines{counter-reset:line;display:grid;grid-template-columns:auto 1fr auto}
.lines li{counter-increment:line;grid-column:1/-1;display:grid;grid-template-columns:subgrid;border-top:var(--rule)}
.lines:first-child li:first-child,.fields:first-child>:first-child,.cells:first-child li:first-child{border-top:0}
.lines li::before{content:counter(line);padding:8px 12px;border-right:var(--rule);text-align:right}
.what{min-width:0;padding:8px 12px;font-family:var(--display);font-weight:400}
.free{grid-column:span 2}
.parts,.parts div{display:grid;gap:2px}
.parts li{display:flex;flex-direction:column}
.parts .ph{aspect-ratio:4/3;border-bottom:var(--rule)}
.parts div{flex:1;gap:0;grid-template-columns:1fr auto}
.form:has(.parts){border:0;background:none}
.parts+.lines{margin-top:24px}
.parts+.lines,.parts li{box-shadow:0 0 0 2px var(--ink);background:var(--surface)}
.price{padding:8px 12px;border-left:var(--rule);text-align:right}
@media(max-width:559px){.wide>.what,.wide>.price{grid-column:2/-1}.wide>.price{padding-top:0;border-left:0}.wide::before{grid-row:span 2}}
.form>.cell,.cells li,.fields>div{border-top:var(--rule)}
.cells li{padding:4px}
.cells .cell{padding:8px}
.fields dt{padding:8px 12px 0}
.fields dd{padding:0 12px 8px;overflow-wrap:anywhere}
.fields dd span{display:block}
.fields a{display:flex;align-items:center;min-height:44px;margin:-4px -12px;padding:4px 12px;font-weight:700}
`;

const SECTIONS = `
.hours h2{padding:8px var(--side);font-size:var(--b);line-height:24px;letter-spacing:0}
.hours .note{padding:16px var(--side);font-size:var(--m)}
.hours dl div{display:grid;grid-template-columns:48px minmax(0,1fr);gap:16px;padding:8px var(--side);border-top:var(--rule);background:var(--surface)}
.hours h2+dl>:first-child{border-top:0}
.hours dt{text-transform:uppercase}
.hours dd{display:flex;flex-wrap:wrap;gap:0 16px}
.hours .shut{background:repeating-linear-gradient(135deg,color-mix(in oklab,var(--ink) 14%,#0000) 0 1px,#0000 0 8px)}
.hours [aria-current]{background:var(--accent);color:var(--onAccent)}
.list{padding:48px var(--side) 72px}
main>.list{background:var(--ink)}
.list>h2{color:var(--bg);font-size:var(--n);line-height:1.05}
.list .form{color:var(--ink)}
.list .lines{font-size:var(--b)}
.list>h2{margin-bottom:24px}
.forms{display:grid;gap:24px}
summary{display:flex;align-items:center;justify-content:space-between;list-style:none}
summary .i{margin-right:16px}
summary h3{min-height:48px;padding-block:12px!important}
details[open]>summary .i{transform:rotate(180deg)}
.title{display:flex;flex-wrap:wrap;gap:2px;background:var(--ink);border-bottom:var(--rule)}
.title>*{flex:1 0 auto;background:var(--bg)}
.title h2{flex-grow:9;padding:24px var(--side)}
.title .cell{width:auto;min-height:88px;padding-inline:var(--side)}
.sheet,.columns{display:grid;gap:2px;background:var(--ink)}
.sheet{grid-template-columns:1fr 1fr}
.sheet li{position:relative;aspect-ratio:1}
.sheet button,.sheet .ph{position:absolute;inset:0;width:100%;height:100%}
.caption{position:absolute;left:0;bottom:0;max-width:100%;padding:4px 12px;text-align:left}
.split>.paper{padding:24px var(--side);border-bottom:var(--rule)}
.split>.paper>div{margin-top:16px}
.columns>*{padding:24px var(--side);background:var(--bg)}
blockquote{display:flex;flex-direction:column;justify-content:space-between;gap:24px}
blockquote p,.statement,.entry{font-size:var(--m);line-height:30px}
blockquote p{max-width:30em}
.day{display:block;font-size:var(--n);line-height:1;letter-spacing:-.05em;margin-bottom:8px}
.day span{font-size:var(--l)}
.events li{display:grid;align-content:start;gap:16px}
.events h3{margin-block:4px}
.story>div{padding:32px var(--side) 48px}
.story>.paper{padding-block:24px;border-bottom:var(--rule)}
.story>.ph{height:76vw;max-height:480px;border-bottom:var(--rule)}
.prose{max-width:66ch;margin-top:16px}
.prose p+p{margin-top:12px}
.story summary{display:inline-flex;text-decoration:underline}
.news li+li{border-top:var(--rule)}
.news li{display:grid;gap:8px;padding:24px var(--side)}
.entry{max-width:34em;margin-block:4px}
.news .ph{height:56vw;max-height:420px}
.black{display:flex;flex-direction:column;align-items:flex-start;justify-content:space-between;gap:24px;padding:48px var(--side)}
.number{display:flex;align-items:center;min-height:56px;max-width:100%;font-size:var(--n);letter-spacing:-.06em;line-height:1.1;text-decoration:none;overflow-wrap:anywhere}
.number:hover{text-decoration:underline 2px}
.n-m{font-size:clamp(24px,7vw,var(--l))}
.n-l{font-size:var(--m)}
.contact>.paper{padding:24px var(--side) 48px}
`;

const WIDE = `
@media (max-width:719px){.sheet .big,.four>:last-child,.thirds>:first-child:nth-last-child(3){grid-column:span 2;aspect-ratio:3/2}}
@media (max-width:359px){body{--side:16px}.go .brief{font-size:0}.go{padding:0 20px}}
@media (min-width:720px){
.go{padding:0 24px}.go .full{display:block}.go .brief{display:none}
.parts{grid-template-columns:1fr 1fr}
.fields>div{display:grid;grid-template-columns:144px minmax(0,1fr)}
.fields dt{padding:12px;border-right:var(--rule)}
.fields dd{padding:12px}
.fields a{min-height:48px;margin:-12px;padding:12px}
.sheet{grid-template-columns:repeat(12,minmax(0,1fr))}
.sheet li{grid-column:span 3;aspect-ratio:auto;height:clamp(200px,23vw,400px)}
.sheet .big{grid-column:span 6;grid-row:span 2;height:auto}
.three:has(.big)>:not(.big){height:clamp(300px,32vw,520px)}
.three .big{grid-row:auto}
.four>:last-child{grid-column:span 6}
.sheet.thirds>li{grid-column:span 4}
.columns{grid-template-columns:1fr 1fr}
.columns>:first-child:nth-last-child(odd){grid-column:1/-1}
.news li{grid-template:auto 1fr/minmax(0,1fr) 33.34%;column-gap:32px;padding-right:0}
.news li>*{grid-column:1}
.news li:not(:has(.ph))>*{grid-column:1/-1}
.news li>.ph{grid-area:1/2/3;position:relative;height:auto;max-height:none;min-height:240px;margin-block:-24px;border-left:var(--rule)}
.news .ph img{position:absolute;inset:0}
.foot>div{flex:1}
}
@media (min-width:960px){
body{--side:48px;--l:clamp(30px,2.5vw,36px);--m:22px;--n:72px}
.head{min-height:72px}
.name:not(.long){font-size:var(--m)}
.hero{display:grid;grid-template-columns:1fr 1fr;grid-template-rows:1fr auto;min-height:min(calc(100vh - 182px),760px)}
.says{padding-top:48px}
h1{font-size:clamp(60px,4.6vw,72px);line-height:1}
h1.h-s{font-size:clamp(72px,6.6vw,112px);line-height:.96}
h1.h-m{font-size:clamp(60px,5.2vw,88px)}
h1.h-xl{font-size:60px}
.hero:has(.wide),.upright{grid-template-columns:3fr 2fr}
.hero.upright{min-height:min(calc(100vh - 182px),860px)}
.number-plate b{font-size:13vw}
h1.wide{font-size:min(5.85vw,72px)}
.kicker,h1{margin-bottom:24px}
.view{grid-column:2;grid-row:1/3;border-block:0;border-left:var(--rule)}
.view>.ph,.upright .view>.ph,.alone{position:absolute;inset:0;height:100%}
.plate:not(.alone){position:absolute;left:0;bottom:0;min-width:max(50%,360px);max-width:100%;padding:24px}
.alone{padding-block:48px}
.alone .now::first-line,.alone .state{font-size:min(var(--n),4.8vw);line-height:1.1;letter-spacing:-.05em}
.forms:not(.many) .parts{grid-template-columns:repeat(3,1fr)}
.forms.many{display:block;columns:2;column-gap:48px}
.many .form{margin-bottom:48px;break-inside:avoid}
.list{padding-block:72px}
.list>h2{margin-bottom:32px}
.title h2{padding-block:32px}
.title .cell{flex:0 0 25%}
.split{display:grid;grid-template-columns:1fr 3fr}
.split>.paper{display:flex;flex-direction:column;justify-content:space-between;gap:48px;padding:32px 24px 32px var(--side);border-bottom:0;border-right:var(--rule)}
.columns>*{padding:32px}
.events .columns:has(>:nth-child(3)){grid-template-columns:repeat(3,1fr)}
.events .columns>:first-child:nth-last-child(3n){grid-column:auto}
.short p:first-child{font-size:var(--l);line-height:44px}
.story,.contact{display:grid;grid-template-columns:1fr 1fr}
.story.modest{grid-template-columns:540px 1fr}
.story>div,.story>.paper{display:flex;flex-direction:column;justify-content:space-between;gap:48px;padding:72px var(--side)}
.story>:first-child{border-right:var(--rule);border-bottom:0}
.story>.ph{position:relative;height:auto;min-height:480px;max-height:none;border-bottom:0}
.story>.ph img{position:absolute;inset:0}
.news li{padding:32px 0 32px 32px;min-height:160px}
.news li>.ph{margin-block:-32px}
.black,.contact>.paper{padding-block:72px}
.n-l{font-size:clamp(22px,2.6vw,var(--l))}
.number:not(.n-m,.n-l){font-size:clamp(56px,5.4vw,var(--n))}
}
@media (min-width:1100px){
.head .menu-button{display:none}
.nav,.nav ul{display:flex}
.go{border-right:0}
.nav a{display:flex;align-items:center;height:100%;padding:0 12px;text-decoration:none}
.nav ul{gap:8px}
.nav{margin-right:16px}
.hours{display:grid;grid-template-columns:1fr 7fr}
.hours h2{padding:16px 16px 16px var(--side)}
.hours .note:not(:last-child){grid-column:2}
.hours dl{display:grid;grid-template-columns:repeat(7,minmax(0,1fr));grid-column:2}
.hours dl div{display:block;padding:16px 12px 24px;border-top:0;border-left:var(--rule)}
.hours dd{display:block;margin-top:8px}
.hours dd span{display:block}
}
@media (min-width:1761px){body{border-inline:var(--rule)}}
@media print{.hero,.paper{background:none}details::details-content{content-visibility:visible;height:auto}}
`;

export const css = FRAME + HERO + SECTIONS + WIDE;
