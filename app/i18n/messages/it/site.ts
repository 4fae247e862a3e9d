const messages = {
  ways: 'Il tuo sito',
  edit: 'Modifica il sito',
  following: 'Novità dalla pagina',
  numbers: 'Visite',
  languages: 'Lingue',
  helpers: 'Chi può modificare',
  texts: 'Testi scritti per te',
  bookings: 'Prenotazioni',
  'bookings-waiting': 'Prenotazioni, {{count}} in attesa',
  shop: 'Negozio',
  'shop-waiting': 'Negozio, {{count}} in attesa',
  news: 'Newsletter',
  'news-waiting': 'Newsletter, una bozza da leggere',
  people: 'Persone',
  order: 'Contratto e domini',
  state: {
    up: 'Il tuo sito è in linea.',
    suspended: 'Il tuo sito è in pausa.',
    coming: 'Stiamo preparando il tuo sito.',
  },
  'booking-asked': {
    title_one: 'Una prenotazione aspetta la tua risposta',
    title_other: '{{count}} prenotazioni aspettano la tua risposta',
    text: 'Chi ha chiesto un posto aspetta un sì o un no.',
    open: 'Rispondi',
  },
  'shop-placed': {
    title_one: 'Un ordine aspetta la tua risposta',
    title_other: '{{count}} ordini aspettano la tua risposta',
    text: 'I pezzi sono già tenuti da parte: accetta l’ordine o rifiutalo.',
    open: 'Rispondi',
  },
  'shop-paid': {
    title_one: 'Un ordine pagato è da preparare',
    title_other: '{{count}} ordini pagati sono da preparare',
    text: 'Quando è pronto o parte, dillo dal negozio: lo scriviamo noi a chi ha ordinato.',
    open: 'Vedi gli ordini',
  },
  'shop-asked': {
    title_one: 'Una novità dell’elenco riguarda il negozio',
    title_other: '{{count}} novità dell’elenco riguardano il negozio',
    text: 'Un prezzo, un nome o un prodotto è diverso nell’elenco del sito e nel negozio: prendilo o lascia com’è.',
    open: 'Guarda',
  },
  'refund-owed': {
    title_one: 'Un rimborso aspetta te',
    title_other: '{{count}} rimborsi aspettano te',
    by_one: 'La legge vuole che il denaro torni entro {{by}}.',
    by_other: 'Per il primo la legge vuole che il denaro torni entro {{by}}.',
    late: 'La legge voleva il denaro indietro entro {{by}}: rimborsa subito.',
    'no-day': 'Il denaro non è tornato a chi ha ordinato: riprova, o restituiscilo in un altro modo.',
    open: 'Vai al rimborso',
  },
  'text-ready': {
    title: 'Un testo è pronto',
    text: 'L’abbiamo scritto noi: leggilo e decidi.',
    open: 'Leggi il testo',
  },
  waiting: {
    none: 'Niente da decidere',
    'none-text': 'Quando sulla tua pagina cambia qualcosa di delicato, lo chiediamo qui.',
    others_one: 'Un’altra domanda',
    others_other: 'Altre {{count}} domande',
  },
  week: {
    title: 'Questa settimana',
    nobody: 'Nessuna visita negli ultimi 7 giorni.',
    numbers: 'Tutte le cifre',
    came: 'Dalla tua pagina',
    undo: 'Vedi e annulla',
  },
};
export default messages;

declare module '../../namespaces.ts' {
  interface Words {
    site: typeof messages;
  }
}
