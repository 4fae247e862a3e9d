/** Pages of the owner's in officina: a further sheet: squared paper, black heads, two pixels of ink. */
export const pageCss = `
.own .own-b{max-width:none;margin:0;padding:24px var(--side)}
.own>.own-head{padding-block:72px 24px;background:linear-gradient(color-mix(in oklab,var(--ink) 7%,#0000) 1px,#0000 0) 0 0/24px 24px,linear-gradient(90deg,color-mix(in oklab,var(--ink) 7%,#0000) 1px,#0000 0) 0 0/24px 24px,var(--bg)}
.own h1{font-size:clamp(36px,10vw,72px);line-height:1.02;letter-spacing:-.035em}
.own-text h2{font-size:var(--l)}
.own-text>p:first-child{font-size:var(--m);line-height:30px}
.own-text ul{list-style:square}
.own-photo{padding:0!important}
.own-photo .ph{max-height:640px;width:100%}
.own-photo figcaption{margin:0;padding:8px var(--side);background:var(--ink);color:var(--bg);font:500 var(--s)/24px var(--body)}
.own-wall{padding:0!important}
.own-wall h2{padding:24px var(--side)}
.own-wall ul{gap:2px;background:var(--ink)}
.own-faq h2{margin-bottom:16px}
.own-faq details,.own-faq details:last-child{border:var(--rule);background:var(--surface)}
.own-faq details+details{border-top:0}
.own-faq summary{padding-inline:12px;background:none;color:var(--ink)}
.own-faq summary:focus-visible{outline-color:var(--focus)}
.own-faq details p{padding:12px;border-top:var(--rule)}
.own-file a{padding:8px 16px;border:var(--rule);background:var(--surface)}
.own-file small{font-family:var(--body)}
@media (min-width:960px){.own-text,.own-act,.own-file{padding-left:25%!important}}
`;
