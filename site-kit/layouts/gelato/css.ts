/**
 * Rules of layout gelato. Phone first; 1080 px is where rows of cards appear. Radius 36 px, stickers have a white edge.
 * Spacing: 4 8 12 16 24 32 48 72 112. Six sizes: --s small, --b body, --m names, --l titles, --n figures, and the h1.
 */
const FRAME = `
body{--gap:72px;--side:20px;--pad:24px;--wave:32px;--s:15px;--b:17px;--m:21px;--l:34px;--n:40px;--r:28px;--edge:6px;--deep:color-mix(in oklab,var(--accent) 68%,#000);font-size:var(--b);font-weight:500;line-height:1.6}
.wrap{max-width:1320px;margin-inline:auto;padding-inline:var(--side)}
h1,h2,h3,b,.name,.item,.price,.button,.more,.now,.large,.state,dt,summary{font-weight:800}
h1,h2{line-height:1.15;letter-spacing:-.02em}
h2{font-size:var(--l)}
h3,.item,.name{font-size:var(--m);line-height:1.3;letter-spacing:-.01em}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:56px;margin-bottom:5px;padding:8px 28px;border-radius:99px;background:var(--accent);color:var(--onAccent);box-shadow:0 5px 0 var(--deep);line-height:1.2;text-align:center;text-decoration:none}
.button:active{box-shadow:0 2px 0 var(--deep)}
.more,summary{display:inline-flex;align-items:center;gap:8px;min-height:44px;color:var(--link);text-decoration:underline;text-decoration-thickness:2px;text-underline-offset:.25em}
.more:hover,.nav a:hover,.links a:hover{text-decoration:underline 3px;text-underline-offset:.25em}
.acts{display:flex;flex-wrap:wrap;align-items:center;gap:16px 24px}
.head{display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:80px;padding-block:12px}
.name{display:flex;align-items:center;min-height:48px;color:var(--link);text-decoration:none;text-wrap:balance}
.name.long{font-size:var(--b)}
.nav,.head>.button{display:none}
.menu-button{border-radius:50%;background:var(--surface);color:var(--link)}
.menu{border-radius:0 0 36px 36px}
.menu li a{font-size:var(--m);font-weight:800}
.bar{border:0;border-radius:28px 28px 0 0}
.bar a{border-radius:99px}
.scoop{position:relative;padding-block:calc(var(--gap) - var(--wave)/2) calc(var(--gap) + var(--wave)/2);background:var(--band)}
.scoop>section+section{margin-top:var(--gap)}
.first{--band:var(--bg)}.second{--band:var(--alt)}.third{--band:color-mix(in oklch,var(--bg),var(--alt))}.third.far{--band:color-mix(in oklch longer hue,var(--bg),var(--alt))}.strong,.foot{--band:var(--accent)}
.wave{position:absolute;left:0;bottom:calc(100% - 1px);width:100%;height:var(--wave);max-width:none;fill:var(--band)}
.scoop:nth-child(odd)>.wave{transform:scaleX(-1)}
.foot{background:var(--band);color:var(--onAccent);font-size:var(--s)}
.foot .wrap{display:flex;flex-wrap:wrap;align-items:center;gap:4px 32px;padding-block:16px 32px}
.foot p span{display:inline-block;margin-right:16px}
.foot ul{display:flex;gap:24px}
.foot li a{display:inline-flex;align-items:center;min-height:44px}
.foot :focus-visible,.strong :focus-visible{outline-color:var(--onAccent)}
main.plain{min-height:72vh;padding-block:16px 72px}
.plain .sheet{padding:32px var(--pad)}
.plain .sheet>*{max-width:640px;margin-bottom:24px}
.plain h1{max-width:none;font-size:clamp(34px,10vw,60px)}
.plain h2{margin-bottom:8px;font-size:var(--m)}
.plain a{display:inline-block;max-width:100%;padding-block:10px;color:var(--link);overflow-wrap:anywhere}
`;

const HERO = `
.hero{display:grid;gap:32px;padding-block:16px calc(var(--gap) + var(--wave)/2)}
.kicker{margin-bottom:12px}
h1{font-size:clamp(32px,11.4vw,64px);line-height:1.12;letter-spacing:-.03em}
h1.h-l,h1.h-xl{font-size:clamp(32px,11vw,60px)}
.lede{max-width:32em;margin-top:16px}
.says .acts{margin-top:24px}
.acts .now{flex:1 1 16em}
.figure{position:relative;max-width:460px;width:100%;margin-inline:auto}
.blob{padding:var(--edge);border-radius:57% 43% 46% 54%/52% 45% 55% 48%;background:var(--surface)}
.blob .ph{width:100%;height:auto;aspect-ratio:1;border-radius:inherit}
.tall .blob{border-radius:50% 50% 46% 54%/38% 42% 40% 44%}
.tall .blob .ph{aspect-ratio:4/5}
.stickers{display:grid;grid-template-columns:1fr 1fr;gap:16px;height:auto}
.stickers p{display:grid;place-content:center;min-width:0;aspect-ratio:1;padding:12%;border:var(--edge) solid var(--surface);border-radius:50%;background:var(--alt);line-height:1.15;text-align:center;overflow:hidden}
.stickers p:first-child{background:var(--accent);color:var(--onAccent)}
.stickers p:nth-child(4){background:color-mix(in oklch,var(--bg),var(--alt))}
.stickers p:nth-child(even){translate:0 24px}
.stickers b{font-size:clamp(28px,7.6vw,44px);line-height:1;letter-spacing:-.03em;white-space:nowrap}
.stickers p:first-child b{font-size:clamp(64px,18vw,104px)}
.stickers span{margin-top:8px;font-size:var(--s)}
.stickers.of-1{display:block}
.none .sticker{display:none}
.sticker{position:absolute;right:0;top:-20px;display:grid;place-items:center;width:128px;height:128px;color:var(--onAccent);transform:rotate(-10deg)}
.sticker svg{position:absolute;inset:0;fill:var(--accent);stroke:var(--surface);stroke-width:3.4}
.sticker p{position:relative;max-width:78%;font-size:var(--s);line-height:1.2;text-align:center}
.sticker b,.sticker span{display:block}
.sticker b{font-size:var(--m);line-height:1.1}
`;

const SECTIONS = `
.deck{display:grid;gap:12px;margin-top:24px}
.card,.sheet,.bubble{border-radius:var(--r);background:var(--surface)}
.card{display:flex;align-items:center;justify-content:space-between;gap:16px;min-width:0;padding:16px var(--pad)}
.what{min-width:0}
.detail,time,.when,.source,blockquote footer{color:var(--muted)}
.detail,time,.when,.source,blockquote footer{font-size:var(--s);line-height:1.4}
@media(max-width:1079px){.card:not(.pictured){flex-wrap:wrap;justify-content:flex-end}.card:not(.pictured)>.what{flex:1 1 10em}}
.price{flex:none;max-width:50%;color:var(--link);font-size:var(--b);line-height:1.2;text-align:right}
.price b{font-size:var(--m)}
.price small{font-size:var(--s);color:var(--muted);font-weight:500}
.card.pictured{flex-direction:column;align-items:stretch;padding:12px 12px 24px}
.pictured>.ph{flex:none;border-radius:calc(var(--r) - 8px);aspect-ratio:7/5}
.pictured>.what,.pictured>.price{padding-inline:12px;text-align:left}
.groups>div+div,.sheets{margin-top:24px}
.list .groups h3{margin-top:24px}
.sheets{display:grid;gap:12px}
.sheet{padding:24px var(--pad)}
.rows li{display:flex;justify-content:space-between;gap:16px;padding-block:8px;break-inside:avoid}
.rows .item,.rows .price b{font-size:var(--b)}
.rows .price{font-variant-numeric:tabular-nums}
.rows .price:not(.big){font-size:var(--s)}
.state{margin-top:24px;font-size:var(--m)}
.chips{display:grid;gap:8px;margin-top:24px}
.chips div{display:grid;grid-template-columns:60px 1fr;align-items:center;gap:16px;min-height:60px;border-radius:99px;background:var(--surface)}
.chips dt{display:grid;place-items:center;height:60px;border-radius:50%;background:var(--alt)}
.second .chips dt{background:var(--bg)}
.chips dd{display:flex;flex-wrap:wrap;gap:0 16px;line-height:1.3}
.chips .shut{background:none;box-shadow:inset 0 0 0 2px color-mix(in oklab,var(--accent) 28%,transparent)}
.chips .shut dt{background:none}
.chips .shut:not([aria-current]) dd{color:var(--muted)}
.chips div[aria-current]{background:var(--accent);color:var(--onAccent)}
.scoop .chips [aria-current] dt{background:var(--deep)}
.story{display:grid;gap:32px}
.story .blob{width:100%;max-width:400px;margin-inline:auto;border-radius:45% 55% 56% 44%/54% 47% 53% 46%}
.prose{max-width:62ch;margin-top:16px}
.prose p+p{margin-top:16px}
.short{font-size:var(--m);line-height:1.5}
.title-line{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:4px 32px}
.squares{display:grid;grid-template-columns:1fr 1fr;gap:12px;margin-top:24px}
.squares button{display:block;width:100%;padding:var(--edge);border-radius:var(--r);background:var(--surface)}
.squares .ph{border-radius:calc(var(--r) - var(--edge));aspect-ratio:1}
.three li:first-child,.lead-five li:first-child,.lead-seven li:first-child{grid-column:1/-1}
.date{justify-content:flex-start;align-items:flex-start}
.day{flex:none;display:grid;place-content:center;width:84px;height:84px;border-radius:50%;background:var(--accent);color:var(--onAccent);line-height:1.1;text-align:center}
.day b{display:block;font-size:var(--l);line-height:1}
.date p{margin-top:4px}
.date.pictured{position:relative}
.date.pictured .day{position:absolute;left:24px;top:24px;box-shadow:0 0 0 4px var(--surface)}
.post{align-items:flex-start}
.post .what{flex:1;align-self:stretch;display:flex;flex-direction:column;align-items:flex-start}
.post p{max-width:34em;margin-block:4px 8px;line-height:1.5}
.post .more{margin-top:auto}
.post:not(.pictured){padding-block:24px}
.post:not(.pictured) p,.post.span-12 p{font-size:var(--m);line-height:1.4}
.source b{display:block;color:var(--ink)}
blockquote{min-width:0}
.bubble{width:fit-content;min-width:min(100%,304px);max-width:36em}
.span-4 .bubble,.span-3 .bubble{width:auto}
.bubble{position:relative;padding:24px;font-size:var(--m);line-height:1.45}
.bubble::after{content:"";position:absolute;left:36px;top:calc(100% - 1px);width:32px;height:24px;background:radial-gradient(farthest-side at 100% 100%,transparent 98%,var(--surface))}
blockquote footer{padding:12px 0 12px 76px}
.strong{color:var(--onAccent);padding-bottom:32px}
.contact{display:grid;gap:32px}
.contact address{margin-top:16px;font-size:var(--m);line-height:1.4}
address span{display:block}
.contact .acts{margin-top:24px}
.contact .button{background:var(--surface);color:var(--link)}
.strong .more,.large{color:inherit}
.large{display:inline-flex;align-items:center;min-height:48px;max-width:100%;font-size:var(--m);text-decoration:none;overflow-wrap:anywhere}
.large:hover{text-decoration:underline 3px;text-underline-offset:.2em}
.large.number{font-size:var(--l);letter-spacing:-.02em}
.large.long{font-size:var(--b)}
.ways li+li>.large{margin-top:8px}
.links{display:flex;flex-wrap:wrap;gap:8px;margin-top:16px}
.links a{display:inline-flex;align-items:center;gap:8px;min-height:48px;padding:4px 20px;border-radius:99px;background:var(--deep);text-decoration:none}
`;

const WIDE = `
@media (max-width:719px){
body:has(.bar){padding-bottom:0}
body:has(.bar) .foot{padding-bottom:calc(65px + env(safe-area-inset-bottom))}
}
@media (min-width:720px) and (max-width:1079px){
.deck:not(:has(.span-12))>:last-child:nth-child(odd){grid-column:1/-1}
h1{font-size:clamp(48px,6.4vw,64px)}
h1.h-l,h1.h-xl{font-size:clamp(43px,5.9vw,60px)}
}
@media (min-width:720px){
body{--side:40px}
.hero{grid-template-columns:7fr 6fr;align-items:center}
.deck{grid-template-columns:1fr 1fr;gap:16px}
.deck>.span-12{grid-column:1/-1}
.sheets{display:block;columns:2;column-gap:16px}
.sheets .sheet{margin-bottom:16px;break-inside:avoid}
.sheets.one{columns:1}
.one .rows{columns:2;column-gap:48px}
.chips{grid-template-columns:1fr 1fr}
.story{grid-template-columns:2fr 3fr}
.with-photo{align-items:center}
.story .blob{margin-inline:0}
.story:not(.with-photo) .prose{margin-top:0}
.squares{grid-template-columns:repeat(4,1fr);gap:16px}
.squares.three,.squares.six{grid-template-columns:repeat(3,1fr)}
.squares.lead-seven{grid-template-columns:repeat(5,1fr)}
.three li:first-child{grid-column:auto}
.lead-five li:first-child,.lead-seven li:first-child{grid-column:1/3;grid-row:1/3}
.span-12.pictured{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:16px;padding-right:24px}
.deck .span-12.pictured .what{flex:none;align-self:center}
.contact{grid-template-columns:1fr 1fr}
}
@media (min-width:1080px){
body{--gap:112px;--pad:32px;--wave:72px;--s:16px;--b:18px;--m:24px;--l:48px;--n:44px;--r:36px;--edge:10px}
h1{font-size:76px}
h1.h-s{font-size:88px}
h1.h-l,h1.h-xl{font-size:64px}
.head{min-height:96px}
.head .menu-button{display:none}
.nav,.head>.button{display:flex}
.nav{margin-left:auto}
.nav ul{display:flex;gap:32px}
.nav a{display:inline-flex;align-items:center;min-height:44px;text-decoration:none;white-space:nowrap}
.head{gap:32px}
.head>.button{min-height:48px;padding-inline:24px;white-space:nowrap}
.hero{gap:48px;padding-top:8px}
.figure{max-width:564px;margin-right:0}
.says .acts{margin-top:32px}
.sticker{inset:auto auto -32px -40px;width:152px;height:152px}
.tall .blob{max-width:500px;margin-left:auto}
.tall .sticker{left:24px}
.deck{grid-template-columns:repeat(12,1fr);gap:24px;margin-top:32px}
.span-3{grid-column:span 3}.span-4{grid-column:span 4}.span-6{grid-column:span 6}
.list .card{min-height:112px}
.list .priced{flex-direction:column;align-items:flex-start;gap:32px;min-height:208px;padding:28px var(--pad)}
.priced .price{max-width:none;font-size:var(--m);text-align:left}
.priced .big b{font-size:var(--n)}
.priced .price small{display:block}
.day{width:112px;height:112px}
.reviews blockquote:first-child:not(.span-4) .bubble{font-size:var(--l);line-height:1.15;letter-spacing:-.02em}
.chips{grid-template-columns:repeat(7,1fr);gap:12px;margin-top:32px}
.chips div{display:flex;flex-direction:column;justify-content:center;gap:4px;aspect-ratio:1;border-radius:50%;text-align:center}
.chips div dt,.chips div.shut dt,.scoop .chips [aria-current] dt{height:auto;background:none;font-size:var(--m)}
.chips dd{display:block;font-size:var(--s)}
.chips dd span{display:block}
.story{column-gap:72px}

.squares{margin-top:32px;gap:24px}
.span-12.pictured{gap:32px;padding-bottom:12px}
.span-12.pictured h3{font-size:var(--l);letter-spacing:-.02em}
.contact{grid-template-columns:7fr 6fr;gap:48px}
.foot .made{margin-left:auto}
}
@media (prefers-reduced-motion:no-preference){
.button,.sticker{transition:transform .18s,box-shadow .18s}
.button:hover{transform:translateY(1px);box-shadow:0 4px 0 var(--deep)}
.button:active{transform:translateY(3px);box-shadow:0 2px 0 var(--deep)}
.figure:hover .sticker{transform:rotate(-2deg)}
}
@media print{.wave{display:none}.strong,.foot{color:#000;background:none}}
`;

export const css = FRAME + HERO + SECTIONS + WIDE;
