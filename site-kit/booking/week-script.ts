/**
 * The script of the pages with free times, after their weeks: another week, or a day that is typed, takes the place of the one that is shown, without a
 * new page. It asks the address that the link or the form has, so that the browser's history, its way back and a link that somebody is
 * sent are the same as without it. Whoever listens is led to the first day, or to what is wrong. What does not come within eight seconds, or is another
 * page, is opened as the browser would have.
 */
import { createHash } from 'node:crypto';

export const WEEK_SCRIPT = `(()=>{let d=document,o=d.currentScript.previousElementSibling,l=location,H=()=>l.pathname+l.search,c=H(),w,
G=async(u,p)=>{w?.abort();let a=w=new AbortController,t=setTimeout(()=>a.abort(),8e3);o.ariaBusy="true";
try{let r=await fetch(u,{signal:a.signal}),n=new DOMParser().parseFromString(await r.text(),"text/html").getElementById(o.id).childNodes;if(a!=w)return;
p&&u!=l.href&&history.pushState(null,"",u);c=H();o.replaceChildren(...n);
let f=o.querySelector("[aria-invalid=true]")||o.querySelector("h2,div>p");f.tabIndex<0&&(f.tabIndex=-1);f.focus()}
catch{a==w&&l.assign(u)}finally{clearTimeout(t);a==w&&(o.ariaBusy=null)}};
o.onclick=e=>{let a=e.target.closest("nav a");a&&!e.button&&!(e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)&&(e.preventDefault(),G(a.href,1))};
o.onsubmit=e=>{let f=e.target;f.method=="get"&&(e.preventDefault(),G(f.action.split("?")[0]+"?"+new URLSearchParams(new FormData(f)),1))};
addEventListener("popstate",()=>c!=H()&&G(l.href))})()`;

export const WEEK_SHA256 = `sha256-${createHash('sha256').update(WEEK_SCRIPT).digest('base64')}`;
const ELEMENT = `<script>${WEEK_SCRIPT}</script>`;
export const carriesWeek = (html: string): boolean => html.includes(ELEMENT);
