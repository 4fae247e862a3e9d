/** Pages of the owner's in notte: light serif in the middle of the night, one wide picture. */
export const pageCss = `
.own>.own-b{max-width:1440px;margin-block:var(--gap)}
.own>.own-head{margin-block:72px;text-align:center}
.own h1{max-width:none;font-size:clamp(42px,11vw,116px);line-height:1.02}
.own-text>*{max-width:640px;margin-inline:auto}
.own-text h2{font-size:var(--l);font-weight:300;line-height:1.1}
.own-text h3{color:var(--link);font:400 var(--m)/1.35 var(--display)}
.own-text>p:first-child{font:400 var(--m)/1.45 var(--display)}
.own-photo .ph{aspect-ratio:16/9}
.own-photo figcaption{font-size:var(--s);text-align:center}
.own-wall h2,.own-faq h2{margin-bottom:24px;text-align:center}
.own-faq>*{max-width:720px;margin-inline:auto}
.own-faq summary{font:400 var(--m)/1.35 var(--display)}
.own-act,.own-file{text-align:center}
.own-file a{padding:8px 32px;border:1px solid var(--line);text-align:left}
`;
