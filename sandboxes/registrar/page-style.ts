export const PAGE_STYLE = `
:root{color-scheme:light;--ink:#1d2330;--muted:#5b6474;--line:#dfe3ea;--accent:#1f5fbf;--bad:#b3261e;--good:#1d7a46}
*{box-sizing:border-box}body{margin:0;font:15px/1.5 system-ui,sans-serif;color:var(--ink);background:#f4f6f9}
header{padding:28px max(24px,calc(50vw - 560px));background:#1d2330;color:#fff}h1{margin:0;font-size:24px;font-weight:650}
header p{margin:4px 0 0;color:#c3cad8}main{max-width:1168px;margin:24px auto;padding:0 24px;display:grid;gap:20px;grid-template-columns:1fr 1fr}
section{background:#fff;border:1px solid var(--line);border-radius:10px;padding:18px 20px;min-width:0}
section[data-live=operations],section[data-live=calls]{grid-column:1/-1}h2{font-size:16px;margin:0 0 10px}h2:not(:first-child){margin-top:22px}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:14px}th{text-align:left;color:var(--muted);font-weight:500}
th,td{padding:6px 14px 6px 0;border-bottom:1px solid var(--line);vertical-align:middle}tr:last-child td{border-bottom:0}
.names td{padding:3px 14px 3px 0;border:0}code{font:13px ui-monospace,monospace;background:#eef1f6;border-radius:4px;padding:1px 5px}
.hint{color:var(--muted);margin:8px 0 0}.row{display:flex;gap:10px;align-items:end;flex-wrap:wrap}form{margin:0}.keep{white-space:nowrap;flex-wrap:nowrap}.scroll+form{margin-top:12px}
label{display:grid;gap:3px;font-size:13px;color:var(--muted)}input,select{font:inherit;padding:6px 8px;border:1px solid #b9c1cf;border-radius:6px;background:#fff;color:var(--ink)}
input[type=number]{width:72px}button{font:inherit;padding:6px 12px;border:1px solid var(--accent);border-radius:6px;background:var(--accent);color:#fff;cursor:pointer}
button.quiet{background:#fff;color:var(--accent)}button.danger{background:#fff;border-color:var(--bad);color:var(--bad)}td button{padding:3px 10px;font-size:13px}
:focus-visible{outline:3px solid #8db7f5;outline-offset:1px}.state{font-weight:600;color:var(--accent);white-space:nowrap}.SUCCESSFUL{color:var(--good)}.FAILED{color:var(--bad)}
.reset{grid-column:1/-1}@media(max-width:760px){main{grid-template-columns:1fr}}`;

/** Brings the live parts up to date without disturbing a form somebody is filling in. */
export const PAGE_SCRIPT = `
setInterval(async () => {
  const answer = await fetch('/').catch(() => null);
  if (!answer) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const part of document.querySelectorAll('[data-live]')) {
    const next = fresh.querySelector('[data-live="' + part.dataset.live + '"]');
    if (next && next.innerHTML !== part.innerHTML && !part.contains(document.activeElement)) part.replaceWith(next);
  }
}, 1500);`;
