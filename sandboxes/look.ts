import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** One look for the pages of the sandboxes: plain, readable, light and dark, from 320 px up, and never mistaken for the product. */
const CSS = `
:root{color-scheme:light dark;--paper:#f5f6f3;--card:#fff;--ink:#1c2421;--soft:#55605b;--line:#d5dad6;--fill:#eaeeea;--accent:#0b5c4d;--on:#fff;--bad:#a3243b;--good:#17693f;--warn:#7a4b00;--tape:#f2c230;--tape-ink:#2a2100}
@media(prefers-color-scheme:dark){:root{--paper:#121715;--card:#1a211e;--ink:#e7ece8;--soft:#a3b0aa;--line:#313b36;--fill:#232c28;--accent:#6fd3bb;--on:#06201a;--bad:#ff93a3;--good:#7ad6a0;--warn:#f0bd62}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;overflow-wrap:anywhere}
a{color:var(--accent);text-underline-offset:.18em}:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem;background:var(--card);padding:.5rem 1rem;z-index:9}
.tape{background:var(--tape);color:var(--tape-ink);font-size:14px;padding:.35rem 1rem;text-align:center}
.top{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:baseline;max-width:66rem;margin:0 auto;padding:1.25rem 1rem .25rem}
.top strong{font-size:1.15rem;letter-spacing:-.01em}.top nav{display:flex;gap:1.25rem;flex-wrap:wrap}
.top nav a,.tabs a,.actions a{display:inline-flex;align-items:center;min-height:44px}
main{max-width:66rem;margin:0 auto;padding:.5rem 1rem 4rem}h1{font-size:1.75rem;line-height:1.2;letter-spacing:-.02em;margin:.75rem 0 1rem;text-wrap:balance}h2{font-size:1.15rem;margin:2rem 0 .6rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1rem 1.15rem}.soft{color:var(--soft)}.small{font-size:14px}
.rows{list-style:none;margin:0;padding:0;background:var(--card);border:1px solid var(--line);border-radius:12px;overflow:hidden}.rows>li+li{border-top:1px solid var(--line)}
.rows a.row{display:grid;grid-template-columns:auto 1fr auto;gap:.15rem .9rem;align-items:center;padding:.7rem 1rem;color:inherit;text-decoration:none;min-height:60px}.rows a.row:hover{background:var(--fill)}
.rows a.row:focus-visible{outline-offset:-3px}.rows .title{font-weight:600;display:block}.rows .meta{color:var(--soft);font-size:14px;display:block}
.badge{display:inline-block;border:1px solid var(--line);border-radius:6px;padding:0 .45rem;font-size:13px;line-height:1.7;color:var(--soft);background:var(--card);white-space:nowrap}
.badge.bad{color:var(--bad);border-color:currentColor}.badge.good{color:var(--good);border-color:currentColor}.badge.warn{color:var(--warn);border-color:currentColor}
.bar{display:flex;gap:.6rem;flex-wrap:wrap;align-items:end}.actions{display:flex;gap:.6rem 1.25rem;flex-wrap:wrap;align-items:center;margin-top:1rem}
label{font-weight:600;display:block;margin:.9rem 0 .25rem}input,textarea,select{font:inherit;color:inherit;background:var(--card);border:1px solid var(--soft);border-radius:8px;padding:.55rem .7rem;width:100%;min-height:44px}textarea{min-height:7rem;resize:vertical}
button{font:inherit;font-weight:600;background:var(--accent);color:var(--on);border:1px solid var(--accent);border-radius:8px;padding:.55rem 1.1rem;min-height:44px;cursor:pointer}button.plain{background:transparent;color:var(--accent)}button.danger{background:transparent;color:var(--bad);border-color:var(--bad)}
.grid{display:grid;gap:1rem 1.5rem}@media(min-width:52rem){.grid.two{grid-template-columns:1fr 1fr}.grid.side{grid-template-columns:2fr 1fr}}
.tabs{display:flex;flex-wrap:wrap;gap:.25rem;border-bottom:1px solid var(--line);margin:1rem 0}.tabs a{padding:0 .9rem;white-space:nowrap;text-decoration:none;border-bottom:3px solid transparent;color:var(--soft)}.tabs a[aria-current]{color:var(--ink);border-color:var(--accent);font-weight:600}
pre{white-space:pre-wrap;margin:0;font:14px/1.55 ui-monospace,"DejaVu Sans Mono",monospace}dl{display:grid;grid-template-columns:max-content 1fr;gap:.3rem 1rem;margin:0}dt{color:var(--soft)}dd{margin:0}
.pics{display:grid;grid-template-columns:repeat(auto-fill,minmax(110px,1fr));gap:.5rem}.pics img{width:100%;aspect-ratio:1;object-fit:cover;border-radius:8px;display:block;background:var(--fill)}
.logo{width:44px;height:44px;border-radius:9px;object-fit:cover;background:var(--fill);display:block}.said{border-left:4px solid var(--good);padding:.5rem .9rem;background:var(--card);margin:1rem 0}
iframe{width:100%;min-height:70vh;border:1px solid var(--line);border-radius:12px;background:#fff}
fieldset{border:1px solid var(--line);border-radius:10px;margin:.9rem 0 0;padding:.4rem .9rem .9rem}legend{font-weight:600;padding:0 .35rem}.day{display:grid;grid-template-columns:3.2rem repeat(2,minmax(0,1fr));gap:.4rem;align-items:center;margin-top:.4rem}.day input{padding:.55rem .4rem}time{white-space:nowrap}
.rows a.row.plain{grid-template-columns:1fr auto}@media(max-width:34rem){.tabs{gap:0}.tabs a{padding:0 .4rem}.rows a.row.plain{grid-template-columns:1fr}.day{grid-template-columns:2.6rem repeat(2,minmax(0,1fr))}}
`;

export function shell(options: {
  title: string;
  sandbox: string;
  links: [href: string, label: string][];
  body: Html;
  script?: string;
}): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${options.title} · ${options.sandbox}</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(CSS)}
        </style>
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <aside class="tape" aria-label="What this is">
          Sandbox: a stand-in on this machine. Nothing here leaves it.
        </aside>
        <header class="top">
          <strong>${options.sandbox}</strong>
          <nav aria-label="Sandbox">${options.links.map(([href, label]) => html`<a href="${href}">${label}</a>`)}</nav>
        </header>
        <main id="main">${options.body}</main>
        ${
          options.script === undefined
            ? ''
            : html`<script>
                ${raw(options.script)};
              </script>`
        }
      </body>
    </html>`;
}
