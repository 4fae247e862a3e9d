/**
 * The one script of a site. It fills the open-now lines from their data attributes with the clock of the business's
 * time zone, marks today's rows, loads a map when somebody asks for it, closes the menu after a jump and a photo before the next. Without it the page loses
 * nothing else.
 *
 * Data attributes: week = ranges per day from Monday, tz, open/soon/day-sentence/always = sentences with {time} and
 * {day}, holidays = local days on which nobody knows, holiday = what is said then, days = names of the seven days, midnight = 00:00 as the language writes it.
 */
import { createHash } from 'node:crypto';

export const OPEN_NOW_SCRIPT = `(()=>{let d=document,all=s=>d.querySelectorAll(s);
for(let e of all("[data-week]")){let D=e.dataset,W=JSON.parse(D.week),N=JSON.parse(D.days),
p={};for(let x of new Intl.DateTimeFormat("en-GB",{timeZone:D.tz,weekday:"short",year:"numeric",month:"2-digit",day:"2-digit",hour:"2-digit",minute:"2-digit",hourCycle:"h23"}).formatToParts(new Date))p[x.type]=x.value;
let t="MonTueWedThuFriSatSun".indexOf(p.weekday)/3,m=p.hour*60+ +p.minute,
[,z,sep]=D.midnight.match(/^(0+)(.*)00$/),pad=(n,k)=>String(n).padStart(k,"0"),
say=(s,n,k)=>s.replace("{time}",pad((n/60|0)%24,z.length)+sep+pad(n%60,2)).replace("{day}",N[k%7]);
let R=[];for(let i=-1;i<9;i++)for(let r of W[(t+i+7)%7]){let a=r.from+i*1440,b=r.to+i*1440,l=R.at(-1);l&&l[1]>=a?l[1]=Math.max(b,l[1]):R.push([a,b,t+i+7])}
let o=R.find(r=>r[0]<=m&&m<r[1]),n=R.find(r=>r[0]>m);
let h=D.holidays?.includes(p.year+"-"+p.month+"-"+p.day);
e.textContent=h?D.holiday:o?o[1]-o[0]>8e3?D.always:say(D.open,o[1],0):n?n[0]<1440?say(D.soon,n[0],0):say(D.daySentence,n[0],n[2]):"";
e.dataset.state=o&&!h?"open":"shut";for(let x of all('[data-day="'+t+'"]'))x.setAttribute("aria-current","date")}
for(let a of all("[data-map]"))a.onclick=e=>{e.preventDefault();let f=d.createElement("iframe");f.title=a.dataset.title;f.src=a.dataset.map;a.parentNode.replaceChildren(f);f.focus()};
for(let a of all("[popover] a,.box button"))a.onclick=()=>{let p=a.closest("[popover]");p.open?p.close():p.hidePopover()}})()`;

export const OPEN_NOW_SHA256 = `sha256-${createHash('sha256').update(OPEN_NOW_SCRIPT).digest('base64')}`;
