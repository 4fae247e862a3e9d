/**
 * The one script of a site. It fills the open-now lines from their data attributes with the clock of the business's
 * time zone, marks today's rows, loads a map when somebody asks for it, closes the menu after a jump and a photo before the next. Without it the page loses
 * nothing else.
 *
 * Data attributes: week = ranges per day from Monday, tz, open/soon/day-sentence/always = sentences with {time} and
 * {day}, special = ranges of the local days on which others hold (no row of the week is today's then), holidays = local days on which nobody knows, holiday = what is said then, days = names of the seven days, midnight = 00:00 as the language writes it.
 */
import { createHash } from 'node:crypto';

export const OPEN_NOW_SCRIPT = `(()=>{let d=document,A=s=>d.querySelectorAll(s);
for(let e of A("[data-week]")){let D=e.dataset,J=JSON.parse,q="numeric",W=J(D.week),N=J(D.days),p={};for(let x of Intl.DateTimeFormat("en-GB",{timeZone:D.tz,weekday:"short",year:q,month:q,day:q,hour:q,minute:q,hourCycle:"h23"}).formatToParts(new Date))p[x.type]=x.value;
let t="MonTueWedThuFriSatSun".indexOf(p.weekday)/3,m=p.hour*60+ +p.minute,
X=J(D.special||"{}"),K=i=>new Date(Date.UTC(p.year,p.month-1,+p.day+i)).toISOString().slice(0,10),
[,z,c]=D.midnight.match(/^(0+)(.*)00$/),P=(n,k)=>(n+"").padStart(k,"0"),
S=(s,n,k)=>s.replace("{time}",P((n/60|0)%24,z.length)+c+P(n%60,2)).replace("{day}",N[k%7]);
let R=[];for(let i=-1;i<9;i++)for(let r of X[K(i)]||W[(t+i+7)%7]){let a=r.from+i*1440,b=r.to+i*1440,l=R.at(-1);l&&l[1]>=a?l[1]=Math.max(b,l[1]):R.push([a,b,t+i+7])}
let o=R.find(r=>r[0]<=m&&m<r[1]),n=R.find(r=>r[0]>m),
h=D.holidays?.includes(K(0));
e.textContent=h?D.holiday:o?o[1]-o[0]>8e3?D.always:S(D.open,o[1],0):n?n[0]<1440?S(D.soon,n[0],0):S(D.daySentence,n[0],n[2]):"";
D.state=o&&!h?"open":"shut";X[K(0)]||A('[data-day="'+t+'"]').forEach(x=>x.ariaCurrent="date")}
for(let a of A("[data-map]"))a.onclick=()=>{let f=d.createElement("iframe"),g=a.dataset;f.title=g.title;f.src=g.map;a.parentNode.replaceChildren(f);f.focus();return!1};
for(let a of A("[popover] a,.box button"))a.onclick=()=>{let p=a.closest("[popover]");p.open?p.close():p.hidePopover()}})()`;

export const OPEN_NOW_SHA256 = `sha256-${createHash('sha256').update(OPEN_NOW_SCRIPT).digest('base64')}`;
