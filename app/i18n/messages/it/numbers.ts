const messages = {
  meta: {
    title: 'Le visite',
  },
  sentence: {
    '7_one': '{{count}} visita in 7 giorni',
    '7_other': '{{count}} visite in 7 giorni',
    '28_one': '{{count}} visita in 28 giorni',
    '28_other': '{{count}} visite in 28 giorni',
    '365_one': '{{count}} visita in un anno',
    '365_other': '{{count}} visite in un anno',
  },
  usual: {
    'far-fewer': 'molto meno del solito',
    half: 'circa la metà del solito',
    'third-fewer': 'circa un terzo in meno del solito',
    'quarter-fewer': 'circa un quarto in meno del solito',
    same: 'come al solito',
    'quarter-more': 'circa un quarto in più del solito',
    'half-more': 'circa la metà in più del solito',
    double: 'circa il doppio del solito',
    'far-more': 'molto più del solito',
  },
  press: {
    call_one: 'almeno {{count}} ha chiamato',
    call_other: 'almeno {{count}} hanno chiamato',
    whatsapp_one: 'almeno {{count}} ha aperto WhatsApp',
    whatsapp_other: 'almeno {{count}} hanno aperto WhatsApp',
    directions_one: 'almeno {{count}} ha chiesto la strada',
    directions_other: 'almeno {{count}} hanno chiesto la strada',
    mail_one: 'almeno {{count}} ha scritto un’e-mail',
    mail_other: 'almeno {{count}} hanno scritto un’e-mail',
    file_one: 'almeno {{count}} ha aperto un file',
    file_other: 'almeno {{count}} hanno aperto un file',
  },
  none: {
    new: 'Ancora nessuna visita',
    'new-text':
      'Il sito è contato dal primo giorno: appena arriva qualcuno lo vedi qui. Per cominciare metti l’indirizzo del sito sulla tua pagina e nel profilo di Google.',
    here: 'Nessuna visita in questo periodo',
    few: 'Meno di cinque visite non si dividono: direbbero troppo di chi è passato.',
  },
  period: {
    title: 'Periodo',
    '7': '7 giorni',
    '28': '28 giorni',
    '365': 'Un anno',
  },
  chart: {
    days: 'Visite per giorno',
    months: 'Visite per mese',
    table: 'Le stesse cifre in tabella',
    day: 'Giorno',
    month: 'Mese',
    visits: 'Visite',
    views: 'Pagine viste',
    changed: 'Cambiato',
  },
  from: {
    title: 'Da dove',
    'direct-hint': 'Direttamente: indirizzo scritto a mano, codice QR, un messaggio.',
  },
  sources: {
    search: 'Motori di ricerca',
    social: 'Social',
    site: 'Altri siti',
    direct: 'Direttamente',
    letter: 'La tua newsletter',
  },
  pages: {
    title: 'Quali pagine',
    home: 'Prima pagina',
  },
  pressed: {
    title: 'Che cosa hanno premuto',
    none: 'In questo periodo non risulta nessun tocco su telefono, WhatsApp, strada o e-mail.',
    hint: 'Sono cifre minime: non tutti i browser lo dicono.',
    'at-least': 'almeno {{count}}',
  },
  actions: {
    call: 'Chiamata',
    whatsapp: 'WhatsApp',
    directions: 'Indicazioni stradali',
    mail: 'E-mail',
    file: 'File',
  },
  who: {
    title: 'Con che cosa, in che lingua',
  },
  devices: {
    phone: 'Telefono',
    computer: 'Computer o tablet',
  },
  spoken: {
    it: 'Italiano',
    en: 'Inglese',
    es: 'Spagnolo',
    fr: 'Francese',
    el: 'Greco',
    other: 'Un’altra lingua',
  },
  hours: {
    title: 'A che ora',
    busy: 'Si arriva soprattutto tra le {{from}} e le {{to}}.',
  },
  changes: {
    title: 'Che cosa è cambiato',
    none: 'In questo periodo il sito non è cambiato.',
  },
  causes: {
    owner: 'Hai pubblicato delle modifiche',
    page: 'È arrivato qualcosa dalla tua pagina',
    clock: 'È cambiato da solo, per la data',
    order: 'Preparato da Vetrina',
  },
  few: 'meno di 5',
  how: {
    title: 'Come contiamo',
    text: 'Senza cookie e senza riconoscere nessuno: contiamo visite, non persone. Chi torna due volte conta due volte. Non conserviamo indirizzi né identificativi, nemmeno cifrati. I robot restano fuori.',
    machines_one: '{{count}} arrivo era troppo fitto per essere di una persona: non è nel conto.',
    machines_other: '{{count}} arrivi erano troppo fitti per essere di persone: non sono nel conto.',
  },
};
export default messages;

declare module '../../namespaces.ts' {
  interface Words {
    numbers: typeof messages;
  }
}
