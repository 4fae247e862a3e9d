/**
 * Rules of layout bottega. Phone first; 1200 px is where the counter spreads out. Tiles: radius 26 px, 14 px apart.
 * Spacing: 4 8 12 16 24 32 48 72 112. Six sizes: --s small, --b body, --m names, --l titles, --n figures, and the h1.
 */
import { MOSAIC } from './mosaic-css.ts';

const FRAME = `
body{--gap:72px;--side:12px;--pad:20px;--s:15px;--b:17px;--m:20px;--l:32px;--n:44px;font-size:var(--b);line-height:1.5}
body>*{max-width:1840px;margin-inline:auto}
h1,h2,h3,.name,.figure,.price,.now,.says-it,.large{font-weight:650;letter-spacing:-.03em;line-height:1.15}
h2{margin-bottom:24px;font-size:var(--l);letter-spacing:-.035em}
h3{font-size:var(--m)}
main>section{padding:calc(var(--gap)/2) var(--side)}
.tile{padding:var(--pad);border-radius:26px;background:var(--surface)}
.statement{background:var(--accent);color:var(--onAccent)}
.statement :focus-visible{outline-color:var(--onAccent)}
.shot{position:relative;padding:0;overflow:hidden;background:var(--alt)}
.shot>button,.shot .ph,.shot .art{position:absolute;inset:0;width:100%;height:100%}
.shot:has(:focus-visible){outline:3px solid var(--focus);outline-offset:3px}
.shot :focus-visible{outline:0}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:52px;padding:8px 24px;border-radius:99px;background:var(--accent);color:var(--onAccent);font-weight:600;line-height:1.2;text-decoration:none;text-align:center}
.statement .button{background:var(--onAccent);color:var(--accent)}
.button:hover,.pills a:hover,.links a:hover{text-decoration:underline;text-underline-offset:.25em}
.more{display:inline-flex;align-items:center;gap:8px;min-height:44px;color:var(--link);font-weight:600;text-underline-offset:.25em}
.more:hover{text-decoration-thickness:2px}
.figure{font-size:var(--n);line-height:1}
.head{display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:72px;padding:12px var(--side)}
.name{padding:12px 0;font-size:var(--m);text-decoration:none;text-wrap:balance}
.name.long{display:flex;align-items:center;min-height:44px;padding:4px 0;font-size:var(--s);line-height:1.3;letter-spacing:-.01em}
.pills,.head>.button{display:none}
.pills a,.links a{display:inline-flex;align-items:center;gap:8px;min-height:48px;padding:4px 16px;border-radius:99px;background:var(--surface);text-decoration:none;overflow-wrap:anywhere}
.menu-button{border-radius:50%;background:var(--surface)}
.menu{border-radius:0 0 26px 26px}
.menu li a{font-size:var(--m);font-weight:600}
.bar{gap:8px;background:var(--bg);border:0}
.bar a{border-radius:99px;background:var(--surface);font-size:var(--s)}
.foot{display:flex;flex-wrap:wrap;align-items:center;gap:0 32px;padding:24px var(--side) 32px;color:var(--muted);font-size:var(--s)}
.foot p span{display:inline-block;margin-right:16px}
.foot ul{display:flex;gap:24px}
.foot li a{display:inline-flex;align-items:center;min-height:44px}
.foot .made{font-size:var(--s)}
.plain{padding:0 var(--side) 48px}
.plain>section{padding:0}
.plain>*{max-width:704px;margin:0 var(--pad) 24px}
.plain h1{max-width:none;margin-inline:0;padding:72px var(--pad) var(--pad);border-radius:26px;background:var(--accent);color:var(--onAccent);font-size:clamp(34px,10vw,64px);line-height:1.05}
.plain h2{margin-bottom:8px;font-size:var(--m)}
.plain a{display:inline-block;max-width:100%;padding-block:10px;color:var(--link);overflow-wrap:anywhere}
`;

const SECTIONS = `
.pack,.groups,.wall,.posts{display:grid;gap:14px}
.pack>*,.groups>*{min-width:0}
.bars{gap:8px}
.bars li{padding:16px var(--pad);border-radius:26px;background:var(--surface)}
.what{display:flex;align-items:baseline;justify-content:space-between;gap:16px;line-height:1.3}
.what span:first-child{min-width:0;overflow-wrap:break-word}
.bars li{display:flex;flex-direction:column;justify-content:space-between;min-height:104px}
.bars .what{flex:1;flex-direction:column;justify-content:space-between;gap:12px;font-size:var(--m);font-weight:600;letter-spacing:-.02em}
.bars .price{max-width:none;font-size:var(--l);line-height:1;text-align:left}
.price{flex:none;max-width:50%;text-align:right;font-variant-numeric:tabular-nums}
.detail{margin-top:4px;color:var(--muted);font-size:var(--s)}
.group h3{margin-bottom:12px}
.group+.group h3{margin-top:16px}
.groups .tile h3{margin-top:0}
.rows li{padding:12px 0;break-inside:avoid}
.rows li+li{border-top:1px solid var(--line)}
.shelf{grid-template-columns:repeat(2,minmax(0,1fr));row-gap:24px}
.shelf .ph{margin-bottom:12px;border-radius:26px;aspect-ratio:1}
.shelf>:last-child:nth-child(odd){grid-column:1/-1}
.shelf>:last-child:nth-child(odd) .ph{aspect-ratio:2}
.shelf .what{flex-direction:column;gap:4px;font-weight:600}
.shelf .price{max-width:none;text-align:left}
.shelf+.bars{margin-top:14px}
.tile.pictured{padding:0;overflow:hidden}
.pictured>div{padding:var(--pad)}
.pictured>.ph{position:relative;aspect-ratio:3/2}
.pictured>.ph img{position:absolute;inset:0}
.post{display:flex;flex-direction:column}
.post>.ph{flex:1 0 auto}
.post>div{display:flex;flex-direction:column;align-items:flex-start}
.post:not(.pictured)>div{flex:1}
.post .more{margin-top:auto}
.post p{max-width:30em;margin:8px 0 12px;font-size:var(--m);line-height:1.35}
time,.when,blockquote footer,.note{color:var(--muted);font-size:var(--s)}
.ticket{background:var(--alt)}
.ticket time{color:inherit;font-size:inherit}
.ticket .figure span{font-size:var(--l)}
.ticket h3{margin-block:24px 4px}
.when{margin-top:8px}
.when span{display:block}
.wall{grid-template-columns:repeat(2,minmax(0,1fr))}
.wall li{aspect-ratio:1}
.story,.contact{display:grid;gap:14px}
.story h2{margin-bottom:8px}
.story .shot{aspect-ratio:1}
.since{font-size:var(--m)}
.prose{max-width:66ch;margin-top:24px}
.prose p+p{margin-top:12px}
.short{font-size:var(--m);line-height:1.4}
summary{display:inline-flex;align-items:center;min-height:44px;color:var(--link);font-weight:600;text-decoration:underline;text-underline-offset:.25em}
.hours dl{display:grid;gap:4px}
.hours dl div{display:flex;justify-content:space-between;gap:16px;padding:12px var(--pad);border-radius:26px;background:var(--surface)}
.hours dt{font-weight:600}
.hours dd{text-align:right;font-variant-numeric:tabular-nums}
.hours dd span{display:block}
.shut{color:var(--muted)}
.hours [aria-current]{background:var(--accent);color:var(--onAccent)}
.hours .note{margin-bottom:14px;color:inherit;font-size:var(--m)}
.average{display:flex;flex-direction:column;background:var(--alt)}
.average .of{margin:4px 0 24px;font-weight:600}
.average p:last-child{margin-top:auto;font-size:var(--s)}
blockquote{display:flex;flex-direction:column;justify-content:space-between;gap:24px}
blockquote p{max-width:30em;font-size:var(--m);line-height:1.35}
.pack>blockquote:only-child p{max-width:26em;font-size:var(--l);font-weight:650;line-height:1.2;letter-spacing:-.03em;text-wrap:balance}
.reviews>.note{margin-top:16px}
.contact .statement,.contact .place{display:flex;flex-direction:column;justify-content:space-between;align-items:flex-start;gap:24px}
.contact h2{margin:0}
.contact h2+address{margin-block:-16px auto}
.contact address{font-size:var(--m);line-height:1.4}
address span{display:block}
.contact .place{background:var(--alt)}
main>.map{margin:calc(14px - var(--gap)/2) var(--side) calc(var(--gap)/2);border-radius:26px;overflow:hidden}
.large{display:inline-flex;align-items:center;min-height:48px;max-width:100%;text-underline-offset:.2em;text-decoration-thickness:1px;overflow-wrap:anywhere}
.ways ul:not(.links) li+li{margin-top:8px}
.large.long{font-size:var(--s);letter-spacing:-.02em}
.ways{display:flex;flex-direction:column;justify-content:space-between;gap:16px}
.links{display:flex;flex-wrap:wrap;gap:8px}
.links a{background:var(--bg);font-size:var(--s)}
`;

const WIDE = `
@media (max-width:719px){
.wall li:first-child,.wall li:last-child:nth-child(even){grid-column:span 2;aspect-ratio:4/3}
}
@media (min-width:720px){
body{--side:24px;--pad:24px;--n:56px}
h1,h1.h-s{--h:64px}
main>.mosaic{grid-template-columns:repeat(4,minmax(0,1fr))}
.m-3{grid-template-areas:"s s s s" "a a o o"}
.m-4{grid-template-areas:"s s s s" "a a o o" "a a r r"}
.m-5{grid-template-areas:"s s s s" "a a b b" "a a o r"}
.m-7{grid-template-areas:"s s s s" "a a b o" "a a b r" "c c d d"}
.upright .in-a{aspect-ratio:auto;min-height:520px}
.mosaic>:not(.statement,.in-a){min-height:190px}
.in-a{aspect-ratio:auto;min-height:380px}
.pack{grid-template-columns:repeat(2,minmax(0,1fr))}
.pack>:last-child:nth-child(odd){grid-column:span 2}
.groups.one .rows{columns:2;column-gap:48px}
.shelf .ph{height:clamp(200px,24vw,340px);aspect-ratio:auto;width:100%}
.wall{grid-template-columns:repeat(12,minmax(0,1fr))}
.wall li.shot{aspect-ratio:auto;height:clamp(240px,25vw,420px)}
.wall li.low{height:clamp(180px,17vw,260px)}
.w-2.shot{grid-column:span 2}.w-3.shot{grid-column:span 3}.w-4.shot{grid-column:span 4}.w-5.shot{grid-column:span 5}.w-6.shot{grid-column:span 6}.w-7.shot{grid-column:span 7}.w-8.shot{grid-column:span 8}
.pictured.beside{display:grid;grid-template-columns:5fr 7fr;min-height:300px}
.pictured.beside>.ph{aspect-ratio:auto}
.ticket.beside{grid-template-columns:7fr 5fr}
.posts{grid-template-columns:1fr 1fr}
.post:only-child,.posts.of-3>:first-child{grid-column:1/-1}
.story .shot{aspect-ratio:16/9}
.contact{grid-template-columns:1fr 1fr}
.contact .statement{grid-column:1/-1;min-height:240px}
.contact .statement+.ways{grid-column:1/-1}
}
@media (min-width:960px){
.groups.many{display:block;columns:2;column-gap:14px}
.many .group{margin-bottom:14px;break-inside:avoid}
.posts.of-2{grid-template-columns:7fr 5fr}
.posts.mirror{grid-template-columns:5fr 7fr}
.posts.of-3{grid-template-columns:6fr 3fr 3fr}
.posts.of-3>:first-child{grid-column:auto}
.posts:not(.of-1) .beside{grid-template-columns:1fr 1fr}
.story .shot{aspect-ratio:auto}
.story.with-photo{grid-template-columns:7fr 5fr}
.story.with-photo .tile{min-height:420px}
.story .tile{display:flex;flex-direction:column;justify-content:space-between}
.story:not(.with-photo)>.tile{display:grid;grid-template-columns:5fr 7fr;gap:14px}
.story:not(.with-photo) .prose{margin-top:0}
}
@media (min-width:1080px){
.head .menu-button{display:none}
.pills,.head>.button{display:flex}
.pills{margin-left:auto}
.pills ul{display:flex;gap:8px}
.pills a{font-size:var(--s);white-space:nowrap}
.head{gap:8px}
.head>.button{min-height:48px;font-size:var(--s);white-space:nowrap}
.name{margin-right:24px}
.pack{grid-template-columns:repeat(12,minmax(0,1fr))}
.pack>*,.pack>:last-child:nth-child(odd){grid-column:span 4}
.pack>:nth-child(3n+1):nth-last-child(2),.pack>:nth-child(3n+2):last-child,.pack>:nth-child(3n+1):nth-last-child(4),.pack>:nth-child(3n+2):nth-last-child(3),.pack>:nth-child(3n):nth-last-child(2),.pack>:nth-child(3n+1):last-child{grid-column:span 6}
.pack>:first-child:last-child:nth-child(1){grid-column:1/-1}
.hours dl{grid-template-columns:repeat(7,minmax(0,1fr));gap:8px}
.hours dl div{flex-direction:column;min-height:150px;padding:16px}
.hours dd{text-align:left}
.shelf.four{grid-template-columns:repeat(4,minmax(0,1fr))}
}
@media (min-width:1200px){
body{--gap:112px;--pad:32px;--m:22px;--l:44px;--n:80px}
h2{margin-bottom:32px}
h1{--h:clamp(64px,5vw,96px);--col:50vw}
h1.h-s{--h:clamp(72px,6.2vw,112px)}
h1.h-l{--h:clamp(60px,4.4vw,84px)}
h1.h-xl{--h:clamp(60px,4.2vw,72px)}
main>.mosaic{grid-template-columns:repeat(12,minmax(0,1fr));padding-bottom:16px;min-height:clamp(640px,calc(100vh - 96px),920px)}
.m-3,.m-4{grid-template-rows:1fr minmax(220px,auto)}
.m-3{grid-template-areas:"s s s s s s s a a a a a" "o o o o o o o a a a a a"}
.m-4{grid-template-areas:"s s s s s s s a a a a a" "o o o r r r r a a a a a"}
.m-5{grid-template-areas:"s s s s s s s a a a a a" "b b b b b o o o r r r r";grid-template-rows:auto minmax(220px,1fr)}
.m-7{grid-template-areas:"s s s s s s a a a a a a" "b b b b o o c c d d d d" "b b b b r r c c d d d d";grid-template-rows:auto repeat(2,minmax(160px,1fr))}
.upright.m-5{grid-template-areas:"s s s s s s s a a a a a" "b b b o o r r a a a a a"}
.upright.m-7{grid-template-areas:"s s s s s s s s a a a a" "b b b b o o c c a a a a" "b b b b r r c c d d d d"}
.tags b{font-size:min(clamp(48px,5vw,88px),var(--w))}
.tags.of-1 b{font-size:min(24vw,var(--w))}
.bars li{min-height:148px}
.mosaic .statement{min-height:400px;gap:32px}
.m-5>.statement{min-height:460px}
.fact{padding:var(--pad)}
.m-7>.fact,.upright.m-5>.fact{padding:16px 20px}
.says-it,.fact .now{font-size:var(--m)}
.in-b .says-it,.m-3 .says-it,.m-3 .now{font-size:var(--l)}
.upright.m-5>.in-b .says-it{font-size:var(--m)}
.mosaic>:not(.statement,.in-a){min-height:0}
.in-a{min-height:0}
.bars li{padding-block:20px}
.contact{grid-template-columns:5fr 3fr 4fr}
.contact .statement{grid-column:auto;min-height:320px}
.contact .statement+.ways{grid-column:2/-1}
.foot .made{margin-left:auto}
}
@media (min-width:1440px){
.large{font-size:var(--m)}
}
@media (prefers-reduced-motion:no-preference){
.shot img,.shelf .ph img{transition:transform .5s cubic-bezier(.2,.7,.2,1)}
.shot:hover .ph img,.shelf li:hover img{transform:scale(1.04)}
}
`;

export const css = FRAME + MOSAIC + SECTIONS + WIDE;
