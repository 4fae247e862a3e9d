import type { BookingMails } from './shape.ts';

const questions = 'Domande? Chiamaci: {{contact}}.';
const guest = {
  button: 'Vedi la tua prenotazione',
  after: [
    questions,
    'Il link apre la tua prenotazione senza password: non inoltrarlo.',
    'Vale anche se il sito cambia indirizzo o chiude: {{lasting}}',
    'Non hai prenotato tu? Apri il link e annulla: qualcuno ha scritto il tuo indirizzo per errore.',
  ],
  footer: 'Questa e-mail è stata inviata per il sito di {{place}} perché qualcuno ha prenotato con questo indirizzo.',
};
const over = { ...guest, button: 'Vedi la prenotazione', after: [questions] };
const owner = {
  button: 'Apri le prenotazioni',
  after: ['Se rispondi a questa e-mail scrivi a Vetrina: {{name}} non la riceve.'],
  footer: 'Ricevi questa e-mail perché il sito di {{place}} prende prenotazioni.',
};

export const it: BookingMails = {
  'booking-received': {
    ...guest,
    subject: 'Richiesta ricevuta: {{place}}, {{when}}',
    heading: 'Abbiamo ricevuto la tua richiesta.',
    paragraphs: [
      'Hai chiesto: {{what}}, {{when}}.',
      'Non è ancora confermata. Ti rispondiamo con un’altra e-mail; intanto l’orario resta tenuto per te.',
      'Caparra versata: {{deposit}}.',
      '{{clause}}',
    ],
  },
  'booking-wished': {
    ...guest,
    subject: 'Richiesta ricevuta: {{place}}, {{when}}',
    heading: 'Abbiamo ricevuto la tua richiesta.',
    paragraphs: [
      'Hai chiesto: {{what}}, {{when}}.',
      'Finché non ti rispondiamo non è prenotato nulla. Ti scriviamo presto con un’altra e-mail.',
    ],
  },
  'booking-confirmed': {
    ...guest,
    subject: 'Confermata: {{place}}, {{when}}',
    heading: 'La prenotazione è confermata.',
    paragraphs: [
      'Ti aspettiamo {{when}}: {{what}}.',
      '{{reason}}',
      'Se non puoi venire, apri la prenotazione e dillo: così possiamo organizzarci.',
      'Caparra versata: {{deposit}}.',
      '{{clause}}',
    ],
    attached: 'In allegato la prenotazione per il tuo calendario.',
  },
  'booking-changed': {
    ...guest,
    subject: 'Nuovo orario: {{place}}, {{when}}',
    heading: 'La prenotazione è stata spostata.',
    paragraphs: [
      'Ora ti aspettiamo {{when}}: {{what}}. L’orario di prima non vale più.',
      'Non va bene per te? Apri la prenotazione e faccelo sapere.',
    ],
    attached: 'In allegato il nuovo orario per il tuo calendario: prende il posto di quello di prima.',
  },
  'booking-cancelled': {
    ...over,
    subject: 'Annullata: {{place}}, {{when}}',
    heading: 'Abbiamo dovuto annullare la tua prenotazione.',
    paragraphs: [
      'Ci dispiace: questa prenotazione non vale più. Era: {{what}}, {{when}}.',
      'Il motivo: {{reason}}',
      'Se vuoi, scegli un altro momento sul nostro sito.',
      'La caparra di {{back}} torna per intero sulla tua carta; ti scriviamo quando è partita.',
    ],
    attached: 'In allegato l’annullamento per il tuo calendario.',
  },
  'booking-refused': {
    ...over,
    subject: 'Non possiamo confermare: {{place}}, {{when}}',
    heading: 'Non possiamo confermare la tua richiesta.',
    paragraphs: [
      'Ci dispiace: la tua richiesta non è stata accettata. Avevi chiesto: {{what}}, {{when}}.',
      'Il motivo: {{reason}}',
      'Se vuoi, scegli un altro momento sul nostro sito.',
      'La caparra di {{back}} torna per intero sulla tua carta; ti scriviamo quando è partita.',
    ],
  },
  'booking-reminder': {
    ...guest,
    subject: 'Promemoria: {{place}}, {{when}}',
    heading: 'Ti ricordiamo la prenotazione.',
    paragraphs: ['Ti aspettiamo {{when}}: {{what}}.', 'Non puoi venire? Apri la prenotazione e dillo adesso.'],
  },
  'booking-unanswered': {
    ...over,
    subject: 'Non confermata: {{place}}, {{when}}',
    heading: 'La tua richiesta è scaduta.',
    paragraphs: [
      'Non ti abbiamo risposto in tempo, e ci dispiace. La prenotazione non vale. Avevi chiesto: {{what}}, {{when}}.',
      'Ci tieni ancora? Chiamaci: {{contact}}.',
      'La caparra di {{back}} torna per intero sulla tua carta; ti scriviamo quando è partita.',
    ],
    after: [],
  },
  'booking-asked': {
    ...owner,
    subject: 'Da confermare: {{what}}, {{when}}',
    heading: 'Una richiesta aspetta la tua risposta.',
    paragraphs: [
      '{{name}} chiede: {{what}}, {{when}}.',
      'Prima era {{before}}: quell’orario non è più tenuto.',
      'Contatto: {{contact}}',
      'Intanto l’orario è tenuto. Se non rispondi in tempo la richiesta scade, e lo diciamo a chi l’ha fatta.',
      'Caparra versata: {{deposit}}. Se rifiuti, o non rispondi, la caparra torna da sola a chi l’ha versata.',
    ],
    button: 'Rispondi alla richiesta',
  },
  'booking-wish': {
    ...owner,
    subject: 'Richiesta: {{what}}, {{when}}',
    heading: 'Una richiesta aspetta la tua risposta.',
    paragraphs: [
      '{{name}} chiede: {{what}}, {{when}}.',
      'Contatto: {{contact}}',
      'Non è tenuto nulla: rispondi tu di sì o di no. Se non rispondi in tempo la richiesta scade, e lo diciamo a chi l’ha fatta.',
    ],
    button: 'Rispondi alla richiesta',
  },
  'booking-new': {
    ...owner,
    subject: 'Nuova prenotazione: {{what}}, {{when}}',
    heading: 'Hai una nuova prenotazione.',
    paragraphs: [
      '{{name}} ha prenotato: {{what}}, {{when}}.',
      'Contatto: {{contact}}',
      'È già confermata.',
      'Caparra versata: {{deposit}}.',
    ],
  },
  'booking-left': {
    ...owner,
    subject: 'Annullata: {{what}}, {{when}}',
    heading: 'Una prenotazione è stata annullata.',
    paragraphs: [
      '{{name}} ha annullato: {{what}}, {{when}}. Non vale più.',
      'Contatto: {{contact}}',
      'Il motivo: {{reason}}',
      'La caparra di {{back}} torna da sola a chi aveva prenotato.',
      'La caparra di {{deposit}} resta a te, come da clausola. Se vuoi puoi restituirla dalle prenotazioni.',
    ],
  },
  'booking-moved': {
    ...owner,
    subject: 'Spostata: {{what}}, {{when}}',
    heading: 'Una prenotazione è stata spostata.',
    paragraphs: [
      '{{name}} ha scelto un altro orario: {{what}}, ora {{when}}. Prima era {{before}}.',
      'Contatto: {{contact}}',
    ],
  },
  'booking-clash': {
    ...owner,
    subject: 'Due impegni insieme: {{what}}, {{when}}',
    heading: 'Nel tuo calendario c’è altro alla stessa ora.',
    paragraphs: [
      '{{name}} ha prenotato: {{what}}, {{when}}. Alla stessa ora il calendario «{{calendar}}» è occupato.',
      'Contatto: {{contact}}',
      'Altre prenotazioni nella stessa situazione: {{more}}.',
      'Non abbiamo cambiato nulla: decidi tu se spostarla, annullarla o lasciarla com’è.',
    ],
  },
  'booking-feed-silent': {
    ...owner,
    subject: 'Un calendario non si legge più: ultima lettura {{when}}',
    heading: 'Non riusciamo più a leggere un calendario.',
    paragraphs: [
      'Da più di un giorno il calendario «{{what}}» non si lascia leggere. L’ultima volta è stata {{when}}.',
      '«{{silent}}» non risponde, o risponde troppo tardi.',
      'Con l’indirizzo che abbiamo, «{{refused}}» non si apre: forse l’indirizzo è cambiato o il calendario non è più condiviso.',
      'All’indirizzo di «{{unreadable}}» non troviamo più un calendario: serve l’indirizzo «iCal» o «ICS», non quello della pagina.',
      '«{{large}}» è diventato più grande di quanto leggiamo (5 MB, 5000 impegni): fanne uno a parte con gli impegni che contano.',
      'Continuiamo a tenere conto di quello che diceva allora; di ciò che hai aggiunto dopo non sappiamo nulla.',
      'Apri le prenotazioni e controlla il suo indirizzo. Appena si lascia leggere di nuovo, lo leggiamo da soli.',
    ],
    after: [],
  },
  'booking-deposit-refunded': {
    ...over,
    subject: 'Caparra restituita: {{place}}, {{when}}',
    heading: 'Ti abbiamo restituito la caparra di {{amount}}.',
    paragraphs: [
      'Il denaro torna sulla carta con cui hai pagato. La banca può impiegare qualche giorno.',
      'Riguarda: {{what}}, {{when}}.',
    ],
  },
  'booking-deposit-elsewhere': {
    ...over,
    subject: 'Caparra restituita in un altro modo: {{place}}, {{when}}',
    heading: 'Ti è stata restituita la caparra di {{amount}}, in un altro modo.',
    paragraphs: [
      'Il rimborso sulla carta non è riuscito. Chi ti aspettava dice di averti restituito il denaro così: {{reason}}',
      'Se non l’hai ricevuto, rispondi a questa e-mail: ti spetta comunque.',
      'Riguarda: {{what}}, {{when}}.',
    ],
  },
  'booking-refund-failed': {
    ...owner,
    subject: 'Caparra non restituita: {{what}}, {{when}}',
    heading: 'La caparra non è tornata a chi aveva prenotato.',
    paragraphs: [
      'Stripe non ha potuto restituire {{amount}} a {{name}}: spesso il saldo del tuo conto non basta.',
      'Riguarda: {{what}}, {{when}}.',
      'Apri le prenotazioni e riprova, oppure restituiscila in un altro modo e scrivilo lì.',
      'Contatto: {{contact}}',
    ],
  },
  'booking-closed': {
    ...guest,
    subject: 'Prenotazione, dove la trovi ora: {{place}}, {{when}}',
    heading: 'Il sito ha chiuso, la tua prenotazione resta.',
    paragraphs: [
      'Il sito di {{place}} non è più in linea. Hai prenotato: {{what}}, {{when}}.',
      'Dal pulsante la vedi ancora e, se non ti serve più, la annulli.',
      'Per sicurezza chiedi conferma per telefono: {{contact}}.',
    ],
    button: 'Vedi o annulla',
    after: [],
  },
};
