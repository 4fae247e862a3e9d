const messages = {
  title: 'Testi scritti per te',
  lead: 'Ci dici in tre frasi che cosa serve. Lo scriviamo noi, tu lo leggi accanto al testo di prima, lo cambi come vuoi e lo pubblichi. Senza di te non va in linea nulla.',
  list: 'I tuoi testi',
  places: {
    welcome: 'Titolo e frase di apertura',
    story: 'La storia',
    page: 'Una pagina nuova',
  },
  states: {
    asked: 'Richiesto',
    'in-work': 'Lo stiamo scrivendo',
    delivered: 'Pronto da leggere',
    published: 'Pubblicato',
    discarded: 'Scartato',
    withdrawn: 'Annullato',
  },
  means: {
    asked: 'La tua richiesta è arrivata. Ti scriviamo un’e-mail quando il testo è pronto.',
    'in-work': 'Una persona ci sta lavorando. Ti scriviamo un’e-mail quando il testo è pronto.',
    delivered: 'È nella tua bozza, scritto da noi. I visitatori non lo vedono finché non lo pubblichi.',
    published: 'È sul sito. Puoi cambiarlo quando vuoi.',
    discarded: 'Non è sul sito. Se cambi idea, puoi copiarlo da qui.',
    withdrawn: 'Non lo scriviamo, e non conta fra i testi del tuo contratto.',
  },
  before: 'Prima',
  after: 'Il testo scritto da noi',
  nothing: 'Qui non c’era nulla.',
  brief: 'Che cosa hai chiesto',
  ask: {
    title: 'Chiedi un testo',
    left_one: 'Te ne resta {{count}} su {{most}}, compreso nel tuo contratto.',
    left_other: 'Te ne restano {{count}} su {{most}}, compresi nel tuo contratto.',
    how: 'Lo scrive una persona, nella lingua principale del sito.',
    place: 'Dove va il testo?',
    places: {
      welcome: 'Le prime parole che si leggono aprendo il sito.',
      story: 'Chi siete e come lavorate, sotto l’apertura.',
      page: 'Per esempio il menu delle feste, o la vostra cantina.',
    },
    about: 'Di che cosa deve parlare?',
    'about-hint': 'Una frase.',
    points: 'Che cosa non deve mancare?',
    'points-hint': 'Fatti, nomi, anni, prezzi: scriviamo solo quello che ci dici e quello che c’è sulla tua pagina.',
    tone: 'Come deve suonare?',
    'tone-hint': 'Per esempio: semplice e cordiale, dando del tu.',
    room_one: 'Ancora {{count}} carattere.',
    room_other: 'Ancora {{count}} caratteri.',
    send: 'Chiedi il testo',
    after: 'Finché non è scritto puoi annullare, e il testo ti resta da chiedere.',
  },
  asked: 'Richiesta inviata. Ti scriviamo quando il testo è pronto.',
  'call-off': 'Annulla la richiesta',
  'called-off': 'Richiesta annullata: il testo ti resta da chiedere.',
  others_one: 'Nella bozza c’è anche un’altra modifica: pubblicando va in linea anche quella.',
  others_other: 'Nella bozza ci sono anche altre {{count}} modifiche: pubblicando vanno in linea anche quelle.',
  'not-in-draft': 'Ora la bozza dice altro: il testo non è più lì. Puoi copiarlo da qui, o scartarlo.',
  publish: 'Pubblica',
  published: 'Pubblicato: il testo è sul sito.',
  change: 'Cambialo nell’editor',
  discard: 'Scarta',
  discarded: 'Scartato: nella bozza c’è di nuovo quello di prima.',
  'discard-question':
    'Nella bozza torna quello che c’era prima. Le parole che hai scritto tu restano. Il testo conta fra quelli del tuo contratto.',
  'discard-confirm': 'Scarta il testo',
  'discard-keep': 'Tienilo',
  'none-left_one': 'Hai chiesto il testo del tuo contratto. Tutto il resto puoi scriverlo tu nell’editor.',
  'none-left_other':
    'Hai chiesto tutti e {{count}} i testi del tuo contratto. Tutto il resto puoi scriverlo tu nell’editor.',
  'not-offered': 'Al momento non scriviamo testi. Puoi scriverli tu nell’editor.',
};
export default messages;

declare module '../../namespaces.ts' {
  interface Words {
    texts: typeof messages;
  }
}
