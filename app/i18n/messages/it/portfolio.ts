export default {
  home: {
    title: 'Vetrina: siti per chi ha bottega',
    heading: 'Faccio siti per chi ha una bottega, non per chi ha tempo.',
    message:
      'Vetrina prende quello che hai già scritto sulla tua pagina social e ne fa un sito: orari, menu, fotografie, strada per arrivare. Tu continui a lavorare.',
    contact: 'Contattami',
    portfolio: 'Guarda i lavori',
    know: 'Vuoi conoscermi meglio?',
    knowText:
      'Progetto e scrivo Vetrina da solo, dal disegno dei layout al codice che registra i domini. Se hai un’attività e qualche dubbio, parliamone: rispondo io.',
    address: 'Indirizzo',
    phone: 'Telefono',
    mail: 'E-mail',
    messages: 'Messaggi',
  },
  developed: {
    title: 'Realizzati',
    lead: 'Un lavoro alla volta, finché non è fatto bene.',
    card: 'Vetrina, il sito che nasce dalla tua pagina',
    cardText:
      'Cerchi il nome della tua attività e vedi il sito già pronto. Se ti piace lo tieni, con un dominio tuo, da {{price}} l’anno, IVA inclusa.',
    start: 'Prova con la tua pagina',
    how: 'Come funziona',
    steps: {
      search: 'Cerchi la tua pagina e guardi l’anteprima.',
      order: 'Scegli piano e dominio, scrivi i dati per la fattura.',
      publish: 'Paghi con la carta e il sito va in rete con il tuo nome.',
    },
    why: 'Perché sceglierlo',
    reasons: {
      sync: 'Si aggiorna da solo quando cambi la pagina.',
      price: 'Prezzo unico, una volta l’anno, IVA inclusa.',
      domain: 'Il dominio resta tuo, anche se te ne vai.',
    },
  },
};
