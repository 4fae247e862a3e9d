import { it as door } from './door-it.ts';
import { it as paid } from './paid-it.ts';
import type { ShopMails } from './shape.ts';

const questions = 'Domande? Chiamaci: {{contact}}.';
const ordered = [
  '{{lines}}',
  'Consegna: {{delivery}}.',
  'Totale, IVA compresa: {{counter}}. Paghi da noi, quando ritiri.',
  'Totale, consegna e IVA comprese: {{door}}. Paghi alla consegna.',
];
const place = ['Dove si ritira: {{where}}.', '{{note}}'];
const pickup = [...place, 'Indirizzo: {{address}}.'];
const buyer = {
  button: 'Vedi o annulla',
  after: [
    'Chi vende: {{seller}}.',
    questions,
    'Il link apre il tuo ordine senza password: non inoltrarlo.',
    'Vale anche se il sito cambia indirizzo o chiude: {{lasting}}',
    'Non hai ordinato tu? Apri il link e annulla: qualcuno ha scritto il tuo indirizzo per sbaglio.',
  ],
  footer: 'Questa e-mail è stata inviata per il sito di {{place}} perché qualcuno ha ordinato con questo indirizzo.',
};
const over = { ...buyer, button: 'Vedi l’ordine', after: [questions] };
const owner = {
  button: 'Apri il negozio',
  after: ['Se rispondi a questa e-mail scrivi a Vetrina: {{name}} non la riceve.'],
  footer: 'Ricevi questa e-mail perché il sito di {{place}} prende ordini.',
};

export const it: ShopMails = {
  ...paid,
  ...door,
  'shop-reserved': {
    ...buyer,
    subject: 'Ordine n. {{number}} ricevuto: {{place}}',
    heading: 'Abbiamo messo da parte il tuo ordine.',
    paragraphs: [
      ...ordered,
      'È una prenotazione: non sei obbligato ad acquistare.',
      ...place,
      'Indirizzo: {{address}}. Ti scriviamo quando parte.',
      'Ti scriviamo quando è pronto, e da allora lo teniamo per te per questi giorni: {{days}}. Se non ti serve più, annullalo.',
      '{{law}}',
    ],
  },
  'shop-accepted': {
    ...buyer,
    subject: 'Ordine n. {{number}} accettato: {{place}}',
    heading: 'Stiamo preparando il tuo ordine.',
    paragraphs: ['Pronto da: {{ready}}.', 'Consegna prevista: {{arrives}}.', ...ordered, ...pickup],
  },
  'shop-ready': {
    ...buyer,
    subject: 'Ordine n. {{number}} pronto: {{place}}',
    heading: 'Il tuo ordine è pronto.',
    paragraphs: [
      'Ti aspettiamo. Giorni per i quali lo teniamo per te: {{days}}.',
      ...ordered,
      ...pickup,
      'Se non puoi venire, annullalo o chiamaci.',
    ],
  },
  'shop-sent': {
    ...over,
    subject: 'Ordine n. {{number}} in consegna: {{place}}',
    heading: 'Il tuo ordine è in viaggio.',
    paragraphs: [
      'Te lo stiamo portando. Paghi alla consegna: {{door}}.',
      '{{lines}}',
      'Consegna: {{delivery}}.',
      'Indirizzo: {{address}}.',
      'Non ci sei, o l’indirizzo è sbagliato? Chiamaci subito.',
      '{{law}}',
    ],
    after: buyer.after.slice(0, 4),
  },
  'shop-refused': {
    ...over,
    subject: 'Ordine n. {{number}} non accettato: {{place}}',
    heading: 'Non possiamo preparare il tuo ordine.',
    paragraphs: ['Ci dispiace: questa volta l’ordine non vale. Avevi chiesto: {{lines}}.', 'Il motivo: {{reason}}'],
  },
  'shop-cancelled': {
    ...over,
    subject: 'Ordine n. {{number}} annullato: {{place}}',
    heading: 'Abbiamo dovuto annullare il tuo ordine.',
    paragraphs: ['Ci dispiace: l’ordine non vale più. Era: {{lines}}.', 'Il motivo: {{reason}}'],
  },
  'shop-unanswered': {
    ...over,
    subject: 'Ordine n. {{number}} scaduto: {{place}}',
    heading: 'Il tuo ordine è scaduto.',
    paragraphs: [
      'Non ti abbiamo risposto in tempo, e ci dispiace. L’ordine non vale. Avevi chiesto: {{lines}}.',
      'Ti interessa ancora? Chiamaci: {{contact}}.',
    ],
    after: [],
  },
  'shop-not-collected': {
    ...over,
    subject: 'Ordine n. {{number}} non ritirato: {{place}}',
    heading: 'Il tuo ordine non è stato ritirato.',
    paragraphs: [
      'Quello che tenevamo per te è di nuovo in vendita. Era: {{lines}}.',
      'Non devi nulla. Se ti interessa ancora, ordina di nuovo dal nostro sito.',
    ],
  },
  'shop-order': {
    ...owner,
    subject: 'Nuovo ordine n. {{number}}: {{total}}',
    heading: 'Hai un nuovo ordine.',
    paragraphs: [
      '{{name}} ha ordinato: {{lines}}.',
      'Totale: {{counter}}, da incassare al ritiro.',
      'Totale: {{door}}, da incassare alla consegna.',
      'Da consegnare: {{delivery}}. Indirizzo: {{address}}.',
      'Contatti: {{contact}}',
      'La nota: {{note}}',
      'I pezzi sono già tenuti da parte. Se non rispondi, l’ordine scade e lo diciamo a chi l’ha fatto.',
    ],
    button: 'Rispondi all’ordine',
  },
  'shop-left': {
    ...owner,
    subject: 'Ordine n. {{number}} annullato',
    heading: 'Un ordine è stato annullato.',
    paragraphs: ['{{name}} ha annullato: {{lines}}. I pezzi sono di nuovo in vendita.', 'Contatti: {{contact}}'],
  },
};
