/**
 * The script of the pages of a shop, at the end of its form: what is chosen so far is summed up, and goes along between these pages in the
 * fragment of their address, which a browser sends to nobody and keeps nowhere; so a basket is a link. Only quantities are in it: prices are
 * those of the page, and the server prices the form anyway. Without the script a form is sent with what stands in it.
 *
 * Of a choice whose field is not on this page only the pieces are counted, and go along in a hidden field; on the page of all products such a
 * choice is offered no more, and is dropped. The sum is said half a second after the last stroke, to whoever listens as well.
 *
 * Data attributes of the sum: lang, currency, so = sentence with {price}, also = words with {n}, whole = where all products stand.
 */
import { createHash } from 'node:crypto';

export const BASKET_SCRIPT = `(()=>{let d=document,s=d.currentScript,f=s.closest("form"),o=s.previousElementSibling,{lang,currency,so,also,whole}=o.dataset,l=location,
I=[...f.querySelectorAll("[data-cents]")],H=k=>I.some(i=>i.name==k),C=new Map,t,
n=v=>/^\\d{1,2}$/.test(v=v.trim())?+v:0,
h=()=>C.size?"#"+new URLSearchParams([...C]):"",
R=()=>{for(let[k,v]of[...new URLSearchParams(l.hash.slice(1))].slice(0,50))/^q_[\\w-]{1,60}$/.test(k)&&n(v)&&(whole==null||H(k))&&C.set(k,n(v));
for(let i of I)i.value||=C.get(i.name)||"";U()},
U=()=>{let c=0,m=0;for(let i of I){let q=n(i.value);c+=q*i.dataset.cents;q?C.set(i.name,q):C.delete(i.name)}
for(let[k,v]of C)H(k)||(m+=v);
(C.size||/^#q_/.test(l.hash))&&history.replaceState(history.state,"",h()||l.pathname+l.search);
clearTimeout(t);t=setTimeout(()=>{o.textContent=C.size?so.replace("{price}",()=>Intl.NumberFormat(lang,{style:"currency",currency}).format(c/100))+(m?" "+also.replace("{n}",m):""):""},500)};
f.oninput=U;onhashchange=onpageshow=R;
f.onsubmit=()=>{for(let x of f.querySelectorAll("[type=hidden]"))x.remove();for(let[k,v]of C)H(k)||f.append(Object.assign(d.createElement("input"),{type:"hidden",name:k,value:v}))};
d.addEventListener("click",e=>{let a=e.target.closest("a");a&&a.origin==l.origin&&/\\/shop(\\/|$)/.test(a.pathname)&&(a.hash=h())})})()`;

export const BASKET_SHA256 = `sha256-${createHash('sha256').update(BASKET_SCRIPT).digest('base64')}`;
const ELEMENT = `<script>${BASKET_SCRIPT}</script>`;
export const carriesBasket = (html: string): boolean => html.includes(ELEMENT);
