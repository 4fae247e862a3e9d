/** Pages of the owner's in studio: a ruled ledger: the matter at the left, the words at the right. */
export const pageCss = `
.own>.own-b{max-width:1328px;margin-block:0;padding-block:32px}
.own>.own-head{max-width:none;padding:48px max(var(--side),calc((100% - 1328px)/2 + var(--side))) 40px;background:var(--alt)}
.own h1{font-size:clamp(34px,9vw,60px);line-height:1.1;letter-spacing:-.02em}
.own-text h2{padding-top:16px;border-top:1px solid var(--ink);font-size:var(--p)}
.own-text h3{font-size:var(--m)}
.own-text>p:first-child{font-family:var(--display);font-size:var(--m);line-height:1.42}
.own-photo .ph,.own-wall .ph{border-radius:6px}
.own-photo figcaption{font-size:var(--s)}
.own-wall h2,.own-faq h2{margin-bottom:20px}
.own-faq details{border-color:var(--ink)}
.own-faq details:last-child{border-bottom-color:var(--ink)}
.own-faq summary{font:600 var(--m)/1.3 var(--display)}
.own-file a{padding:8px 20px;border:1px solid var(--line);border-radius:8px;background:var(--surface)}
.own>.hours{max-width:640px;margin:32px auto;}
@media (min-width:960px){.own-text,.own-faq,.own-photo,.own-act,.own-file{padding-left:max(33.3%,calc((100% - 1328px)/2 + 33.3%))!important}}
`;
