/** Pages of the owner's in bottega: tiles on the counter, the title on the flooded one. */
export const pageCss = `
.own .own-b{max-width:none;padding:7px var(--side)}
.own h1{max-width:none;padding:72px var(--pad) var(--pad);border-radius:26px;background:var(--accent);color:var(--onAccent);font-size:clamp(38px,10vw,96px);line-height:1.02}
.own-text>*{margin-inline:var(--pad)}
.own .own-text{margin-block:24px}
.own-text h2{font-size:var(--l)}
.own-text>p:first-child{font-size:var(--m);line-height:1.4}
.own-photo .ph{border-radius:26px;aspect-ratio:16/10}
.own-photo figcaption{margin-inline:var(--pad);font-size:var(--s)}
.own-wall h2,.own-faq h2{margin:24px var(--pad)}
.own-wall ul{gap:14px}
.own-wall .ph{border-radius:26px}
.own-faq details,.own-faq details:last-child{margin-top:8px;padding-inline:var(--pad);border:0;border-radius:26px;background:var(--surface)}
.own-faq summary{font-size:var(--m);letter-spacing:-.02em}
.own .own-act,.own .own-file{padding-inline:calc(var(--side) + var(--pad))}
.own-file a{padding:12px 24px;border-radius:26px;background:var(--surface)}
`;
