/** Rules of the arch on its ground, phone first; what larger screens change stands with the other sections. */
export const HERO = `
.hero{display:grid;grid-template-columns:minmax(0,1fr) 31%;gap:32px 16px;padding-top:16px}
.hero.alone{grid-template-columns:minmax(0,1fr)}
.hero-text{grid-column:1/-1}
.kicker{margin-bottom:12px;color:var(--muted)}
h1{font-size:clamp(34px,11.4vw,46px);line-height:1.05;letter-spacing:-.02em}
h1 em{color:var(--link)}
.lede{max-width:32em;margin-top:16px;color:var(--muted)}
.acts{display:flex;flex-wrap:wrap;align-items:center;gap:8px 24px;margin-top:24px}
.hero .now{margin-top:12px;font-weight:600;font-size:var(--s)}
.grown{aspect-ratio:.74;margin-bottom:-16px}
.alone .grown{width:min(100%,420px);margin-inline:auto;aspect-ratio:.9}
.reaches .grown>*{border-radius:64px 64px 8px 8px}
.petals{position:relative;display:grid;grid-template:1fr 1fr/1fr 1fr;background:var(--soil);overflow:hidden}
.petals b{display:grid;place-items:center;color:var(--link);background:var(--bg);font:italic 400 clamp(96px,30vw,168px)/1 var(--display)}
.petals b:first-child{grid-area:1/1/2/3;border-radius:50% 50% 50% 8px;margin:16% 26% 0 10%}
.petals b:nth-of-type(2){grid-area:2/1/3/3;border-radius:50% 50% 8px 50%;margin:-16% 8% 16% 30%;background:var(--accent);color:var(--onAccent)}
.petals span{position:absolute;inset:auto 24px 40px;font:400 var(--m)/1.2 var(--display);text-align:center}
.window{display:flex;width:100vw;height:64vw;margin:calc(-1*var(--gap)) calc(50% - 50vw) var(--gap);border-radius:50% 50% 0 0/38% 38% 0 0;overflow:hidden}
.window>*{position:relative;flex:1;min-width:0}
.window .ph{position:absolute;inset:0}
.sheet>*+* .window{margin-top:0}
.hanging{aspect-ratio:.62}
.grown>*,.hanging>*{width:100%;height:100%}
`;
