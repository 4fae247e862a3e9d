const messages = {
  recovery: {
    title: 'Stiamo rimettendo in ordine i conti',
    text: 'Dopo un ripristino confrontiamo i nostri registri: per un po’ non si ordina e non si paga. I siti pubblicati restano in linea, e nulla di ciò che hai pagato va perso.',
    open: 'Confronta e riprendi',
  },
  'to-site': 'Il tuo sito',
  skip: 'Vai al contenuto',
  nav: {
    label: 'Menu principale',
    home: 'Vetrina, pagina iniziale',
    menu: 'Menu',
    components: 'Componenti',
    developed: 'Realizzati',
    builder: 'Crea il sito',
  },
  language: 'Lingua',
  languages: { it: 'Italiano', en: 'Inglese', es: 'Spagnolo', fr: 'Francese', el: 'Grecian' },
  colors: 'Cambia tra chiaro e scuro',
  appearance: {
    mode: 'Aspetto',
    modes: { auto: 'Come il dispositivo', light: 'Chiaro', dark: 'Scuro' },
    scheme: 'Colore',
    schemes: { aubergine: 'Melanzana', navy: 'Blu notte' },
  },
  back: 'Annulla',
  close: 'Chiudi',
  retry: 'Riprova',
  loading: 'Un momento…',
  requestId: 'Codice della richiesta: {{id}}',
  newTab: '(si apre in una nuova scheda)',
  footer: {
    vat: 'P. IVA',
    socials: 'I nostri social',
    policies: 'Documenti legali',
    privacy: 'Privacy Policy',
    cookies: 'Cookie Policy',
    terms: 'Termini di servizio',
    withdraw: 'Recedere dal contratto qui',
    demo: 'Profilo dimostrativo: questa attività è inventata, non vende nulla e nessun pagamento è reale.',
  },
  banner: { text: 'Il tuo sito è a una ricerca di distanza.', action: 'Cerca la tua pagina' },
  cookies: {
    label: 'Informativa sui cookie',
    text: 'Usiamo solo cookie tecnici: la lingua, i colori, il tuo ordine. Niente pubblicità, niente tracciamento.',
    more: 'Leggi quali',
    accept: 'Accetta',
    continue: 'Continua',
  },
  notFound: {
    title: 'Pagina non trovata',
    text: 'A questo indirizzo non c’è nulla: forse il collegamento è vecchio o manca una lettera. Puoi ripartire dalla ricerca della tua pagina.',
    action: 'Cerca la tua pagina',
  },
};
export default messages;

declare module '../../namespaces.ts' {
  interface Words {
    common: typeof messages;
  }
}
