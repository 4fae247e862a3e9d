import { html } from 'hono/html';
import type { Html } from '../look.ts';
import { quoted, type HostedSet } from './zone-answers.ts';

/** What a value of each type that can be changed looks like. */
const FORMS: Record<string, RegExp> = {
  TXT: /^[ -~]+$/,
  MX: /^\d{1,4} [\w-]{1,63}(?:\.[\w-]{1,63}){1,9}$/,
  A: /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/,
  CNAME: /^[\w-]{1,63}(?:\.[\w-]{1,63}){1,9}$/,
};
const MOST_VALUES = 10;
const LONGEST_VALUE = 2000;

export const isType = (type: string): boolean => Object.hasOwn(FORMS, type);

/** A person's lines, one value each, as a zone has them; texts are typed without quotation marks. Throws RangeError for what is no such value. */
export function valuesOf(type: string, lines: string): string[] {
  const values = lines
    .split(/\r?\n/, MOST_VALUES)
    .map((line) => line.trim().slice(0, LONGEST_VALUE))
    .filter((line) => line !== '');
  const wrong = values.find((value) => !FORMS[type]?.test(value));
  if (wrong !== undefined) throw new RangeError(`That is no ${type}: ${wrong}`);
  return type === 'TXT' ? values.map(quoted) : values;
}

/** What is said in place of the zone's own, each with its way back, and the form that says more. `asked`: the record that it begins with. */
export const insteadView = (
  domain: string,
  sets: readonly HostedSet[],
  asked: { record: string; type: string; value: string },
): Html =>
  html`<h2 id="instead">Say something else</h2>
    <p class="soft small">
      A record is spoiled or taken away here, whoever hosts its zone, to see what leans on it. It lasts until it is said
      as before, or the sandbox ends.
    </p>
    ${sets.map(
      ({ name, type, values }) =>
        html`<form method="post" action="/instead" class="actions">
          <input type="hidden" name="name" value="${domain}" /><input type="hidden" name="record" value="${name}" />
          <input type="hidden" name="type" value="${type}" /><input type="hidden" name="before" value="on" />
          <span class="badge warn">${values.length === 0 ? 'taken away' : 'changed'}</span> ${name} ${type}
          <button class="plain">As before</button>
        </form>`,
    )}
    <form method="post" action="/instead">
      <input type="hidden" name="name" value="${domain}" />
      <label for="record">Record</label><input id="record" name="record" value="${asked.record}" required />
      <label for="type">Type</label
      ><select id="type" name="type">
        ${Object.keys(FORMS).map((type) => html`<option ${type === asked.type ? html`selected` : ''}>${type}</option>`)}
      </select>
      <label for="value">Values, one a line; none: it is taken away</label>
      <textarea id="value" name="value">${asked.value}</textarea>
      <p><button>Say this</button></p>
    </form>`;
