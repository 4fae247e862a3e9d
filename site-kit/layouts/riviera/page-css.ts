/** Pages of the owner's in riviera: a light title with air round it, pictures from edge to edge. */
export const pageCss = `
.own .own-b{max-width:none;padding-inline:var(--edge)}
.own>.own-head{margin-block:72px 48px;text-align:center}
.own h1{max-width:none;font-size:clamp(38px,9vw,84px);font-weight:300;line-height:1.08}
.own-text>*{max-width:700px;margin-inline:auto}
.own-text h2{font-weight:300;font-size:var(--x)}
.own-text>p:first-child{font-weight:300;font-size:var(--l);line-height:1.35}
.own>.own-photo{padding-inline:0}
.own-photo .ph{aspect-ratio:3/2;max-height:82svh;width:100%}
.own-photo figcaption{font-size:var(--s);text-align:center}
.own-wall h2,.own-faq h2{margin-bottom:32px;text-align:center}
.own-faq>*{max-width:720px;margin-inline:auto}
.own-faq summary{font-weight:400;font-size:var(--m)}
.own-act,.own-file{text-align:center}
.own-file a{text-align:left}
`;
