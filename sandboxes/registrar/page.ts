import { ALL_CALLS, type describeState } from './control.ts';
import { FAULT_KINDS } from './fault-kinds.ts';
import { PAGE_SCRIPT, PAGE_STYLE } from './page-style.ts';

type View = ReturnType<typeof describeState>;

const NAMES_TO_TRY: [name: string, what: string][] = [
  ['libero-bar.it', 'free, registers'],
  ['occupato-bar.it', 'always taken; can be transferred in'],
  ['rubato-bar.it', 'free at the check, gone at registration'],
  ['rifiutato-bar.it', 'the registry refuses'],
  ['scaduto-bar.it', 'the operation expires'],
  ['lento-bar.it', 'takes 20 seconds'],
  ['timeout-bar.it', 'registers, but the answer never comes'],
  ['inciampo-bar.it', 'the first order fails, the second works'],
  ['errore500-bar.it', 'every call answers 500'],
  ['limite-bar.it', 'every call is throttled'],
  ['spazzatura-bar.it', 'answers rubbish'],
  ['dontknow-bar.it', 'the registry does not know'],
  ['pending-bar.it', 'PENDING twice, then free'],
  ['premium-bar.it', 'premium: not for sale'],
  ['riservato-bar.it', 'reserved'],
  ['manutenzione-bar.it', 'the zone is in maintenance'],
  ['bloccato-bar.it', 'taken and locked: no transfer'],
  ['recente-bar.com', 'taken, too young to be moved (60 days)'],
  ['paziente-bar.it', 'taken; a transfer takes its day, five under .com'],
  ['assistenza-bar.it', 'registration waits for the registrar’s support'],
  ['nonrinnova-bar.it', 'registers; no renewal succeeds'],
];

export function renderPage(view: View): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Registrar sandbox</title><style>${PAGE_STYLE}</style></head><body>
<header><h1>Registrar sandbox</h1><p>Plays Amazon Route 53 Domains and its hosted zones on this machine. Nothing here is registered in the world.</p></header>
<main>
<section data-live="operations"><h2>Operations</h2>${operations(view)}</section>
<section data-live="domains"><h2>Domains in the account</h2>${domains(view)}</section>
<section data-live="zones"><h2>Hosted zones</h2>${zones(view)}</section>
<section data-live="faults"><h2>Faults waiting</h2>${faults(view)}</section>
<section><h2>Make the next call fail</h2>
<form method="post" action="/_control/faults" class="row">
<label>Call <select name="action"><option value="*">any</option>${ALL_CALLS.map((n) => `<option>${n}</option>`).join('')}</select></label>
<label>Fault <select name="kind">${FAULT_KINDS.map((k) => `<option>${k}</option>`).join('')}</select></label>
<label>Times <input name="times" type="number" min="1" max="99" value="1"></label><button>Set</button></form>
<p class="hint">“before”: nothing happens at the registrar. “after”: it happens, and the answer is lost or spoiled.</p>
<h2>Somebody else takes a name</h2>
<form method="post" action="/_control/names" class="row"><label>Name <input name="name" placeholder="bardelporto.it" required></label>
<button>Taken</button><button name="free" value="1" class="quiet">Free</button></form>
<h2>Another registrar fetches a name</h2>
<form method="post" action="/_control/move-away" class="row"><label>Name <input name="name" placeholder="bardelporto.it" required></label>
<label>Code <input name="code" required autocomplete="off"></label><button>Move away</button></form></section>
<section><h2>Names to try</h2><table class="names"><tbody>${NAMES_TO_TRY.map(([name, what]) => `<tr><td><code>${name}</code></td><td>${what}</td></tr>`).join('')}</tbody></table>
<p class="hint">The first word may stand anywhere in a name, in any zone of .it, .com and .net. An authorisation code that begins with <code>BADCODE</code> is refused.</p></section>
<section data-live="calls"><h2>Last calls</h2>${calls(view)}</section>
<form method="post" action="/_control/reset" class="reset"><button class="quiet">Forget everything</button></form>
</main><script>${PAGE_SCRIPT}</script></body></html>`;
}

const KINDS: Record<View['operations'][number]['type'], string> = {
  REGISTER_DOMAIN: 'registration',
  TRANSFER_IN_DOMAIN: 'transfer',
  RENEW_DOMAIN: 'renewal',
  DOMAIN_LOCK: 'lock',
  UPDATE_NAMESERVER: 'name servers',
  TRANSFER_OUT_DOMAIN: 'transfer away',
};

function operations({ operations }: View): string {
  const rows = operations.toReversed().map((o) => {
    const running = o.status === 'SUBMITTED' || o.status === 'IN_PROGRESS';
    const button = (verb: string, text: string, kind: string) =>
      `<form method="post" action="/_control/operations/${escape(o.id)}/${verb}"><button class="${kind}">${text}</button></form>`;
    const act = running ? button('finish', 'Finish now', '') + button('fail', 'Fail now', 'danger') : '';
    return [
      `<b class="keep">${escape(o.domain)}</b>`,
      KINDS[o.type],
      `<span class="state ${o.status}">${o.status.toLowerCase().replace('_', ' ')}</span>`,
      escape(o.message || (running ? (o.flag ?? '') : '')),
      time(o.submittedAt),
      `<div class="row keep">${act}</div>`,
    ];
  });
  return table(['Name', 'What', 'State', 'Message', 'Submitted', ''], rows, 'No operation yet.');
}

function domains({ domains }: View): string {
  const rows = domains.map((d) => [
    `<b class="keep">${escape(d.name)}</b>`,
    day(d.createdAt),
    day(d.expiresAt),
    d.autoRenew ? 'by itself' : 'when ordered',
    d.locked ? 'locked' : 'open',
    escape(d.eppStatus.join(' ')),
  ]);
  return table(['Name', 'Created', 'Expires', 'Renewal', 'Lock', 'Status'], rows, 'No domain yet.');
}

function zones({ zones }: View): string {
  const rows = zones.map(({ name, nameServers, records }) => [
    `<b class="keep">${escape(name)}</b>`,
    records.map((set) => escape(`${set.name} ${set.type} ${set.values.join(' ')}`)).join('<br>'),
    escape(nameServers.join(' ')),
  ]);
  return table(['Zone', 'Records', 'Name servers'], rows, 'No zone yet.');
}

function faults({ faults }: View): string {
  const rows = faults.map((f) => [escape(f.action === '*' ? 'any call' : f.action), f.kind, String(f.times)]);
  const clear = '<form method="post" action="/_control/clear-faults"><button class="quiet">Clear</button></form>';
  return table(['Call', 'Fault', 'Times'], rows, 'None: every call works.') + (faults.length > 0 ? clear : '');
}

function calls({ calls }: View): string {
  const rows = calls
    .slice(0, 25)
    .map((c) => [time(c.at.getTime()), escape(c.action), escape(c.domain), escape(c.result)]);
  return table(['When', 'Call', 'Name', 'Answer'], rows, 'No call yet.');
}

function table(head: string[], rows: string[][], empty: string): string {
  if (rows.length === 0) return `<p class="hint">${empty}</p>`;
  const body = rows.map((cells) => `<tr>${cells.map((c) => `<td>${c}</td>`).join('')}</tr>`).join('');
  return `<div class="scroll"><table><thead><tr>${head.map((h) => `<th scope="col">${h}</th>`).join('')}</tr></thead><tbody>${body}</tbody></table></div>`;
}

const day = (ms: number) => `<span class="keep">${new Date(ms).toISOString().slice(0, 10)}</span>`;
const time = (ms: number) => `<span class="keep">${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')}</span>`;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
