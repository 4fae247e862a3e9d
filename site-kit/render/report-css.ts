/** Style of the pages that report on a site, sources and quality, inside any layout's plain page. */
export const REPORT_CSS = `
.facts{margin-top:12px}
.facts>div{display:grid;gap:4px 32px;padding-block:14px;border-top:1px solid var(--line)}
.facts dt{position:relative;padding-left:22px;color:var(--muted);font-size:16px;line-height:1.5}
.facts dt::before{content:"";position:absolute;left:1px;top:.4em;width:10px;height:10px;border:2px solid var(--muted);border-radius:50%}
.facts dt.own::before{border-color:var(--link);background:var(--link)}
.facts dd{min-width:0;padding-left:22px;font-size:16px;line-height:1.5;overflow-wrap:anywhere}
.facts small{color:var(--muted);font-size:14px}
.shots{display:flex;flex-wrap:wrap;gap:8px}
.shot{width:80px;aspect-ratio:1;border-radius:4px}
.facts dt.fails::before{border-color:var(--ink);border-radius:0;background:var(--ink);transform:rotate(45deg)}
.facts dd b{font-weight:600;font-variant-numeric:tabular-nums lining-nums}
@media (min-width:720px){.facts>div{grid-template-columns:15rem minmax(0,1fr);gap:0 32px}.facts dd+dd{margin-top:4px}.facts dt{grid-column:1;grid-row:1/99}.facts dd{grid-column:2;padding-left:0}}
`;
