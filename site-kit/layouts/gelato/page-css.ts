/** Pages of the owner's in gelato: stickers on pastel, everything very round. */
export const pageCss = `
.own{padding-bottom:var(--gap)}
.own .own-b{max-width:1320px;margin-block:32px}
.own .own-head{margin-block:24px 40px}
.own h1{font-size:clamp(38px,9.5vw,84px);line-height:1.05}
.own-text{box-sizing:border-box}
.own-text>*{max-width:700px}
.own-text h2{font-size:var(--l)}
.own-text h3{font-size:var(--m)}
.own-text>p:first-child{font-size:var(--m);line-height:1.5}
.own-photo .ph{border:var(--edge) solid var(--surface);border-radius:var(--r);aspect-ratio:16/10}
.own-photo figcaption{margin-inline:var(--pad)}
.own-wall h2,.own-faq h2{margin-bottom:24px}
.own-wall button{padding:var(--edge);border-radius:var(--r);background:var(--surface)}
.own-wall .ph{border-radius:calc(var(--r) - var(--edge))}
.own-faq details,.own-faq details:last-child{margin-top:12px;padding-inline:var(--pad);border:0;border-radius:var(--r);background:var(--surface)}
.own-faq summary{font-size:var(--m)}
.own-file a{padding:12px 24px;border-radius:var(--r);background:var(--surface)}
@media (min-width:960px){.own-text{padding-left:calc(16.6% + var(--side))}}
`;
