/**
 * Rules of layout officina. Phone first; 960 px is where the sheet splits in two. Every rule is 2 px of ink, the paper
 * is squared in 24 px with a stronger line every fifth, and the lines of text keep to it.
 * Spacing: 4 8 12 16 24 32 48 72. Six sizes: --s labels, --b body, --m entries, --l titles, --n figures, and the h1.
 */
const FRAME = `
body{--rule:2px solid var(--ink);--side:24px;--s:14px;--b:17px;--m:20px;--l:30px;--n:46px;max-width:1760px;margin-inline:auto;font-family:var(--display);font-size:var(--b);line-height:24px}
h1,h2,h3{font-weight:700;letter-spacing:-.02em}
h2{font-size:var(--l);line-height:36px}
h3{font-size:var(--m)}
small{display:block;font-size:var(--s);color:var(--muted)}
.mono,.kicker,.name,.lines,.form dt,.hours dt,.hours dd,.now,.state,.day,.number,.foot,.caption,.plate{font-family:var(--body);font-weight:500}
.mono,.kicker{font-size:var(--s)}
.mono span{display:inline-block;margin-right:16px}
main>section,.head,.title{border-bottom:var(--rule)}
.hero,.paper,.plain>h1{--minor:color-mix(in oklab,var(--ink) 6%,transparent);--major:color-mix(in oklab,var(--ink) 11%,transparent);background:linear-gradient(var(--major) 1px,transparent 1px) 0 0/120px 120px,linear-gradient(90deg,var(--major) 1px,transparent 1px) 0 0/120px 120px,linear-gradient(var(--minor) 1px,transparent 1px) 0 0/24px 24px,linear-gradient(90deg,var(--minor) 1px,transparent 1px) 0 0/24px 24px}
.plate,.black,.hours h2,.form h2,.form h3{background:var(--ink);color:var(--bg)}
.black :focus-visible,summary:focus-visible{outline-color:var(--bg);outline-offset:-6px}
.head{display:flex;min-height:64px;background:var(--surface)}
.name{flex:1;min-width:0;display:flex;align-items:center;padding:8px 12px 8px var(--side);font-size:var(--b);line-height:20px;text-transform:uppercase;text-decoration:none}
.name.long{font-family:var(--display);font-weight:700;font-size:var(--s);line-height:16px;text-transform:none}
.nav,.go .full{display:none}
.head .menu-button{width:56px;height:auto;border-left:var(--rule)}
.go{flex:none;display:flex;align-items:center;gap:8px;padding:0 16px;border-left:var(--rule);background:var(--accent);color:var(--onAccent);font-weight:700;white-space:nowrap;text-decoration:none}
.go .i{width:20px;height:20px}
.button{display:inline-flex;align-items:center;min-height:56px;padding:8px 24px;background:var(--accent);color:var(--onAccent);font-weight:700;text-decoration:none}
.cell{display:flex;align-items:center;justify-content:space-between;gap:16px;width:100%;min-height:48px;padding:8px 16px;font-weight:700;text-align:left;text-decoration:none}
.cell .i,.more .i{width:18px;height:18px}
.more{display:inline-flex;align-items:center;gap:8px;min-height:44px;padding:0;font-weight:700;text-underline-offset:.25em}
.go:hover,.button:hover,.cell:hover,.head .menu-button:hover,.more:hover,.foot a:hover,.nav a:hover{background:var(--ink);color:var(--bg)}
.black .button:hover{background:var(--bg);color:var(--ink)}
.head :focus-visible,.sheet :focus-visible,.cell:focus-visible{outline-offset:-5px}
.menu{padding:0 0 24px;border-bottom:var(--rule)}
.menu li a{padding:12px var(--side);border-top:var(--rule);font-size:var(--m);font-weight:700}
.bar{border-top:var(--rule)}
.bar a{border:var(--rule);color:var(--ink);font-size:var(--s);font-weight:700}
.foot{display:flex;flex-wrap:wrap;align-items:center;gap:8px 32px;padding:24px var(--side) 32px;color:var(--muted);font-size:var(--s)}
.foot>div{flex:1 1 100%}
.foot p span{display:inline-block;margin-right:16px}
.foot ul{display:flex;gap:16px}
.foot li a{display:inline-flex;align-items:center;min-height:44px;min-width:44px}
.plain>*{margin:0 var(--side) 24px}
.plain>h1{margin-inline:0;padding:72px var(--side) 24px;border-bottom:var(--rule);font-size:clamp(36px,11vw,72px)}
.plain>section>*{max-width:44em}
.plain h2{margin-bottom:8px;font-size:var(--m);line-height:24px}
.plain a{display:inline-block;max-width:100%;padding-block:10px;overflow-wrap:anywhere}
`;

const HERO = `
.says{padding:24px var(--side)}
.kicker{margin-bottom:12px}
h1{font-size:clamp(36px,11.2vw,72px);line-height:1.02;letter-spacing:-.035em}
h1.h-s{font-size:clamp(40px,13vw,80px)}
h1.h-xl{font-size:clamp(34px,9.6vw,64px)}
.lede{max-width:34em;margin-top:16px}
.view{position:relative;border-block:var(--rule)}
.view>.ph{height:clamp(240px,68vw,480px)}
.plate{padding:12px var(--side) 16px;font-size:var(--s)}
.plate:not(.alone)>:first-child{display:none}
.plate:has(.now:empty):not(.alone){display:none}
.now,.state{display:block;min-height:0;white-space:pre-line;line-height:24px}
.now::first-line,.state{font-size:var(--l);line-height:36px;letter-spacing:-.03em;text-transform:uppercase}
.now::before{display:inline-block;width:16px;height:16px;margin-right:12px;background:none;border:3px solid var(--bg);vertical-align:0}
.now[data-state=open]::before{border-color:#2e9e5b;background:#2e9e5b}
.alone{display:flex;flex-direction:column;justify-content:space-between;gap:48px;padding-block:24px}
.alone span{display:block}
.alone .now,.alone .state{overflow-wrap:break-word}
.quote{padding:24px var(--side)}
.quote:empty{display:none}
.form{border:var(--rule);background:var(--surface)}
.form h2,.form h3{padding:8px 16px;font-size:var(--b);line-height:24px;letter-spacing:0}
.lines{counter-reset:line;display:grid;grid-template-columns:auto 1fr auto}
.lines li{counter-increment:line;grid-column:1/-1;display:grid;grid-template-columns:subgrid;border-top:var(--rule)}
.lines:first-child li:first-child{border:0}
.lines li::before{content:counter(line);padding:8px 12px;border-right:var(--rule);text-align:right;color:var(--muted)}
.what{min-width:0;display:flex;gap:16px;font-family:var(--display);font-weight:400;line-height:24px}
.what p{padding:8px 12px;overflow-wrap:anywhere}
.what .ph{flex:none;width:96px;min-height:80px;border-right:var(--rule)}
.what .ph+p{padding-left:0}
.no-price .what{grid-column:2/-1}
.price{padding:8px 12px;border-left:var(--rule);text-align:right}
.form>.cell,.cells .cell{border-top:var(--rule)}
.cells:first-child li:first-child .cell{border-top:0}
.fields>div{display:grid;grid-template-columns:104px minmax(0,1fr);border-top:var(--rule)}
.fields:first-child>:first-child{border-top:0}
.fields dt{padding:12px;border-right:var(--rule);font-size:var(--s);color:var(--muted)}
.fields dd{padding:12px;overflow-wrap:anywhere}
.fields dd span{display:block}
.fields dd a{display:flex;align-items:center;min-height:48px;margin:-12px;padding:12px;font-weight:700}
`;

const SECTIONS = `
.hours h2{padding:8px var(--side);font-size:var(--b);line-height:24px;letter-spacing:0}
.hours .note{padding:16px var(--side);font-size:var(--m)}
.hours dl div{display:grid;grid-template-columns:48px minmax(0,1fr);gap:16px;padding:8px var(--side);border-top:var(--rule);font-size:var(--s);background:var(--surface)}
.hours h2+dl>:first-child{border-top:0}
.hours dt{text-transform:uppercase}
.hours dd{display:flex;flex-wrap:wrap;gap:0 16px}
.hours .shut{background:repeating-linear-gradient(135deg,color-mix(in oklab,var(--ink) 14%,transparent) 0 1px,transparent 1px 8px)}
.hours [aria-current]{background:var(--accent);color:var(--onAccent);font-weight:500}
.title{display:flex;flex-wrap:wrap;align-items:stretch;justify-content:space-between}
.title h2{padding:24px var(--side)}
.title .cell{width:auto;padding-inline:var(--side);border-left:var(--rule)}
.title .mono{display:flex;flex-direction:column;justify-content:center;padding:0 var(--side) 24px;color:var(--muted)}
.title .mono strong{color:var(--ink);font-size:var(--m);font-weight:500}
.list{padding:48px var(--side) 72px}
.list h2{margin-bottom:24px}
.list .form h3{font-size:var(--b)}
.forms{display:grid;gap:24px}
summary{display:flex;align-items:center;justify-content:space-between;background:var(--ink);color:var(--bg);list-style:none}
summary .i{width:18px;height:18px;margin-right:16px}
summary h3{min-height:48px;display:flex;align-items:center}
details[open]>summary .i{transform:rotate(180deg)}
.sheet{display:grid;grid-template-columns:1fr 1fr;gap:2px;background:var(--ink)}
.sheet li{position:relative;aspect-ratio:1}
.sheet:not(.quarters)>:first-child,.four>:last-child{grid-column:span 2;aspect-ratio:3/2}
.thirds>:nth-child(6):last-child{grid-column:span 2;aspect-ratio:3/2}
.sheet button,.sheet .ph{position:absolute;inset:0;width:100%;height:100%}
.caption{position:absolute;left:0;bottom:0;max-width:100%;padding:4px 12px;background:var(--ink);color:var(--bg);font-size:var(--s);text-align:left}
.columns{display:grid;gap:2px;background:var(--ink)}
.columns>*{padding:24px var(--side);background:var(--bg)}
blockquote{display:flex;flex-direction:column;justify-content:space-between;gap:24px}
blockquote p{max-width:28em;font-size:var(--m);line-height:30px}
blockquote .mono,.story .mono,.news .mono,.events .mono{color:var(--muted)}
blockquote .mono>:first-child:not(:only-child){color:var(--ink)}
.day{display:block;font-size:var(--n);line-height:1;letter-spacing:-.05em}
.day span{font-size:var(--l)}
.events li{display:grid;gap:24px}
.events h3{margin-block:8px 4px}
.story>div{padding:48px var(--side)}
.story>.paper{padding-bottom:0}
.story>.paper+div{padding-top:16px}
.story>.ph{height:76vw;max-height:480px;border-bottom:var(--rule)}
.prose{max-width:66ch}
h2+.prose{margin-top:16px}
.mono+.prose{margin-top:16px}
.prose p+p{margin-top:12px}
.statement{font-size:var(--m);line-height:30px}
.story summary{display:inline-flex;background:none;color:inherit;text-decoration:underline}
.news li+li{border-top:var(--rule)}
.news li{display:grid;gap:8px;padding:24px var(--side)}
.news .entry{max-width:34em;margin-bottom:4px;font-size:var(--m);line-height:28px}

.news .ph{margin-top:8px;height:56vw;max-height:420px}
.black{display:flex;flex-direction:column;align-items:flex-start;justify-content:space-between;gap:24px;padding:48px var(--side)}
.number{display:flex;align-items:center;min-height:56px;max-width:100%;font-size:clamp(36px,11.6vw,var(--n));letter-spacing:-.06em;line-height:1.1;text-decoration:none;overflow-wrap:anywhere}
.number:hover{text-decoration:underline;text-decoration-thickness:2px;text-underline-offset:.15em}
.n-m{font-size:clamp(24px,7vw,var(--l))}
.n-l{font-size:var(--m)}
.contact>.paper{padding:24px var(--side) 48px}
`;

const WIDE = `
@media (max-width:359px){body{--side:16px}.go{padding:0 18px}.go .brief{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}
@media (min-width:720px){
.go{padding:0 24px}.go .full{display:block}.go .brief{display:none}
.news li{grid-template-columns:160px minmax(0,1fr)}
.news li>div:last-child{grid-column:2/-1}
.news .ph{grid-column:2;height:280px}
.what .ph{width:132px}
.columns{grid-template-columns:repeat(6,minmax(0,1fr))}
.columns>*{grid-column:span 3}
.columns>:only-child,.columns>:last-child:nth-child(3),.columns>:last-child:nth-child(5){grid-column:1/-1}
.foot>div{flex:1}
}
@media (min-width:960px){
body{--side:48px;--s:14px;--b:17px;--l:36px;--m:22px;--n:72px}
.head{min-height:72px}
.name:not(.long){font-size:var(--m)}
.hero{display:grid;grid-template-columns:1fr 1fr;grid-template-rows:1fr auto;min-height:min(calc(100vh - 72px - 110px),760px)}
.says{padding:48px var(--side) 24px}
h1{font-size:clamp(60px,4.6vw,72px);line-height:1}
h1.h-s{font-size:clamp(72px,6.6vw,112px);line-height:.96}
h1.h-m{font-size:clamp(64px,5.2vw,88px)}
h1.h-xl{font-size:60px}
.lede{margin-top:24px}
.kicker{margin-bottom:24px}
.view{grid-column:2;grid-row:1/3;border-block:0;border-left:var(--rule)}
.view>.ph,.alone{position:absolute;inset:0;height:100%}
.plate:not(.alone){position:absolute;left:0;bottom:0;width:392px;max-width:100%;padding:16px 24px 24px}
.plate:not(.alone)>:first-child{display:block}
.alone{padding:48px var(--side)}
.alone .now::first-line,.alone .state{font-size:var(--n);line-height:80px;letter-spacing:-.05em}
.quote{padding:24px var(--side) 32px}
.fields>div{grid-template-columns:160px minmax(0,1fr)}
.forms.many{display:block;columns:2;column-gap:48px}
.many .form{margin-bottom:48px;break-inside:avoid}
.list{padding-block:72px}
.list h2{margin-bottom:32px}
.title h2{padding-block:32px}
.title .mono{padding:0 var(--side);text-align:right}
.title .mono span{margin:0}
.sheet{grid-template-columns:repeat(12,minmax(0,1fr))}
.sheet li,.sheet:not(.quarters)>:first-child,.four>:last-child,.thirds>:nth-child(6):last-child{grid-column:span 3;aspect-ratio:auto;height:clamp(240px,23vw,400px)}
.sheet:not(.quarters,.thirds)>:first-child{grid-column:span 6;grid-row:span 2;height:auto}
.three>:not(:first-child){height:clamp(300px,32vw,520px)}
.four>:last-child{grid-column:span 6}
.sheet.thirds>li{grid-column:span 4}
.columns>*,.columns>:last-child:nth-child(5){grid-column:span 2}
.of-2>*,.of-4>*,.of-5>:nth-child(-n+2){grid-column:span 3}
.columns>:last-child:nth-child(3){grid-column:span 2}
.columns>*{padding-block:32px 48px}
blockquote{gap:48px}
blockquote p,.statement{font-size:var(--m);line-height:32px}
.reviews .short p:first-child{font-size:var(--l);line-height:44px}
.of-1>li{grid-template-columns:1fr 1fr;align-items:center}
.story,.contact{display:grid;grid-template-columns:1fr 1fr}
.story>div{padding:72px var(--side)}
.story>.paper,.story>.ph{border-right:var(--rule)}
.story>.paper{padding:72px var(--side)}
.story>.paper+div{padding-top:72px}
.story>.ph{height:auto;min-height:480px;max-height:none;position:relative;border-bottom:0}
.story>.ph img{position:absolute;inset:0}
.news li{grid-template-columns:calc(25% - 24px) minmax(0,1fr) 25%;gap:24px;padding-block:32px;padding-inline:var(--side) 0;min-height:160px}
.news .ph{grid-column:3;grid-row:1;height:auto;min-height:240px;margin:-32px 0;border-left:var(--rule);position:relative}
.news .ph img{position:absolute;inset:0}
.black{padding:72px var(--side)}
.contact>.paper{padding:72px var(--side)}
.n-l{font-size:clamp(22px,2.6vw,var(--l))}
.number:not(.n-m,.n-l){font-size:clamp(56px,5.4vw,var(--n))}
}
@media (min-width:1100px){
.head .menu-button{display:none}
.nav,.nav ul{display:flex}
.nav a{display:flex;align-items:center;height:100%;padding:0 16px;font-size:var(--b);white-space:nowrap;text-decoration:none}
.nav{margin-right:16px}
.name.long{max-width:32em}
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
