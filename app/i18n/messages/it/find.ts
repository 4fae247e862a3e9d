const messages = {
  title: 'Cerca una persona',
  means: 'Cerca tra chi ha ordinato, prenotato o chiesto la newsletter su questo sito.',
  term: 'E-mail, telefono o nome',
  hint: 'Almeno {{least}} caratteri. Un numero si trova comunque sia scritto. Di un nome basta una parte, anche senza accenti.',
  submit: 'Cerca',
  results: 'Trovati: {{count}}',
  none: 'Nessuno trovato per «{{term}}».',
  more: 'Ce ne sono altri oltre a questi {{most}}. Scrivi l’e-mail, il telefono o il nome intero.',
  unread:
    'I nomi sono letti nei {{most}} dati più recenti. Chi viene da prima si trova con l’e-mail o il telefono interi.',
  kinds: { order: 'Ordini', booking: 'Prenotazioni', subscriber: 'Newsletter' },
  lead: { order: 'Apri il negozio', booking: 'Apri le prenotazioni', subscriber: 'Apri la newsletter' },
  what: {
    order: 'Ordine {{number}} del {{at}}',
    booking: 'Prenotazione: {{at}}',
    subscriber: 'Newsletter, dal {{at}}',
  },
  standing: {
    order: { asked: 'da confermare', open: 'in corso', done: 'consegnato', off: 'concluso senza consegna' },
    booking: { asked: 'da confermare', open: 'in programma', done: 'passata', off: 'non avvenuta' },
    subscriber: { asked: 'da confermare', open: 'la riceve', done: 'finita', off: 'non la riceve più' },
  },
  until: 'Si cancella da sé il {{day}}.',
  'until-over': 'Resta finché non è concluso.',
  'until-left': 'Resta finché riceve la newsletter.',
  'not-over': 'Per cancellare, prima concludi o annulla.',
  law: 'La legge vuole che resti fino ad allora.',
  file: 'Scarica',
  erase: 'Cancella',
  'erase-all': 'Cancella tutto di questa persona',
  ask: 'Cancellare i dati di {{name}}?',
  gone: 'Sparisce tutto: nome, contatti, nota, la pagina con cui lo segue e le e-mail inviate.',
  'gone-reader': 'Sparisce l’indirizzo. Restano le prove delle e-mail già inviate, senza l’indirizzo.',
  'gone-note':
    'Sparisce la nota. Il resto è stato pagato o consegnato: la legge vuole che resti, e il {{day}} si cancella da sé.',
  others: 'Quello che è ancora aperto, o che la legge vuole, resta.',
  final: 'Non si può tornare indietro.',
  'said-erased': 'Dati cancellati: {{name}}.',
};
export default messages;

declare module '../../namespaces.ts' {
  interface Words {
    find: typeof messages;
  }
}
