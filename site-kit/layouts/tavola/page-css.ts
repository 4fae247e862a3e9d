/** Pages of the owner's in tavola: an arch over the picture, the first words as in a printed menu. */
export const pageCss = `
.own>.own-head{margin-block:48px 32px}
.own>.own-text,.own>.own-photo,.own>.own-act,.own>.own-file{margin-block:32px}
.own-text{font-size:var(--m)}
.own-text>p:first-child{font:400 var(--l)/1.4 var(--display)}
.own-text h2{font-style:italic;font-weight:400;font-size:var(--l)}
.own-text h3{font-weight:600;font-size:var(--m)}
.own-photo figure{max-width:820px;margin-inline:auto}
.own-photo .ph{border-radius:999px 999px 3px 3px;aspect-ratio:5/4}
.own-photo .whole.ph{border-radius:3px}
.own-photo figcaption{font:italic 400 var(--b)/1.4 var(--display);text-align:center}
.own-wall h2,.own-faq h2{margin-bottom:24px;font-style:italic;font-weight:400}
.own-wall .ph{border-radius:2px}
.own-faq summary{font:500 var(--m)/1.3 var(--display)}
.own-file a{padding:8px 24px;border:1px solid var(--line);outline:1px solid var(--line);outline-offset:-6px;background:var(--surface)}
@media (min-width:960px){.own h1{font-size:66px}.own-text>*{margin-left:calc((100% - 64px)/3)}.own-act,.own-file{padding-left:calc((100% - 64px)/3 + 64px)}.own-faq{max-width:900px}}
`;
