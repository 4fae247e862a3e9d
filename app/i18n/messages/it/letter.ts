const messages = {
  ask: {
    take: 'Accetti quello che dice la tua pagina?',
    keep: 'Tieni quello che c’è sul sito?',
    adopt: 'Smetti di seguire la pagina?',
    undo: 'Torni a com’era prima?',
    closed: 'Chiuso {{day}}?',
    open: 'Aperto {{day}}?',
    off: 'Vuoi spegnere le lettere?',
  },
  why: {
    take: 'Con il pulsante il sito mostra subito quello che dice la pagina.',
    keep: 'Con il pulsante il sito resta com’è, e non te lo chiediamo più per questo valore.',
    adopt: 'Con il pulsante il sito resta com’è, diventa tutto tuo e non prende più niente dalla pagina.',
    undo: 'Con il pulsante il sito mostra di nuovo quello che c’era, e non torna da solo.',
    closed: 'Con il pulsante il sito dice subito che quel giorno siete chiusi.',
    open: 'Con il pulsante il sito dice subito che quel giorno siete aperti, con gli orari qui sotto.',
    off: 'Con il pulsante non ti scriviamo più ogni settimana. Le e-mail sul contratto arrivano lo stesso.',
  },
  press: {
    take: 'Accetta',
    keep: 'Tieni il mio',
    adopt: 'Smetti di seguirla',
    undo: 'Annulla',
    closed: 'Siamo chiusi',
    open: 'Siamo aperti',
    off: 'Spegni le lettere',
    again: 'Riaccendi le lettere',
  },
  done: {
    take: 'Fatto: il sito dice quello che dice la pagina.',
    keep: 'Fatto: il sito resta com’è.',
    adopted: 'Fatto: il sito è tuo e resta com’è.',
    undone: 'Fatto: il sito è tornato com’era.',
    closed: 'Fatto: il sito dice che siete chiusi.',
    open: 'Fatto: il sito dice che siete aperti.',
    off: 'Le lettere sono spente.',
  },
  after: {
    take: 'È già in linea. Nel tuo spazio puoi annullare.',
    keep: 'Se la pagina cambia ancora, te lo chiediamo.',
    adopted: 'Non segue più la pagina. Nel tuo spazio puoi farglielo fare di nuovo.',
    undone: 'Quello che era arrivato dalla pagina non torna da solo.',
    closed: 'È già in linea. Lo cambi quando vuoi tra gli orari.',
    open: 'È già in linea. Lo cambi quando vuoi tra gli orari.',
    off: 'Se cambi idea, questo pulsante le riaccende.',
  },
  outdated: {
    title: 'Non c’è più niente da decidere.',
    text: 'Intanto la pagina è cambiata ancora, o dice di nuovo quello che mostra il sito. Nel tuo spazio vedi com’è adesso.',
  },
  expired: {
    title: 'Questo link non vale più.',
    text: 'I link delle lettere durano 30 giorni. Nel tuo spazio trovi tutto quello che aspetta una risposta.',
  },
  usual: 'Di solito: {{hours}}',
  more: 'Altre modifiche: {{count}}',
  area: 'Apri il tuo spazio',
  'nothing-yet': 'Finché non premi non cambia niente.',
};
export default messages;

declare module '../../namespaces.ts' {
  interface Words {
    letter: typeof messages;
  }
}
