import type { PaidMails } from './shape.ts';

/** Of what is collected, and of what is delivered: the other has no sum, and is left out. */
const paid = [
  'Totale pagato, IVA compresa: {{counter}}. Ti scriviamo quando puoi ritirare.',
  'Totale pagato, consegna e IVA comprese: {{door}}. Ti scriviamo quando parte.',
];
const where = 'Dove si ritira: {{where}}.';
export const buyer = {
  button: 'Vedi l’ordine',
  after: [
    'Chi vende: {{seller}}.',
    'Domande? Chiamaci: {{contact}}.',
    'Il link apre il tuo ordine senza password: non inoltrarlo.',
    'Vale anche se il sito cambia indirizzo o chiude: {{lasting}}',
  ],
  footer: 'Questa e-mail è stata inviata per il sito di {{place}} perché qualcuno ha ordinato con questo indirizzo.',
};
export const owner = {
  button: 'Apri il negozio',
  after: ['Se rispondi a questa e-mail scrivi a Vetrina: {{name}} non la riceve.'],
  footer: 'Ricevi questa e-mail perché il sito di {{place}} prende ordini.',
};

export const it: PaidMails = {
  'shop-paid': {
    ...buyer,
    subject: 'Ordine n. {{number}} pagato: {{place}}',
    heading: 'Grazie: il tuo acquisto è concluso.',
    paragraphs: [
      '{{lines}}',
      ...paid,
      'Consegna: {{delivery}}.',
      'Indirizzo: {{address}}.',
      where,
      '{{note}}',
      '{{law}}',
    ],
    button: 'Vedi l’ordine, o recedi',
  },
  'shop-paid-ready': {
    ...buyer,
    subject: 'Ordine n. {{number}} pronto: {{place}}',
    heading: 'Il tuo ordine è pronto.',
    paragraphs: ['Ti aspettiamo: hai già pagato.', '{{lines}}', where, '{{note}}'],
  },
  'shop-paid-sent': {
    ...buyer,
    subject: 'Ordine n. {{number}} in consegna: {{place}}',
    heading: 'Il tuo ordine è in viaggio.',
    paragraphs: [
      'Hai già pagato: non devi nulla a chi te lo porta.',
      '{{lines}}',
      'Consegna: {{delivery}}.',
      'Indirizzo: {{address}}.',
      'Non ci sei, o l’indirizzo è sbagliato? Chiamaci subito.',
    ],
  },
  'shop-withdrawal': {
    ...buyer,
    subject: 'Recesso dall’ordine n. {{number}} ricevuto: {{place}}',
    heading: 'Abbiamo ricevuto il tuo recesso.',
    paragraphs: [
      'Ricevuto: {{moment}}.',
      'Recedi per: {{lines}}.',
      'Resta acquistato: {{kept}}.',
      'Ti restituiamo {{amount}} entro {{by}}, sulla stessa carta.',
      'Se hai già la merce, o è in viaggio, riportala o rimandala entro 14 giorni da oggi: il rimborso può aspettare che torni.',
    ],
  },
  'shop-refunded': {
    ...buyer,
    subject: 'Rimborso per l’ordine n. {{number}}: {{place}}',
    heading: 'Ti abbiamo restituito {{amount}}.',
    paragraphs: [
      'Il denaro torna sulla carta con cui hai pagato. La banca può impiegare qualche giorno.',
      'Riguarda: {{lines}}.',
      'Il motivo: {{reason}}',
    ],
  },
  'shop-refunded-elsewhere': {
    ...buyer,
    subject: 'Rimborso per l’ordine n. {{number}}: {{place}}',
    heading: 'Ti è stato restituito {{amount}}, in un altro modo.',
    paragraphs: [
      'Il rimborso sulla carta non è riuscito. Chi vende dice di averti restituito il denaro così: {{reason}}',
      'Se non l’hai ricevuto, rispondi a questa e-mail: ti spetta comunque.',
      'Riguarda: {{lines}}.',
    ],
  },
  'shop-paid-order': {
    ...owner,
    subject: 'Nuovo ordine n. {{number}}, pagato: {{total}}',
    heading: 'Hai un nuovo ordine, già pagato.',
    paragraphs: [
      '{{name}} ha acquistato: {{lines}}.',
      'Pagato con carta: {{total}}.',
      'Da consegnare: {{delivery}}. Indirizzo: {{address}}.',
      'Contatto: {{contact}}',
      'La nota: {{note}}',
      'Quando è pronto o parte, dillo dal negozio: lo scriviamo noi a chi ha ordinato.',
    ],
  },
  'shop-withdrawn': {
    ...owner,
    subject: 'Recesso dall’ordine n. {{number}}',
    heading: 'Un acquisto viene annullato.',
    paragraphs: [
      '{{name}} recede dal contratto per: {{lines}}. Se non è ancora ritirato né partito, non consegnarlo: i pezzi sono già di nuovo in vendita.',
      'Da restituire: {{amount}}, entro {{by}}.',
      'Se la merce non era ancora ritirata né partita, il denaro torna da solo. Se lo era, puoi aspettare che torni: poi premi Rimborsa nel negozio.',
      'Contatto: {{contact}}',
    ],
  },
  'shop-refund-due': {
    ...owner,
    subject: 'Da rimborsare: ordine n. {{number}}',
    heading: 'Un rimborso aspetta te.',
    paragraphs: [
      '{{name}} ha receduto dal contratto per: {{lines}}.',
      'La legge vuole che {{amount}} tornino entro {{by}}. Apri il negozio e premi Rimborsa.',
      'Contatto: {{contact}}',
    ],
  },
  'shop-refund-failed': {
    ...owner,
    subject: 'Rimborso non riuscito: ordine n. {{number}}',
    heading: 'Il denaro non è tornato a chi ha ordinato.',
    paragraphs: [
      'Stripe non ha potuto restituire {{amount}} a {{name}}: spesso il saldo del tuo conto non basta.',
      'Riguarda: {{lines}}.',
      'Apri il tuo conto su Stripe e rimborsa da lì, o in un altro modo. Contatto: {{contact}}',
    ],
  },
  'shop-account-active': {
    ...owner,
    after: [],
    subject: 'I pagamenti con carta sono attivi: {{place}}',
    heading: 'Puoi vendere con carta.',
    paragraphs: [
      'Stripe ha attivato il tuo conto. Nel negozio scegli che chi ordina paghi subito: il denaro arriva sul tuo conto, e noi non tratteniamo nulla.',
    ],
  },
  'shop-account-stopped': {
    ...owner,
    after: [],
    subject: 'I pagamenti con carta sono fermi: {{place}}',
    heading: 'Il tuo conto non incassa, per ora.',
    paragraphs: [
      'Stripe ha bisogno di qualcosa da te, o ha chiuso il conto. Intanto dal sito si può solo prenotare, e si paga da te al ritiro.',
      'Gli ordini già pagati restano. Apri il negozio e continua con Stripe.',
    ],
  },
  'shop-safety-due': {
    ...owner,
    after: [],
    subject: 'Da completare entro {{by}}: {{place}}',
    heading: 'Ad alcuni prodotti manca qualcosa che la legge chiede.',
    paragraphs: [
      'Chi vende oggetti con carta su un sito deve scrivere che cosa li distingue (modello, tipo o lotto) e le avvertenze, o dire che non ne servono. Mancano a: {{lines}}.',
      'Fino a {{by}} restano in vendita come ora. Poi quelli senza risposta non si vendono più con carta, finché non la scrivi.',
    ],
  },
  'shop-safety-over': {
    ...owner,
    after: [],
    subject: 'Non più in vendita con carta: {{place}}',
    heading: 'Alcuni prodotti non si vendono più.',
    paragraphs: [
      'Manca il modello, il tipo o il lotto, oppure la risposta sulle avvertenze: {{lines}}.',
      'Quando li scrivi tornano subito in vendita. Quanto è già pagato resta com’è.',
    ],
  },
  'shop-closed': {
    ...buyer,
    subject: 'Ordine n. {{number}}, dove lo trovi ora: {{place}}',
    heading: 'Il sito ha chiuso, il tuo ordine resta.',
    paragraphs: [
      'Il sito di {{place}} non è più in linea. Il tuo ordine: {{lines}}.',
      'Dal pulsante lo vedi ancora. Finché ne hai diritto puoi annullarlo o recedere; se aspetti un rimborso, lì leggi a che punto è.',
      'Conserva questa e-mail: il link non cambia più.',
    ],
    button: 'Vedi l’ordine',
  },
  'shop-link': {
    ...buyer,
    subject: 'Il link al tuo ordine n. {{number}}: {{place}}',
    heading: 'Ecco il link al tuo ordine.',
    paragraphs: [
      'L’hai chiesto dal sito di {{place}}. L’ordine era: {{lines}}.',
      'Da lì vedi l’ordine e, se ne hai il diritto, recedi in due passi.',
    ],
    after: [...buyer.after, 'Non l’hai chiesto tu? Non serve fare nulla.'],
  },
};
