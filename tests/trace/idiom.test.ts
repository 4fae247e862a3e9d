/** What native editors struck out of the texts, in every catalogue, mail and document that docs/texts.md lists: none of it comes back. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SHEET } from '../../scripts/texts.ts';
import { LANGS, type Lang } from '../../site-kit/names.ts';

const STRUCK_OUT: Record<Lang, RegExp[]> = {
  // A state beside a noun of either gender; one name and several; a site that is no shop door.
  it: [/E-mail fatto/, /\(fatto\)/, /^fatto$/i, /^Il (tuo )?sito è aperto/i, /^1 nome ×/, /\(facoltativo\).*(SDI|PEC)/],
  en: [
    /free hours/i,
    /have a doubt/i,
    /texts, turnkey/i,
    /born from your page/i,
    /drawn for/i,
    /changed whenever you like/i,
    /another outfit/i,
    /to put right before/i,
    /^write the /i,
    /^paying is an order/i,
    /companies and VAT numbers/i,
    /left unticked/i,
    /^your site is open/i,
  ],
  es: [/acepto los condiciones/i, /horas libres/i, /dominio que se transfiere/i, /^tu sitio está abierto/i],
  fr: [/^votre site est ouvert/i, /heures libres/i],
  el: [/\bDominio\b/, /^Ακύρωση$/, /\(έτοιμο\)/, /^έτοιμο$/i, /μόλις βγήκαν/],
};

const rows = readFileSync(SHEET, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.slice(2, -2).split(/(?<!\\) \| /));

it('the sheet holds every language of every text', () => {
  expect(rows.length).toBeGreaterThan(1000);
  expect(rows.filter((cells) => cells.length !== LANGS.length + 1).map(([key]) => key)).toEqual([]);
});

it.each(LANGS)('nothing that an editor of %s struck out has come back [L7]', (lang) => {
  const at = LANGS.indexOf(lang) + 1;
  const found = rows.flatMap((cells) =>
    STRUCK_OUT[lang]
      .filter((words) => words.test(cells[at] ?? ''))
      .map((words) => `${cells[0]}: ${cells[at]} (${words.source})`),
  );
  expect(found).toEqual([]);
});
