const messages = {
  home: {
    title: 'Vetrina: siti per chi ha bottega',
    heading: 'Faccio siti per chi ha una bottega e poco tempo.',
    message:
      'Vetrina prende quello che hai già scritto sulla tua pagina social e ne fa un sito: orari, menu, fotografie, la strada per arrivare. Tu continui a lavorare.',
    showcase: 'Tre attività inventate, tre siti veri: ognuno viene dalla sua pagina social.',
    contact: 'Contattami',
    portfolio: 'Guarda i lavori',
    know: 'Vuoi conoscermi meglio?',
    knowText:
      'Sono {{name}}. Progetto e scrivo Vetrina da solo, dal disegno dei layout al codice che registra i domini. Se hai un’attività e qualche dubbio, scrivimi: rispondo io.',
    write: 'Scrivimi',
    projects: 'Progetti',
    address: 'Indirizzo',
    phone: 'Telefono',
    mail: 'E-mail',
    messages: 'Messaggi',
  },
  projects: {
    vetrina: {
      title: 'Vetrina',
      text: 'Il sito che nasce dalla tua pagina: lo cerchi per nome e lo vedi finito.',
      action: 'Guarda il progetto',
    },
    layouts: {
      title: 'Dieci layout',
      text: 'Dieci aspetti per lo stesso contenuto, dalla trattoria all’officina, misurati uno per uno: contrasto, peso, tastiera.',
      action: 'Provali',
    },
    texts: {
      title: 'Testi scritti da noi',
      text: 'Due testi scritti da noi, compresi nel piano: chi siete, che cosa fate meglio degli altri. In linea ci vanno solo quando lo dici tu.',
      action: 'Parliamone',
    },
  },
  developed: {
    title: 'Realizzati',
    lead: 'Un lavoro alla volta, finché non è fatto bene.',
    card: 'Vetrina, il sito che nasce dalla tua pagina',
    cardText:
      'Cerchi il nome della tua attività e vedi il sito già pronto. Se ti piace lo tieni, da {{price}} l’anno, IVA inclusa.',
    start: 'Prova con la tua pagina',
    features: 'Che cosa c’è dentro',
    how: 'Come funziona',
    why: 'Perché sceglierlo',
    more: 'Altri progetti',
    steps: {
      search: 'Cerchi la tua pagina e guardi l’anteprima.',
      order: 'Scegli piano e dominio, scrivi i dati per la fattura.',
      publish: 'Paghi con la carta e il sito va in rete.',
    },
    reasons: {
      export: 'Sito e dati li scarichi quando vuoi, in un file.',
      price: 'Si paga una volta l’anno, IVA inclusa, e il totale lo vedi prima.',
      domain: 'Il dominio, se lo prendi, resta tuo anche se te ne vai.',
      see: 'Vedi il sito vero prima di pagare.',
    },
  },
};
export default messages;

declare module '../../namespaces.ts' {
  interface Words {
    portfolio: typeof messages;
  }
}
