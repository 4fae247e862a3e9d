/** Style of the pages of rooms, with their forms, inside any layout's plain page: its colours, its letters, its lines. */
export const ROOM_PAGE_CSS = `
.ask,.ask-part{display:grid;grid-template-columns:minmax(0,1fr);gap:24px}
.ask fieldset{min-width:0;margin:0;padding:0;border:0}
.ask legend,.ask label>b,.ask-sum dt{padding:0;font-weight:var(--strong,600)}
.ask legend{margin-bottom:8px}
.ask small,.ask-note{display:block;color:var(--muted);font-size:max(var(--s,14px),14px);line-height:1.5}
.ask .ask-note+.ask-note{margin-top:12px}
.ask fieldset .ask-note{margin-top:12px}
.ask-choices{display:grid;border-top:1px solid var(--line)}
.ask-choices label{display:grid;grid-template-columns:24px minmax(0,1fr) auto;align-items:center;gap:4px 12px;min-height:56px;padding:8px 0;border-bottom:1px solid var(--line);cursor:pointer}
.ask-choices input{width:20px;height:20px;margin:0;accent-color:var(--accent)}
.ask-choices i{font-style:normal;font-variant-numeric:tabular-nums lining-nums}
.ask-choices small::first-letter{text-transform:uppercase}
.ask-choices [data-off]{color:var(--muted);cursor:default}
.ask-pills,.ask-times{display:flex;flex-wrap:wrap;gap:8px}
.ask-pills label{position:relative;cursor:pointer}
.ask-pills input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.ask-pills span,.ask-times a,.ask-times button{display:grid;place-items:center;min-width:56px;min-height:48px;padding:4px 12px;border:1px solid var(--muted);border-radius:var(--ask-radius,6px);font-variant-numeric:tabular-nums lining-nums;text-decoration:none}
.ask-times a,.ask-times button{color:var(--link)}
.ask-times :is(a,button):hover,.ask-pills label:hover span{border-color:currentColor;background:var(--alt)}
.ask-pills input:checked+span{border-color:var(--accent);background:var(--accent);color:var(--onAccent);font-weight:var(--strong,600)}
.ask-pills input:focus-visible+span{outline:3px solid var(--focus);outline-offset:3px}
.ask-day{display:grid;gap:12px;padding-top:24px;border-top:1px solid var(--line)}
.ask-day h2{margin:0;font:inherit;font-weight:var(--strong,600)}
.ask-day h2::first-letter{text-transform:uppercase}
.ask-dates{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(200px,100%),1fr));align-items:end;gap:16px 24px}
.ask-dates input{appearance:none;text-align:start}
.ask-jump{display:flex;flex-wrap:wrap;gap:12px}
.ask-jump label{flex:1 1 160px;max-width:320px}
.ask-jump label:has(.ask-error){flex-basis:100%;max-width:none}
.ask-jump input{max-width:320px}
.ask-jump button{min-height:48px}
.ask label.ask-field{display:grid;grid-template-columns:minmax(0,1fr);gap:6px}
.ask-field :is(input,textarea,select){width:100%;min-height:48px;padding:10px 14px;border:1px solid var(--muted);border-radius:var(--ask-radius,6px);background:var(--surface);color:var(--ink);font:inherit;font-size:max(1em,16px)}
.ask-field textarea{min-height:96px;resize:vertical}
.ask-field [aria-invalid=true]{border-width:2px;border-color:var(--ink)}
.ask-error{display:block;font-weight:var(--strong,600)}
.ask-error::before{content:"! ";font-weight:700}
.ask-fault{padding:16px 20px;border:2px solid var(--ink);border-radius:var(--ask-radius,6px);background:var(--surface)}
.ask-fault ul{display:grid;gap:8px;margin-top:8px}
.ask-fault a{display:inline-block;min-height:24px}
.ask-hp{position:absolute;left:-9999px;width:1px;height:1px;overflow:hidden}
.ask-sum{display:grid;gap:4px 24px;margin:0;padding:16px 0;border-block:1px solid var(--line)}
.ask-sum dd{margin:0 0 8px}
.shop-list+.ask-sum{margin-top:-24px;border-top:0}
.ask-sum+form>details:first-of-type{margin-top:-24px;border-top:0}
.ask-acts{display:flex;flex-wrap:wrap;align-items:center;gap:16px 24px}
.ask button.button,.ask a.button{justify-self:start}
.l-galleria .ask .button{display:inline-flex;align-items:center;min-height:48px;padding:0 24px;background:var(--ink);color:var(--bg)}
.l-officina .ask{max-width:720px}
.l-officina .ask :is(input,textarea,select,.ask-pills span,.ask-times a,.ask-times button,.ask-fault){border-radius:0}
.ask details{border-top:1px solid var(--line)}
.ask summary{display:flex;align-items:center;min-height:48px;font-weight:var(--strong,600)}
.ask details form{display:grid;gap:16px;justify-items:start;padding-bottom:24px}
.ask details .ask-field{padding-bottom:16px}
.ask nav{display:flex;flex-wrap:wrap;justify-content:space-between;gap:16px;padding-top:24px;border-top:1px solid var(--line)}
.ask nav a,.ask-more a{display:inline-flex;align-items:center;min-height:44px}
.shop-list,.shop-variants{display:grid;grid-template-columns:minmax(0,1fr);margin:0;padding:0;list-style:none}
.shop-list{border-top:1px solid var(--line)}
.shop-list>li,.shop-variants>li{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:start;gap:12px 16px;padding:16px 0;border-bottom:1px solid var(--line)}
.shop-list>li[data-photo]{grid-template-columns:72px minmax(0,1fr) auto}
.shop-list .shop-variants{grid-column:1/-1}
.shop-list .shop-variants>li{padding:8px 0;border-top:1px solid var(--line);border-bottom:0}
.shop-photo{display:block;aspect-ratio:1;border-radius:var(--ask-radius,6px)}
.shop-large{display:block;aspect-ratio:4/3;max-width:560px;margin-bottom:24px;border-radius:var(--ask-radius,6px)}
.shop-what,.shop-price{display:grid;grid-template-columns:minmax(0,1fr);justify-items:start;gap:4px;overflow-wrap:anywhere}
.shop-what :is(h2,h3){margin:0;font:inherit;font-weight:var(--strong,600);letter-spacing:0;text-transform:none}
.shop-what :is(h2,h3) a{display:inline-flex;align-items:center;min-height:44px}
.shop-what p,.shop-detail{margin:0;max-width:60ch}
.shop-price{font-variant-numeric:tabular-nums lining-nums}
.shop-price b,.shop-total b{font-weight:var(--strong,600)}
.shop-many{display:grid;justify-items:center;gap:4px}
.shop-many input{width:64px;min-height:48px;padding:8px;border:1px solid var(--muted);border-radius:var(--ask-radius,6px);background:var(--surface);color:var(--ink);font:inherit;font-size:max(1em,16px);font-variant-numeric:tabular-nums lining-nums;text-align:center}
.shop-many input::placeholder{color:var(--muted);opacity:1}
.shop-many [aria-invalid=true]{border-width:2px;border-color:var(--ink)}
.shop-out{align-self:center;color:var(--muted)}
.shop-total{display:flex;justify-content:space-between;gap:16px;margin:0;font-size:1.2em;font-variant-numeric:tabular-nums lining-nums}
.shop-quiet{min-height:44px;padding:4px 16px;border:1px solid var(--muted);border-radius:var(--ask-radius,6px);background:none;color:var(--link);font:inherit}
.ask-reach ul{display:grid;justify-items:start;margin:0;padding:0;list-style:none}
.ask-reach a{display:inline-flex;align-items:center;gap:8px;min-height:44px}
.ask-reach address{display:grid;margin-top:8px;font-style:normal}
.ask-acts>a{display:inline-flex;align-items:center;min-height:44px}
.ask-check{display:flex;align-items:center;gap:12px;min-height:48px;cursor:pointer}
fieldset>.ask-check{margin:12px 0}
.ask-check input{flex:none;width:24px;height:24px;margin:0;accent-color:var(--accent)}
.shop-next{margin:0}
.l-officina :is(.shop-many input,.shop-quiet,.shop-photo,.shop-large){border-radius:0}
@media (min-width:560px){.ask-sum{grid-template-columns:max-content minmax(0,1fr);align-items:baseline}.ask-sum dd{margin:0}}
`;
