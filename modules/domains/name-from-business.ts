import { elot743 } from '../../platform/elot743.ts';

const MIN_LABEL = 3;
const MAX_LABEL = 63;
/** Beyond this a name is no longer read at a glance on a sign or a card. */
const COMFORTABLE = 26;
const MAX_CANDIDATES = 6;

/** Legal forms of our five countries that are no other word; after dots are joined, "S.r.l." is "srl". What follows one names the owner. */
const LEGAL = new Set(
  'srl srls societaperazioni snc sas sapa scarl scrl onlus ltd llc llp plc gmbh slu sarl sasu eurl'.split(' '),
);
/** Legal forms that are also words ("sci", "coop"): dropped at the end only. */
const LEGAL_AT_END = new Set('sl sa ss sc sci sau inc coop soc asd ssd aps ae oe ee ike epe mike'.split(' '));
/** Written "SpA" or with dots it is a company; "Spa" is a place to relax. */
const SPA = /(?<![\p{L}\p{N}])(?:[sS]\.\s?[pP]\.\s?[aA]\b\.?|SpA\b)/gu;
/** Small words that a shortened name can do without. */
const SMALL = new Set(
  (
    'di de del della dello dei degli delle da dal dalla dai dalle il lo la i gli le l un una e ed a al alla con per in su dal ' +
    'the of and at in on by for el los las y en con les du des et au aux chez o oi ta to tou tis ton kai apo sto sti'
  ).split(' '),
);
/** Words that say the trade, not the name. */
const TRADE = new Set(
  (
    'ristorante trattoria osteria pizzeria bar caffe caffetteria pasticceria gelateria panificio forno hotel albergo salone ' +
    'parrucchiere parrucchieri estetica centro studio officina autofficina palestra negozio bottega fioraio macelleria antica ' +
    'restaurant cafe bakery salon shop restaurante cafeteria panaderia peluqueria taller tienda boulangerie coiffeur garage ' +
    'estiatorio taverna kafeneio fournos zacharoplasteio kommotirio'
  ).split(' '),
);

/**
 * Labels to try for a business's name, best first: "Trattoria da Gino S.r.l. – Bologna" gives trattoriadagino,
 * trattoria-da-gino, trattoriadaginobologna … Only a-z, 0-9 and hyphens, 3 to 63 long, valid in every zone. Empty when the name
 * has no letter we can write in Latin.
 */
export function nameFromBusiness(name: string): string[] {
  const whole = wordsOf(name).filter((word) => !LEGAL.has(word));
  const head = headOf(wordsOf(name.split(/\s[-–—|:•·]\s|[(,|/]/u)[0] ?? ''));
  const main = head.join('').length >= MIN_LABEL ? head : whole;
  const content = main.filter((word) => !SMALL.has(word));
  const own = content.filter((word) => !TRADE.has(word));
  const candidates = [
    ...comfortable(main.join('')),
    ...comfortable(main.join('-')),
    fitting(content, ''),
    fitting(own, ''),
    ...comfortable(whole.join('')),
    fitting(content, '-'),
  ];
  return [...new Set(candidates)].filter(isLabel).slice(0, MAX_CANDIDATES);
}

const comfortable = (label: string) => (label.length <= COMFORTABLE ? [label] : []);

const isLabel = (label: string) =>
  label.length >= MIN_LABEL &&
  label.length <= MAX_LABEL &&
  /^[a-z0-9](?:.*[a-z0-9])?$/.test(label) &&
  label.slice(2, 4) !== '--';

/** As many whole words from the front as fit; a first word that is too long by itself is cut. */
function fitting(words: string[], joint: string): string {
  let label = words[0]?.slice(0, MAX_LABEL) ?? '';
  for (const word of words.slice(1)) {
    if (label.length + joint.length + word.length > COMFORTABLE) break;
    label += joint + word;
  }
  return label;
}

/** The words before the legal form: "Bar Sport snc di Rossi Mario" is known as Bar Sport. */
function headOf(words: string[]): string[] {
  const legal = words.findIndex((word, i) => i > 0 && LEGAL.has(word));
  const head = legal < 0 ? [...words] : words.slice(0, legal);
  while (head.length > 1 && LEGAL_AT_END.has(head.at(-1) ?? '')) head.pop();
  return head;
}

/** The words of a name in plain Latin letters; what an apostrophe joins stays one word. */
function wordsOf(name: string): string[] {
  const plain = elot743(name.normalize('NFKC').replaceAll(SPA, ' societaperazioni ').toLowerCase())
    .normalize('NFD')
    .replaceAll(/\p{M}|['’‘`´ʼ]/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    // "& C." closes the name of an Italian partnership and is no word of it.
    .replaceAll(/&\s*(c|figli)\b\.?/g, (_all, word: string) => (word === 'c' ? ' ' : ' e figli '))
    .replaceAll(/\b(?:[a-z]\.){2,}(?:[a-z]\b)?/g, (initials) => `${initials.replaceAll('.', '')} `);
  return plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
}
