/** Pages of the owner's in giardino: round sheets on tinted ground, no line anywhere. */
export const pageCss = `
.own{padding-block:0 var(--gap)}
.own-b{max-width:calc(1280px + 2*var(--side));margin-block:48px}
.own-head{max-width:none;margin-block:0 48px;padding:48px max(var(--side),calc((100% - 1280px)/2)) 56px;border-radius:var(--round) var(--round) 50% 50%/var(--round) var(--round) 32px 32px;background:var(--soil)}
.own h1{color:var(--link);font-style:italic;font-size:clamp(38px,10vw,84px)}
.own-text h2{font-size:var(--l)}
.own-text h3{color:var(--link);font-style:italic}
.own-text>p:first-child{font:400 var(--m)/1.45 var(--display)}
.own-photo figure{max-width:760px}
.own-photo:nth-of-type(even) figure{margin-left:auto}
.own-photo .ph{border-radius:50% 50% 8px 8px/38% 38% 8px 8px}
.own-photo .whole.ph{border-radius:8px}
.own-photo figcaption{font-style:italic}
.own-wall .ph{border-radius:50%}
.own-wall .of-1 .ph,.own-wall .of-2 .ph{border-radius:50% 8px 50% 8px/38% 8px 38% 8px}
.own-faq details,.own-faq details:last-child{margin-top:8px;padding-inline:24px;border:0;border-radius:28px;background:var(--soil)}
.own-faq summary{font:400 var(--m)/1.3 var(--display)}
.own-file a{padding:8px 28px;border-radius:99px;background:var(--soil)}
.own>.list,.own>.hours{max-width:calc(1280px + 2*var(--side));margin:var(--gap) auto;padding-inline:var(--side)}
@media (min-width:960px){.own-text>*{margin-left:25%}.own-act,.own-file{padding-left:calc(25% + var(--side))}}
`;
