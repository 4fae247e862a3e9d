/** What each kind of task is called and what is to be done about it, by room; `act` stands under the detail of the case. */
export const it = {
  takings: {
    unreturned: {
      title: 'Rimborso che non arriva a nessuno',
      act: 'Ordine o prenotazione erano già stati cancellati, e la banca non prende il denaro indietro. Scrivi al cliente: nel suo conto Stripe trova il pagamento e da chi veniva.',
    },
  },
  newsletter: {
    stopped: {
      title: 'Newsletter ferma',
      act: 'Troppe e-mail sono tornate o sono state segnalate: non ne parte più nessuna. Chiedi al cliente da dove viene la lista prima di farla ripartire.',
    },
  },
  domains: {
    failed: {
      title: 'Dominio non ottenuto',
      act: 'Il cliente può già scegliere un altro nome o riavere il prezzo dalla pagina del suo ordine. Se non risponde, chiamalo, o restituisci tu il prezzo dall’ordine.',
    },
    stuck: {
      title: 'Dominio fermo',
      act: 'Il registrar non dice com’è finita. Guarda il nome nelle sue pagine: se lì aspetta noi, rispondi; se aspetta il cliente, chiamalo. Il resto segue da solo.',
    },
    'mail-unanswered': {
      title: 'Posta di un dominio senza risposta',
      act: 'Il nome ha la posta e il cliente non ha ancora detto se trasferirlo: ha ricevuto due e-mail. Chiamalo: risponde dalla pagina del suo ordine.',
    },
    'mail-by-hand': {
      title: 'Record di posta da scrivere a mano',
      act: 'Il cliente ha detto di sì e il nome arriva: scrivi questi record presso chi risponde per i nostri nomi, prima che il trasferimento finisca, poi chiudi il compito.',
    },
    'renewal-failed': {
      title: 'Rinnovo del dominio fallito',
      act: 'Il nome è pagato e non ancora rinnovato. Guarda il motivo qui sopra, sistemalo presso il registrar e premi Riprova ora: nulla si rinnova due volte.',
    },
    missing: {
      title: 'Dominio sparito dal registrar',
      act: 'Le pagine del registrar dicono se il nome è scaduto, uscito o passato a un altro conto. Se è un errore, scrivi al registrar oggi stesso.',
    },
    unknown: {
      title: 'Dominio senza ordine',
      act: 'Il registrar elenca un nome che nessun ordine ha: è rimasto da un ripristino o comprato a mano. Collegalo a un ordine o lascialo scadere.',
    },
    authentication: {
      title: 'Chiave del registrar rifiutata',
      act: 'Finché non la cambi, nessun nome si registra e nessuno si rinnova. Metti la chiave giusta, riavvia e controlla con npm run doctor.',
    },
    permission: {
      title: 'Diritto mancante presso il registrar',
      act: 'La nostra chiave non può fare ciò che serve. Dai alla chiave i diritti scritti in docs/production.md e premi Riprova ora.',
    },
    limit: {
      title: 'Limite del nostro conto presso il registrar',
      act: 'Chiedi al registrar un limite più alto; quello che aspetta riparte da solo o con Riprova ora.',
    },
  },
  certificates: {
    ending: {
      title: 'Certificati che scadono',
      act: 'Chi apre questi siti vede un avviso del browser, o lo vedrà entro due settimane. Di solito il nome non porta più qui (DNS) o Caddy non riesce a rinnovare: leggi il suo registro e il runbook alert-certificates-ending.',
    },
  },
  operations: {
    ended: {
      title: 'Vetrina si è fermata',
      act: 'È ripartita da sola; gli ordini e i pagamenti in corso proseguono. Leggi la causa qui e nel registro: se si ripete (vedi quante volte), mancano memoria o disco, o questa versione ha un difetto: torna alla precedente.',
    },
  },
  jobs: {
    failed: {
      title: 'Lavoro fallito',
      act: 'È stato ritentato per tre giorni. Leggi l’errore, togline la causa e premi Riprova ora in Lavori falliti: rifarlo non raddoppia nulla.',
    },
  },
  sites: {
    'file-missing': {
      title: 'File di un sito assenti dal deposito',
      act: 'Chi visita vede «riprova più tardi» e i motori di ricerca aspettano. Guarda se il bucket risponde (npm run doctor), o se la cartella dei file (DATA_DIR/files) è montata e completa; se manca solo qualche file, riportalo dall’ultimo backup (docs/runbooks/restore-from-backup.md).',
    },
    held: {
      title: 'Sito fermo a un controllo',
      act: 'Il sito pubblicato resta com’era. Apri l’ordine: dice quali controlli non passano e il cliente sa che ci pensi tu.',
    },
  },
  billing: {
    'refund-failed': {
      title: 'Rimborso fallito',
      act: 'Il denaro è di nuovo da noi. Versalo al cliente in un altro modo, poi premi Pagato in altro modo accanto al rimborso.',
    },
    disputed: {
      title: 'Pagamento contestato',
      act: 'La banca ha ripreso il denaro. Rispondi nelle pagine del fornitore di carte entro la sua data: un rimborso non serve.',
    },
    'duplicate-payment': {
      title: 'Attività pagata due volte',
      act: 'Due persone hanno pagato il sito della stessa attività. La seconda riavrà tutto da sola e lo sa già per e-mail: chiamale se serve, poi chiudi il compito.',
    },
    'payment-differs': {
      title: 'Pagamento diverso dal previsto',
      act: 'L’ordine va avanti come è stato pagato. Confronta importo e carrello nell’ordine e, se serve, restituisci una riga.',
    },
    'webhook-mismatch': {
      title: 'Eventi non destinati a noi',
      act: 'Gli eventi arrivano da un altro conto o dall’altro modo (prova o reale). Controlla conto e segreto del webhook, poi npm run doctor.',
    },
    authentication: {
      title: 'Chiave del fornitore di carte rifiutata',
      act: 'Finché non la cambi, nessuno può pagare. Metti la chiave giusta, riavvia e controlla con npm run doctor.',
    },
    permission: {
      title: 'Diritto mancante presso il fornitore di carte',
      act: 'La nostra chiave non può fare ciò che serve. Dalle i diritti scritti in docs/production.md e premi Riprova ora.',
    },
    clock: {
      title: 'L’orologio del server è sbagliato',
      act: 'Finché non è giusto, scadenze, documenti e firme portano un’ora sbagliata. Attiva la sincronizzazione (timedatectl set-ntp true); questo compito si chiude da solo.',
    },
    'invalid-request': {
      title: 'Richiesta non compresa dal fornitore di carte',
      act: 'È un errore nostro: porta il testo qui sopra e l’ora a chi cura il programma. Il fornitore ha rifiutato solo questa richiesta; l’ordine mostra che ne è stato del denaro.',
    },
    idempotency: {
      title: 'Chiave di ripetizione usata per altro',
      act: 'È un errore nostro: porta il testo qui sopra e l’ora a chi cura il programma. Il fornitore ha fermato la seconda richiesta.',
    },
  },
  notifications: {
    undeliverable: {
      title: 'E-mail non consegnata',
      act: 'La casella del cliente non riceve: forse è piena, forse l’indirizzo ha un errore. Chiamalo; quando riceve di nuovo, premi Invia di nuovo accanto all’e-mail.',
    },
    late: {
      title: 'Le e-mail non partono',
      act: 'Il server di posta non risponde da un’ora. Niente è perso: appena risponde partono tutte, una volta sola.',
    },
  },
  invoicing: {
    rejected: {
      title: 'Fattura scartata',
      act: 'Correggi i dati dell’acquirente nell’ordine e inviala di nuovo entro la data qui sopra: il numero resta lo stesso.',
    },
    overdue: {
      title: 'Fattura in ritardo',
      act: 'Il canale non ha risposto e la legge dà dodici giorni. Guarda lo stato presso il canale; se da noi è ancora da inviare, il suo lavoro è tra quelli falliti: riprovalo.',
    },
  },
  recovery: {
    'subscription-unknown': {
      title: 'Abbonamento senza ordine',
      act: 'È stato venduto dopo l’ultimo backup e qui il suo ordine non c’è. Scrivi al cliente che trovi presso il fornitore delle carte: inserisci di nuovo l’ordine, oppure rendi il denaro e chiudi l’abbonamento.',
    },
    'subscription-missing': {
      title: 'Abbonamento sparito dal fornitore',
      act: 'Qui risulta attivo, il fornitore delle carte non lo conosce. Controlla di usare il conto giusto, poi decidi con il cliente.',
    },
    'name-unknown': {
      title: 'Dominio senza ordine',
      act: 'Il registrar elenca un nome che nessun ordine ripristinato ha. Collegalo al suo ordine o lascialo scadere.',
    },
    'document-unknown': {
      title: 'Nota di credito da ricostruire',
      act: 'Il Sistema di Interscambio ha un documento che qui manca, e nessuna vendita lo riprende da sola. Guardalo nelle pagine dell’intermediario e registra il rimborso dall’ordine: il numero è già preso.',
    },
    'document-unreadable': {
      title: 'Fattura da attribuire a mano',
      act: 'Il Sistema di Interscambio ha un documento che non dice quale pagamento riguarda. Trova la vendita per giorno e importo: il numero è già preso, una seconda fattura va corretta con il commercialista.',
    },
  },
  copywriting: {
    requested: {
      title: 'Testo da scrivere',
      act: 'Un cliente ha chiesto un testo compreso nel suo piano. Aprilo in Testi, prendilo in carico, scrivilo e consegnalo: arriva nella sua bozza, e decide il cliente se pubblicarlo.',
    },
  },
  ordering: {
    'sold-twice': {
      title: 'Attività venduta due volte',
      act: 'Questa vendita è più vecchia della regola e resta come eccezione. Senti il cliente: se un sito basta, restituisci tutto dall’ordine.',
    },
    'withdrawal-unmatched': {
      title: 'Recesso senza ordine',
      act: 'Cerca l’ordine per nome, numero e indirizzo, poi restituisci tutto da lì. Vale la data della dichiarazione.',
    },
  },
};

export interface WordsOfTask {
  title: string;
  act: string;
}
type Rooms = typeof it;
export type TaskWords = { [Room in keyof Rooms]: { [What in keyof Rooms[Room]]: WordsOfTask } };
