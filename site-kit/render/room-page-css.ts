/** Style of the pages of rooms, with their forms, inside any layout's plain page: its colours, its letters, its lines. */
export const ROOM_PAGE_CSS = `
.form,.form-part{display:grid;grid-template-columns:minmax(0,1fr);gap:24px}
.form fieldset{min-width:0;margin:0;padding:0;border:0}
.form legend,.form label>b,.form-sum dt{padding:0;font-weight:var(--strong,600)}
.form legend{margin-bottom:8px}
.form small,.form-note{display:block;color:var(--muted);font-size:max(var(--s,14px),14px);line-height:1.5}
.form-choices{display:grid;border-top:1px solid var(--line)}
.form-choices label{display:grid;grid-template-columns:24px minmax(0,1fr) auto;align-items:center;gap:4px 12px;min-height:56px;padding:8px 0;border-bottom:1px solid var(--line);cursor:pointer}
.form-choices input{width:20px;height:20px;margin:0;accent-color:var(--accent)}
.form-choices i{font-style:normal;font-variant-numeric:tabular-nums lining-nums}
.form-pills,.form-times{display:flex;flex-wrap:wrap;gap:8px}
.form-pills label{position:relative;cursor:pointer}
.form-pills input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.form-pills span,.form-times a{display:grid;place-items:center;min-width:56px;min-height:48px;padding:4px 12px;border:1px solid var(--muted);border-radius:var(--form-radius,6px);font-variant-numeric:tabular-nums lining-nums;text-decoration:none}
.form-times a{color:var(--link)}
.form-times a:hover,.form-pills label:hover span{border-color:currentColor;background:var(--alt)}
.form-pills input:checked+span{border-color:var(--accent);background:var(--accent);color:var(--onAccent);font-weight:var(--strong,600)}
.form-pills input:focus-visible+span{outline:3px solid var(--focus);outline-offset:3px}
.form-day{display:grid;gap:12px;padding-top:24px;border-top:1px solid var(--line)}
.form-day h2{margin:0;font:inherit;font-weight:var(--strong,600)}
.form-day h2::first-letter{text-transform:uppercase}
.form label.form-field{display:grid;grid-template-columns:minmax(0,1fr);gap:6px}
.form-field input,.form-field textarea{width:100%;min-height:48px;padding:10px 14px;border:1px solid var(--muted);border-radius:var(--form-radius,6px);background:var(--surface);color:var(--ink);font:inherit;font-size:max(1em,16px)}
.form-field textarea{min-height:96px;resize:vertical}
.form-field [aria-invalid=true]{border-width:2px;border-color:var(--ink)}
.form-error{display:block;font-weight:var(--strong,600)}
.form-error::before{content:"! ";font-weight:700}
.form-fault{padding:16px 20px;border:2px solid var(--ink);border-radius:var(--form-radius,6px);background:var(--surface)}
.form-fault ul{display:grid;gap:8px;margin-top:8px}
.form-fault a{display:inline-block;min-height:24px}
.form-hp{position:absolute;left:-9999px;width:1px;height:1px;overflow:hidden}
.form-sum{display:grid;gap:4px 24px;margin:0;padding:16px 0;border-block:1px solid var(--line)}
.form-sum dd{margin:0 0 8px}
.form-acts{display:flex;flex-wrap:wrap;align-items:center;gap:16px 24px}
.form button.button,.form a.button{justify-self:start}
.form details{border-top:1px solid var(--line)}
.form summary{display:flex;align-items:center;min-height:48px;font-weight:var(--strong,600)}
.form details form{display:grid;gap:16px;justify-items:start;padding-bottom:24px}
.form nav{display:flex;flex-wrap:wrap;justify-content:space-between;gap:16px;padding-top:24px;border-top:1px solid var(--line)}
.form nav a,.form-more a{display:inline-flex;align-items:center;min-height:44px}
@media (min-width:560px){.form-sum{grid-template-columns:max-content minmax(0,1fr)}.form-sum dd{margin:0}}
`;
