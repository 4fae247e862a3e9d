/** Pages of the owner's in galleria: wall text in the right half, pictures whole. */
export const pageCss = `
.own-b{max-width:calc(1600px + 2*var(--side));margin-block:var(--gap)}
.own-head{margin-block:48px 72px}
.own h1{font-size:var(--h);line-height:1.02}
.own-text h2,.own-wall h2,.own-faq h2{font-size:var(--l);line-height:1.1}
.own-text h3{font-size:var(--m)}
.own-text>p:first-child{font-size:var(--m);line-height:1.4}
.own-photo .ph{aspect-ratio:auto;background:none}
.own-photo .ph img{height:auto}
.own-photo figcaption{font-size:var(--s)}
.own-wall h2,.own-faq h2{margin-bottom:24px}
.own-wall ul{gap:24px}
.own-act .button,.own-file b{text-underline-offset:.3em}
.own-faq details{border-color:var(--ink)}
@media (min-width:960px){.own-text,.own-faq,.own-act,.own-file{padding-left:calc(41.6% + 12px)}.own-photo figure{width:66%}.own-photo:nth-of-type(odd) figure{margin-left:auto}}
`;
