const messages = {
  meta: {
    title: 'Vetrina: la tua pagina Facebook, diventata un sito',
    description:
      'Cerca il nome della tua attività, guarda il sito già fatto e tienilo da {{price}} l’anno, IVA inclusa.',
  },
  errors: { 'vetrina-domains': 'Aggiungere un dominio', 'vetrina-plan': 'Selezionare un piano' },
  hero: {
    title: 'La tua pagina Facebook, diventata un sito.',
    lead: 'Scrivi il nome della tua attività: il sito lo vedi qui sotto, prima di decidere.',
  },
  search: {
    label: 'Nome della tua attività',
    placeholder: 'Trattoria del Fico',
    hint: 'Bastano due lettere. Non serve registrarsi.',
    results: 'Pagine trovate',
    searching: 'Sto cercando…',
    found_one: '{{count}} pagina trovata. Usa le frecce per scegliere.',
    found_other: '{{count}} pagine trovate. Usa le frecce per scegliere.',
    none: 'Nessuna pagina con questo nome. Prova con il nome esatto che hai su Facebook, o aggiungi la città.',
    clear: 'Cancella la ricerca',
  },
  steps: {
    label: 'Come nasce il sito',
    queued: 'Sto per cominciare',
    reading: 'Leggo la pagina',
    photos: 'Scelgo le foto',
    composing: 'Compongo il sito',
    ready: 'Pronto',
    failed: 'Il sito non è pronto',
    working: 'Sto preparando il sito di {{name}}',
    workingUnnamed: 'Sto preparando il sito',
    done: 'Il sito di {{name}} è pronto.',
  },
  stage: {
    label: 'Anteprima del sito',
    frame: 'Sito di {{name}}',
    sample:
      'Un esempio: la pagina social di un forno, e il sito che ne nasce con lo stesso nome, la stessa foto e gli orari.',
    address: 'fornoaurora.example',
    exampleName: 'Forno Aurora',
    examplePage: 'Panetteria, Modena',
    examplePost: 'Segale e grano tenero, appena sfornati. La focaccia esce alle undici.',
    exampleTitle: 'Il pane di quartiere, ogni mattina.',
    exampleHours: 'Aperto oggi dalle 7:00 alle 13:30',
    exampleButton: 'Chiama il forno',
    width: 'Larghezza dello schermo',
    desktop: 'Computer',
    tablet: 'Tablet',
    phone: 'Telefono',
    open: 'Apri in una scheda',
    goTo: 'Vai all’anteprima',
    cancel: 'Annulla l’anteprima',
    mail: 'Ricevi il link per e-mail',
    share: 'Condividi',
    shareTitle: 'Il sito di {{name}}',
    copied: 'Link copiato: incollalo dove vuoi.',
    notShared: 'Il browser non permette di copiare il link. Lo trovi nella barra degli indirizzi.',
  },
  shared: {
    preparedBy: 'Anteprima preparata da {{agent}} per {{name}}, valida fino al {{date}}',
    prepared: 'Anteprima del sito di {{name}}, valida fino al {{date}}',
    take: 'Lo voglio, {{price}} l’anno',
    more: 'Dettagli',
    description: 'Il sito di {{name}}, già pronto: guardalo com’è, prima di decidere.',
    noteTitle: 'Perché vedi questo sito di {{name}}',
    noteAgent: 'Te lo mostra {{agent}}, che lavora con {{operator}}.',
    noteAlone: 'Lo ha preparato {{operator}}.',
    noteFrom:
      'È fatto solo con ciò che la tua pagina pubblica mostra a tutti: nome, testi, foto, orari, contatti. Non è in linea e i motori di ricerca non lo vedono. Se ti piace diventa tuo; se no, non devi fare nulla.',
    noteEnd:
      'Il link smette di funzionare dopo il {{date}}. Vuoi che l’anteprima sparisca prima? <remove>Scrivici e la togliamo</remove>. Come trattiamo i dati è nella <privacy>pagina sulla privacy</privacy>.',
    removeSubject: 'Togliete l’anteprima di {{name}}',
  },
  mailForm: {
    label: 'A quale indirizzo?',
    send: 'Invia il link',
    consent: 'Mandatemi questa sola e-mail con il link. L’indirizzo non serve ad altro.',
    sent: 'Link inviato a {{mail}}.',
  },
  views: { label: 'Che cosa vedere', site: 'Il sito', sources: 'Da dove viene?', quality: 'Qualità' },
  layouts: {
    title: 'Stesso contenuto, un altro aspetto',
    one: 'Il layout scelto per te',
    lead: 'Prova gli altri e ordina quello che preferisci.',
    why: 'Ti consigliamo {{layout}}. {{reason}}',
    advised: 'Consigliato',
  },
  reasons: {
    trade: 'È disegnato per attività come la tua.',
    photos: 'Dà spazio alle fotografie, e tu ne hai di buone.',
    plain: 'Sta bene con quello che c’è sulla tua pagina.',
  },
  plans: {
    title: 'Un sito tuo, da {{price}} l’anno',
    titleNamed: '{{name}}: questo sito è tuo da {{price}} l’anno',
    both: 'In tutti e due i piani',
    included: 'Compreso nel prezzo',
    onlyPro: 'Solo in Pro',
    premiumFor: 'Per farti trovare.',
    perYear: 'l’anno, IVA inclusa',
    perMonth: 'Fanno {{price}} al mese, pagati una volta l’anno.',
    action: 'Abbonati',
    need: 'Il pulsante si attiva quando hai scelto la tua pagina.',
    goSearch: 'Cercala adesso',
    terms:
      'Si rinnova ogni anno finché non disdici. Se compri come privato, hai {{days}} giorni per ripensarci e riavere i soldi.',
  },
  free: '<way>Mettilo online gratis</way>: con il nostro marchio, senza i motori di ricerca, per {{days}} giorni dal tuo ultimo accesso. Solo se la pagina è tua.',
  noscript:
    'Per cercare la tua pagina e vedere l’anteprima serve JavaScript. Altrimenti scrivici a {{mail}}: l’anteprima te la mandiamo noi.',
};
export default messages;

declare module '../../namespaces.ts' {
  interface Words {
    vetrina: typeof messages;
  }
}
