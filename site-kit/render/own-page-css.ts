/** Rules of the owner's pages that hold in every layout; each layout's own come after them and give them its voice. */
export const OWN_PAGE_CSS = `
main.own{min-height:56vh}
.own-b{width:100%;max-width:1240px;margin-inline:auto;padding-inline:var(--side)}
.own h1{max-width:18em}
.own-text>*{max-width:62ch}
.own-text>*+*{margin-top:.9em}
.own-text>*+:is(h2,h3){margin-top:1.5em}
.own-text h2,.own-text h3{margin-bottom:0;line-height:1.2}
.own-text ul,.own-text ol{padding-left:1.3em}
.own-text ul{list-style:disc}
.own-text ol{list-style:decimal}
.own-text li+li{margin-top:.35em}
.own-text a{color:var(--link);text-underline-offset:.2em;overflow-wrap:anywhere}
.own-text em{font-style:italic}
.own-photo figure{margin:0}
.own-photo .ph{aspect-ratio:3/2}
.own-photo .whole.ph{aspect-ratio:auto}
.own-photo figcaption{margin-top:12px;color:var(--muted)}
.own-wall ul{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}
.own-wall button{display:block;width:100%}
.own-wall .ph{aspect-ratio:1}
.own-wall .of-1{grid-template-columns:minmax(0,1fr)}
.own-wall .of-1 .ph{aspect-ratio:3/2}
.own-faq details{border-top:1px solid var(--line)}
.own-faq details:last-child{border-bottom:1px solid var(--line)}
.own-faq summary{display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:56px;margin:0;padding-block:8px;color:inherit;font-weight:var(--strong,600);list-style:none;text-decoration:none}
.own-faq summary::-webkit-details-marker{display:none}
.own-faq summary::after{content:"+";flex:none;color:var(--link);font-size:1.4em;line-height:1}
.own-faq [open] summary::after{content:"–"}
.own-faq details p{max-width:62ch;padding-bottom:24px}
.own-file a{display:inline-flex;align-items:center;gap:16px;min-height:56px;max-width:100%;text-decoration:none}
.own-file b{display:block;overflow-wrap:anywhere;text-decoration:underline;text-underline-offset:.2em}
.own-file small{display:block;color:var(--muted);font-size:var(--s)}
.own [aria-current=page],.head [aria-current=page],.foot [aria-current=page]{text-decoration:underline;text-underline-offset:.35em}
@media (min-width:720px){.own-wall ul{grid-template-columns:repeat(3,minmax(0,1fr));gap:12px}.own-wall .of-2{grid-template-columns:repeat(2,minmax(0,1fr))}}
`;
