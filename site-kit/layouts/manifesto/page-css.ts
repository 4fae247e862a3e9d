/** Pages of the owner's in manifesto: the shout first, rules of three pixels between what follows. */
export const pageCss = `
.own .own-b{max-width:none}
.own>.own-head{padding-block:24px 32px}
.own h1{max-width:none;font-size:clamp(56px,19vw,200px);line-height:.86;letter-spacing:-.01em}
.own>section{border-top:var(--edge)}
.own>.own-head{border-top:0}
.own-text h2{font-size:clamp(40px,9vw,64px)}
.own-text h3{font-size:var(--l)}
.own-text>p:first-child{font-size:var(--m);font-weight:700;line-height:1.25}
.own-text ul{list-style:square}
.own-photo{padding:0!important}
.own-photo .ph{aspect-ratio:16/10}
.own-photo figcaption{margin:0;padding:12px var(--side);border-top:var(--edge);color:var(--ink);font-weight:700}
.own-wall{padding-inline:0!important;padding-bottom:0!important}
.own-wall h2{padding-inline:var(--side)}
.own-wall ul{gap:3px;padding-top:3px;background:var(--ink)}
.own-faq details,.own-faq details:last-child{border-width:3px;border-color:var(--ink)}
.own-faq summary{font:900 var(--l)/.95 var(--display);text-transform:uppercase}
.own-faq summary::after{color:var(--ink)}
.own-act .button{min-width:min(100%,360px)}
.own-file b{font-weight:900}
@media (min-width:1024px){.own-text>*,.own-faq>details,.own-act>a,.own-file>a{margin-left:33.3%}}
`;
