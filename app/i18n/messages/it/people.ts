const messages = {
  title: 'Persone',
  blocked: 'Bloccato',
  block: 'Blocca',
  lift: 'Togli il blocco',
  of: '{{what}}: {{name}}',
  ask: 'Bloccare {{name}}?',
  means:
    'Con questa e-mail o questo numero dal sito non si può più ordinare, prenotare né iscriversi alla newsletter. Il sito invita a chiamarti e non dice perché.',
  stays:
    'Ordini, prenotazioni e iscrizioni che ci sono già restano, e quello che inserisci tu al telefono si può sempre fare.',
  ends: 'Un blocco vale solo per questo sito, lo vedi solo tu e finisce da sé dopo {{months}} mesi.',
  keep: 'Lascia com’è',
  'said-block': '{{name}} non può più ordinare né prenotare dal sito.',
  'said-lift': '{{name}} può di nuovo ordinare, prenotare e iscriversi.',
  list: {
    title: 'Chi è bloccato',
    means:
      'Con queste e-mail e questi numeri dal sito non si può più ordinare, prenotare né iscriversi alla newsletter. Il sito invita a chiamarti e non dice perché.',
    none: 'Nessuno è bloccato.',
    since: 'Bloccato il {{day}}',
  },
  add: {
    title: 'Blocca qualcuno',
    name: 'Nome (facoltativo)',
    mail: 'E-mail',
    phone: 'Telefono',
    hint: 'Basta uno dei due. Un numero è riconosciuto anche se viene scritto in un altro modo. Puoi bloccare anche accanto a un ordine, a una prenotazione o a chi è iscritto.',
    full: 'Hai bloccato {{most}} persone, il massimo. Togli un blocco per metterne un altro.',
  },
};
export default messages;

declare module '../../namespaces.ts' {
  interface Words {
    people: typeof messages;
  }
}
