import type { NewsMails } from './shape.ts';

const owner = { after: [], footer: 'Ricevi questa e-mail perché il sito di {{place}} ha una newsletter.' };

export const it: NewsMails = {
  'news-confirm': {
    subject: '{{code}} è il codice per iscriverti: {{place}}',
    heading: 'Confermi l’iscrizione?',
    paragraphs: [
      'Qualcuno, forse tu, ha chiesto di ricevere a questo indirizzo la newsletter di {{place}}.',
      'Il codice è {{code}}: scrivilo nella pagina che hai lasciato aperta. Vale mezz’ora.',
      'Oppure apri il link, che vale sette giorni.',
    ],
    button: 'Vai alla conferma',
    after: [
      'Non l’hai chiesto tu? Non fare niente: senza conferma non ti scrive nessuno, e tra sette giorni l’indirizzo viene cancellato.',
    ],
    footer:
      'Questa e-mail è stata inviata per il sito di {{place}} perché qualcuno ha scritto questo indirizzo nel modulo della newsletter.',
  },
  'news-confirm-beside': {
    subject: 'Confermi la newsletter di {{place}}?',
    heading: 'Confermi l’iscrizione?',
    paragraphs: [
      'Con un ordine o una prenotazione sul sito di {{place}} qualcuno, forse tu, ha spuntato la casella della newsletter e ha lasciato questo indirizzo.',
      'Per confermare apri il link, che vale sette giorni. L’ordine o la prenotazione non ne dipende.',
    ],
    button: 'Vai alla conferma',
    after: [
      'Non l’hai chiesto tu? Non fare niente: senza conferma non ti scrive nessuno, e tra sette giorni l’indirizzo viene cancellato.',
    ],
    footer:
      'Questa e-mail è stata inviata per il sito di {{place}} perché questo indirizzo è stato scritto in un ordine o in una prenotazione con la casella della newsletter spuntata.',
  },
  'news-again': {
    subject: 'Vuoi restare nella lista di {{place}}?',
    heading: 'Vuoi ancora ricevere la newsletter?',
    paragraphs: [
      'Ti sei iscritto due anni fa alla newsletter di {{place}}. Ti chiediamo una volta sola se vuoi restare.',
      'Se non fai niente, tra un mese cancelliamo il tuo indirizzo.',
    ],
    button: 'Sì, voglio restare',
    after: [],
    footer: 'Questa e-mail è stata inviata per il sito di {{place}} perché il tuo indirizzo è nella sua newsletter.',
  },
  'news-draft': {
    ...owner,
    subject: 'La tua newsletter è pronta da leggere',
    heading: 'C’è una bozza con le tue novità.',
    paragraphs: [
      'L’abbiamo preparata con quello che dice il tuo sito (post, eventi, prodotti nuovi o ridotti, giorni di chiusura), senza aggiungere nulla.',
      'La riceverebbero {{count}} persone. Finché non premi Invia non parte niente.',
    ],
    button: 'Leggi la bozza',
  },
  'news-sent': {
    ...owner,
    subject: 'La tua newsletter è partita: {{count}} e-mail',
    heading: 'La newsletter è stata inviata.',
    paragraphs: ['E-mail consegnate al server di posta: {{count}}.'],
    button: 'Vedi com’è andata',
  },
  'news-stopped': {
    ...owner,
    subject: 'La tua newsletter è ferma',
    heading: 'Abbiamo fermato la newsletter.',
    paragraphs: [
      'Negli ultimi trenta giorni: {{count}} e-mail, {{returned}} tornate indietro, {{complained}} segnalate come indesiderate.',
      'Non parte più niente finché la causa non è chiara: una persona di Vetrina la guarda e ti scrive.',
    ],
    button: 'Vedi perché',
  },
  'news-records': {
    ...owner,
    subject: 'Manca un record di {{domain}}: la newsletter non parte',
    heading: 'Nel DNS di {{domain}} manca qualcosa.',
    paragraphs: [
      'Non si vede più: {{which}}. Finché non c’è, da news.{{domain}} non parte nessuna newsletter.',
      'Rimetti quello che manca dove hai il dominio {{elsewhere}}: nome e contenuto sono sulla pagina della newsletter. Poi premi Controlla.',
      'Il dominio {{ours}} è da noi e lo riscriviamo a ogni controllo, ma ancora non si vede. Non devi fare niente, a meno che tu non abbia spostato il suo DNS altrove.',
    ],
    button: 'Vedi che cosa manca',
  },
};
