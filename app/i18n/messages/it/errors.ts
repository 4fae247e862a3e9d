/** One sentence for each error code: what happened, what it means for you, what to do. */
export default {
  http: {
    unexpected: 'Qualcosa è andato storto da parte nostra. Non hai perso nulla: riprova tra un momento.',
    offline: 'Sembra che tu non sia in rete. Quello che hai scritto resta qui: riprova quando torna la connessione.',
    unreachable: 'Non riusciamo a raggiungere il nostro server. Controlla la connessione e riprova.',
    timeout: 'La risposta non è arrivata in tempo. Riprova: non hai perso nulla.',
    unavailable: 'Il servizio è fermo per un momento. Riprova tra qualche minuto.',
    'session-lost': 'La tua sessione è scaduta. Ricarica la pagina per riprendere da dove eri.',
    'rate-limited': 'Troppe richieste in poco tempo. Aspetta un minuto e riprova.',
    'too-large': 'Quello che hai inviato è troppo grande. Accorcialo e riprova.',
    'not-found': 'Non abbiamo trovato quello che cercavi. Forse il collegamento è vecchio: riparti dalla ricerca.',
    'input-invalid': 'Alcuni dati non sono scritti come ce li aspettavamo. Controllali e riprova.',
    forbidden: 'Non hai accesso a questa parte. Torna indietro e riprova da dove eri.',
  },
  previews: {
    'page-missing':
      'Questa pagina non c’è più o non è pubblica. Controlla che sia pubblicata, oppure cercane un’altra.',
    'page-empty':
      'Questa pagina è quasi vuota: non basta per un sito. Aggiungi una descrizione e qualche foto, poi riprova.',
    'network-unavailable':
      'Il social network non ci risponde. La tua pagina non ha niente che non va: riprova tra qualche minuto.',
    'search-unavailable': 'La ricerca non risponde in questo momento. Riprova tra poco.',
    'not-found': 'Questa anteprima non esiste più. Cerca di nuovo la tua pagina: la rifacciamo subito.',
    'build-failed': 'Non siamo riusciti a comporre il sito. Riprova; se succede ancora, scrivici.',
    'link-refused':
      'Il collegamento all’anteprima non è valido, quindi non lo abbiamo aperto. Cerca la tua pagina qui sopra.',
    'mail-invalid': 'Questo indirizzo e-mail non è completo. Controllalo e riprova.',
  },
  domains: {
    'registrar-unavailable':
      'Il registro dei domini non risponde. Riprova tra poco, oppure continua con l’indirizzo gratuito.',
    'name-invalid': 'Un dominio può contenere lettere, numeri e trattini, senza spazi. Correggi il nome e riprova.',
    taken: 'Questo dominio è appena stato preso da qualcun altro. Scegline un altro.',
  },
  ordering: {
    'plan-missing': 'Selezionare un piano',
    'domains-missing': 'Aggiungere un dominio',
    'terms-missing': 'Per continuare devi accettare i termini di servizio.',
    closed: 'Questo ordine è già concluso, quindi non si può più cambiare.',
    'not-found': 'Non troviamo questo ordine, o non è aperto su questo dispositivo. Riparti dalla tua pagina.',
    'billing-invalid': 'Nei dati di fatturazione manca qualcosa. Controlla i campi segnati.',
    'domain-invalid': 'Questo dominio non è scritto bene. Controlla il nome e l’estensione (.it, .com, .net).',
    'domain-taken': 'Questo dominio non è più libero. Scegline un altro tra quelli proposti.',
    'too-many-domains': 'Puoi scegliere al massimo {{max}} domini. Togline uno per aggiungerne un altro.',
    'authcode-missing':
      'Per trasferire il dominio serve il codice di autorizzazione: lo trovi presso il gestore attuale.',
    'owner-missing': 'Mancano i dati di chi sarà il titolare del dominio. Completali per continuare.',
    'step-early': 'Prima completa il passo precedente: i dati già scritti sono salvati.',
    'input-invalid': 'Alcuni dati non sono scritti come ce li aspettavamo. Controllali e riprova.',
  },
  billing: {
    'provider-unavailable':
      'Il servizio di pagamento non risponde. Non ti è stato addebitato nulla: riprova tra qualche minuto.',
    'card-declined': 'La banca non ha accettato la carta. Non ti è stato addebitato nulla: prova con un’altra carta.',
    'catalogue-changed': 'Il listino è cambiato mentre ordinavi. Ricarica la pagina e controlla il totale.',
    'payment-missing': 'Il pagamento non risulta ancora concluso. Aspetta un momento o ricarica la pagina.',
  },
};
