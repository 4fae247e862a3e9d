import { html } from 'hono/html';
import type { Html } from '../look.ts';
import type { NoVerdict, Verdict } from './verdict.ts';

type Result = Verdict['spf']['result'];
const TONE: Partial<Record<Result, string>> = { pass: 'good', fail: 'bad', permerror: 'bad', none: '' };
const LABEL: Record<Result, string> = {
  pass: 'passes',
  fail: 'fails',
  softfail: 'fails softly',
  neutral: 'says neither',
  none: 'none',
  temperror: 'no answer',
  permerror: 'unreadable',
};

const badge = (name: string, result: Result): Html =>
  html`<span class="badge ${TONE[result] ?? 'warn'}">${name} ${LABEL[result]}</span>`;
const row = (name: string, result: Result, words: string): Html =>
  html`<dt>${badge(name, result)}</dt>
    <dd>${words}</dd>`;

const dkimWords = ({ result, domain, aligned, why, covers }: Verdict['dkim']): string => {
  if (result === 'none') return 'Nobody signed it.';
  if (result === 'temperror') return `The key of ${domain || 'its signature'} could not be asked for: ${why}.`;
  if (result === 'fail') return `The signature of ${domain} does not hold: ${why}.`;
  const unsubscribe = covers.includes('list-unsubscribe') && covers.includes('list-unsubscribe-post');
  const of = aligned ? 'the domain that it comes from' : 'which DMARC does not count';
  return `Signed by ${domain}, ${of}. Text and ${covers.length} fields are as they left${unsubscribe ? ', both of unsubscribing among them' : ''}.`;
};

const spfWords = ({ result, domain, aligned, why }: Verdict['spf']): string => {
  const words: Record<Result, string> = {
    pass: `${domain} lets this machine send${aligned ? ', and is the domain that it comes from' : '; DMARC does not count it'}.`,
    fail: `${domain} does not let this machine send.`,
    softfail: `${domain} doubts that this machine may send.`,
    neutral: `${domain} says neither yes nor no.`,
    none: `${domain || 'Its sender'} does not say who may send for it.`,
    temperror: `Who may send for ${domain || 'its sender'} could not be asked.`,
    permerror: `Who may send for ${domain} cannot be read: ${why.split(': ').at(-1)}.`,
  };
  return words[result];
};

const dmarcWords = ({ dmarc, dkim, spf, from }: Verdict): string => {
  if (dmarc.result === 'none')
    return from ? `${from} says nothing of what fails.` : 'It names nobody that it comes from.';
  if (dmarc.result === 'temperror') return 'The policy could not be asked for.';
  if (dmarc.result === 'permerror') return 'The policy cannot be read.';
  const asks = `${dmarc.domain} asks for “${dmarc.policy}”`;
  if (dmarc.result === 'fail') return `Neither counts for the domain that it comes from; then ${asks}.`;
  const by = [...(dkim.aligned ? ['DKIM'] : []), ...(spf.aligned ? ['SPF'] : [])].join(' and ');
  return `Held by ${by}; where neither counts ${asks}.`;
};

/** One word for each, where the mail's facts stand. */
export const verdictBadges = (verdict: Verdict | NoVerdict): Html =>
  verdict.judged
    ? html`${badge('DKIM', verdict.dkim.result)} ${badge('SPF', verdict.spf.result)}
      ${badge('DMARC', verdict.dmarc.result)}`
    : html`not looked at: ${verdict.why}`;

/** What they mean in plain words, and a button that looks again. */
export const verdictView = (id: number, verdict: Verdict | NoVerdict): Html =>
  html`<div class="card">
    ${
      verdict.judged
        ? html`<dl>
            ${row('DKIM', verdict.dkim.result, dkimWords(verdict.dkim))}
            ${row('SPF', verdict.spf.result, spfWords(verdict.spf))}
            ${row('DMARC', verdict.dmarc.result, dmarcWords(verdict))}
          </dl>`
        : html`Not looked at: ${verdict.why}.`
    }
    <form method="post" action="/m/${id}/verdict" class="actions">
      <button class="plain">Look again</button>
      <a href="/m/${id}/verdict.json">The same for scripts</a>
      <a href="/m/${id}/raw">The mail as it arrived</a>
    </form>
  </div>`;
