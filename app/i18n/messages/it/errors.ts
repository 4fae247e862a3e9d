/** One sentence for each error code: what happened, what it means for you, what to do. */
const messages = {
  http: {
    interrupted: 'Il file non è arrivato intero. Riprova: non hai perso nulla.',
    unexpected: 'Qualcosa è andato storto da parte nostra. Non hai perso nulla: riprova tra un momento.',
    offline: 'Sembra che tu non sia in rete. Quello che hai scritto resta qui: riprova quando torna la connessione.',
    unreachable: 'Non riusciamo a raggiungere il nostro server. Controlla la connessione e riprova.',
    timeout: 'La risposta non è arrivata in tempo. Riprova: non hai perso nulla.',
    unavailable: 'Il servizio non è disponibile in questo momento. Riprova tra qualche minuto.',
    'session-lost': 'La tua sessione è scaduta. Ricarica la pagina per riprendere da dove eri.',
    'rate-limited': 'Troppe richieste in poco tempo. Aspetta un minuto e riprova.',
    'too-large': 'Quello che hai inviato è troppo grande. Accorcialo e riprova.',
    'not-found': 'Non abbiamo trovato quello che cercavi. Forse il collegamento è vecchio: riparti dalla ricerca.',
    'cookies-off':
      'Il tuo browser rifiuta i cookie. Per l’ordine ne serve uno solo, tecnico: senza, non sapremmo che è tuo. Permettili per questo sito e ricarica la pagina.',
    'bad-input': 'Alcuni dati non sono scritti come ce li aspettavamo. Controllali e riprova.',
    'method-not-allowed': 'A questo indirizzo si può solo leggere: ricarica la pagina e riprova.',
    'foreign-origin':
      'La richiesta non è partita dalle nostre pagine, quindi non l’abbiamo eseguita. Ricarica la pagina e riprova.',
  },
  agreements: {
    needed: 'Prima di attivarlo serve l’accordo sui dati dei visitatori: leggilo, accettalo e riprova.',
    changed: 'L’accordo è cambiato mentre leggevi. Ricarica la pagina e leggi la nuova versione.',
    none: 'Non hai ancora accettato nessun accordo.',
  },
  access: {
    'prove-again':
      'Per il denaro e i dati delle persone ti chiediamo di nuovo chi sei. Non è cambiato niente: premi ancora e conferma con il link che ti mandiamo.',
    'wrong-day': 'Scegli un giorno da oggi a un anno.',
    'invitation-invalid': 'Questo invito è scaduto, è già stato usato o è stato ritirato.',
    'helper-there': 'Questa persona è già nell’elenco.',
    'helpers-full': 'Hai invitato il massimo di persone. Togli un accesso per invitarne un’altra.',
    'helper-mails': 'Per oggi abbiamo mandato abbastanza inviti. Riprova domani.',
    'helper-missing': 'Questa persona non è più nell’elenco. Ricarica la pagina.',
  },
  identity: {
    'invite-invalid': 'Questo invito è scaduto o è già stato usato. Chiedine un altro a chi gestisce Vetrina.',
    'sign-in-needed': 'Per questa pagina serve l’accesso.',
    'wrong-credentials': 'Indirizzo o password non corretti. Ricontrollali e riprova.',
    'password-guessable':
      'Questa password si indovina troppo facilmente: è fatta di nomi noti, di tasti vicini o di pochi caratteri. Scegli qualche parola che non c’entra.',
    'too-many-tries': 'Troppi tentativi. Aspetta un momento e riprova.',
    'code-needed': 'Manca il codice dell’app di autenticazione.',
    'wrong-code': 'Questo codice non è giusto, o è già stato usato. Aspetta il prossimo e riprova.',
    'factor-held': 'Hai già un secondo fattore.',
    'not-allowed': 'Il tuo accesso non lo permette: chiedi a chi gestisce Vetrina.',
    'mail-taken': 'Questo indirizzo ha già un accesso.',
    'not-found': 'Questa persona non esiste più.',
  },
  invoicing: {
    'not-found': 'Questo documento non esiste, o appartiene a un altro ordine.',
    'not-rejected': 'Il documento non è stato scartato: non c’è nulla da rinviare.',
    'resend-too-late': 'I cinque giorni per rinviarlo con lo stesso numero sono passati: decide il commercialista.',
  },
  jobs: {
    'not-found': 'Questo lavoro non esiste più.',
    retried: 'Questo lavoro è già stato rimesso in coda.',
  },
  inbox: {
    'not-found': 'Questo evento non esiste o non si può ripetere.',
  },
  tasks: {
    'not-found': 'Questa segnalazione non esiste più.',
  },
  recovery: {
    closed:
      'Stiamo rimettendo in ordine i conti dopo un ripristino: per un po’ non si ordina e non si paga. I siti restano in linea. Quello che hai scritto resta qui: riprova più tardi.',
    'not-in': 'L’installazione non è in ripristino: non c’è nulla da confrontare.',
    'not-compared':
      'Il confronto è vecchio di oltre mezz’ora, o nel frattempo i fornitori dicono altro: confronta di nuovo e rileggi.',
    'vendor-away': 'Un fornitore non risponde: senza di lui non si sa che cosa manca. Riprova il confronto.',
  },
  previews: {
    'link-ended':
      'Questo collegamento è scaduto o è stato annullato. Chiedine uno nuovo, oppure cerca la pagina qui sopra.',
    'link-missing': 'Questo collegamento non c’è, o non è tuo.',
    'mails-enough': 'A questo indirizzo abbiamo già scritto abbastanza per oggi. Riprova domani, o copia il link.',
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
  },
  domains: {
    'dns-unavailable':
      'Il DNS non risponde, e quello che non si legge non lo diamo per mancante. Riprova tra qualche minuto.',
    'registrar-unavailable':
      'Il registro dei domini non risponde. Riprova tra poco, oppure continua con l’indirizzo gratuito.',
    refused: 'Il registro non ha accettato questa richiesta. Scegli un altro dominio o scrivici.',
    state: 'Questo dominio non si può più cambiare da qui. Ricarica la pagina per vedere a che punto è.',
    'transfer-locked':
      'Il dominio è bloccato presso il gestore attuale. Toglilo dal blocco nel suo pannello, poi riprova.',
    'transfer-too-recent':
      'Questo dominio è stato registrato o trasferito da meno di 60 giorni: il registro non lo lascia ancora muovere.',
    'transfer-code': 'Il codice di trasferimento non è quello giusto. Ricopialo dal gestore attuale del dominio.',
    'transfer-not-registered': 'Questo dominio non è di nessuno: non c’è niente da trasferire. Puoi registrarlo.',
    'transfer-refused': 'Il registro dice che questo dominio ora non si può trasferire. Chiedi al gestore attuale.',
    'registrant-country':
      'Un dominio .it può essere solo di chi sta nello Spazio economico europeo, in Svizzera, a San Marino o in Vaticano. Scegli .com o .net, oppure lascialo a nome nostro.',
    'not-yours': 'Questo dominio non è (o non è più) tra quelli dell’ordine. Ricarica la pagina.',
    'nothing-to-answer':
      'Qui non c’è più niente da rispondere: la domanda è cambiata o ha già una risposta. Ricarica la pagina.',
    'nothing-to-replace':
      'Non c’è nessun dominio da sostituire: la registrazione è andata a buon fine o è già stata sistemata.',
  },
  ordering: {
    'already-sold':
      'Questa attività ha già il suo sito, quindi non prendiamo altri soldi. Se è la tua, entra con l’e-mail dell’ordine: trovi tutto lì.',
    'manager-link-invalid': 'Questo link è scaduto o è già stato usato. Chiedine un altro: arriva subito.',
    'social-denied':
      'Hai annullato su Facebook, quindi non abbiamo ricevuto nulla. Riprova, oppure fatti mandare il link per e-mail.',
    'social-ended': 'L’accesso con Facebook è durato troppo o è già stato usato. Riprova da capo.',
    'social-no-order':
      'Nessun sito è stato comprato per le pagine che ci hai mostrato. Prova con l’e-mail dell’ordine, o su Facebook spunta la pagina giusta.',
    'social-unavailable': 'Facebook non ci risponde. Riprova tra poco, oppure fatti mandare il link per e-mail.',
    'social-strange': 'Questo accesso non è partito da questo browser, oppure è passato troppo tempo. Riprova da qui.',
    'no-withdrawal': 'Per questo ordine il recesso non è più possibile, o chi ha comprato è un’impresa.',
    'withdrawal-late': 'I 14 giorni per recedere sono passati. Puoi disdire per la scadenza.',
    'letter-dates':
      'Le date della lettera non tornano: spedita a contratto iniziato, ricevuta dopo la spedizione e non nel futuro.',
    'plan-missing': 'Selezionare un piano',
    'domains-missing': 'Aggiungere un dominio',
    'terms-missing': 'Per continuare devi accettare i termini di servizio.',
    'terms-changed':
      'I termini sono cambiati da quando hai aperto la pagina. Ricaricala, leggili e accettali di nuovo: quello che hai scritto resta.',
    closed: 'Questo ordine è chiuso, quindi non si può più cambiare.',
    changed: 'Il carrello è cambiato in un’altra scheda: controllalo e riapri il pagamento.',
    'not-found': 'Non troviamo questo ordine, o non è aperto su questo dispositivo. Riparti dalla tua pagina.',
    'billing-invalid': 'Nei dati di fatturazione manca qualcosa. Controlla i campi segnati.',
    'domain-invalid': 'Questo dominio non è scritto bene. Controlla il nome e l’estensione (.it, .com, .net).',
    'domain-taken': 'Questo dominio non è più libero. Scegline un altro tra quelli proposti.',
    'domain-asked': 'La banca sta ancora rispondendo: riprova tra qualche minuto.',
    'domain-waits': 'Un altro dominio aspetta ancora il suo pagamento. Pagalo, o annulla la sua richiesta.',
    'domains-full': 'Hai già il massimo dei domini di un abbonamento.',
    'authcode-invalid': 'Il codice di trasferimento non è giusto. Ricopialo dal gestore attuale del dominio.',
    'domain-info-missing': 'Mancano i dati di chi sarà il titolare del dominio. Completali per continuare.',
    'link-invalid':
      'Il collegamento all’ordine non è valido o è scaduto. Apri quello dell’ultima e-mail, o riparti dalla tua pagina.',
    state: 'L’ordine è cambiato nel frattempo. Ricarica la pagina: i tuoi dati sono salvati.',
  },
  mailboxes: {
    unavailable: 'Qui le caselle di posta non si possono ancora avere.',
    'not-now': 'In questo momento la casella non si può cambiare: l’ordine non è pagato, è sospeso o è finito.',
    'not-found': 'Questa casella non esiste, o appartiene a un altro ordine.',
    'no-domain': 'Una casella ha bisogno di un nome registrato in questo ordine. Scegline uno e riprova.',
    elsewhere: 'La posta di questo nome resta dov’è adesso: non apriamo caselle finché non la sposti qui.',
    'no-more': 'Il piano comprende due caselle e le hai già. Per un indirizzo in più usa un alias.',
    'name-unfit':
      'Prima della @ vanno da 1 a 64 lettere senza accenti, cifre, punti, trattini o trattini bassi; un punto non sta all’inizio, alla fine o accanto a un altro.',
    'name-reserved':
      'Questo indirizzo serve alla posta stessa: i suoi messaggi arrivano già alla tua prima casella. Scegline un altro.',
    'name-taken': 'Questo indirizzo c’è già. Scegline un altro.',
    'not-empty':
      'Nella casella ci sono già messaggi: il suo indirizzo non si cambia più. Per averne un altro usa un alias.',
    'host-unavailable': 'La posta in questo momento non risponde. Non è cambiato nulla: riprova fra un minuto.',
    'host-refused': 'La posta ha rifiutato la richiesta per colpa nostra: l’abbiamo segnalato. Non è cambiato nulla.',
    'mail-gone': 'Questo messaggio o questa cartella non c’è più. Ricarica l’elenco.',
    'sign-in-refused': 'La casella in questo momento non si apre. Ricarica la pagina.',
    'not-sent':
      'La posta in questo momento non risponde: il messaggio non è partito ed è fra le bozze. Riprova fra un minuto.',
    'perhaps-sent':
      'Il messaggio forse è partito: la conferma non è arrivata. Prima di mandarlo di nuovo guarda se chi lo aspetta lo ha ricevuto; il testo è fra le bozze.',
    'sending-stopped':
      'Questa casella in questo momento non può scrivere. Il messaggio è fra le bozze: scrivici e la riapriamo.',
    'sent-too-many':
      'Da questa casella sono partiti molti messaggi in poco tempo, e per ora si ferma. Il messaggio è fra le bozze: riprova più tardi.',
    'recipient-refused':
      'Nessuno di questi indirizzi riceve posta: controlla come sono scritti. Il messaggio è fra le bozze.',
    'files-large':
      'Gli allegati di un messaggio possono pesare 15 MB in tutto. Togline uno, o manda un link al posto del file più grande.',
    'files-many': 'Un messaggio può avere al massimo venti allegati. Togline qualcuno e riprova.',
    'files-changed':
      'Gli allegati sono cambiati in un’altra finestra: il messaggio non è partito. Guarda l’elenco aggiornato e premi di nuovo Invia.',
    'mail-refused':
      'Il messaggio è stato rifiutato per quello che contiene. È fra le bozze: cambia il testo e riprova.',
    'mail-too-large': 'Questo messaggio è troppo grande per leggerlo qui: aprilo nella tua app di posta.',
    'box-full': 'La casella è piena. Elimina qualche messaggio e riprova.',
    'link-ended': 'Questo collegamento è scaduto o è già stato usato. Chiedine un altro dalla pagina del tuo ordine.',
    'password-length': 'La password ha da 12 a 128 caratteri.',
    'password-guessable':
      'Questa password si indovina troppo facilmente: è fatta di nomi noti, di tasti vicini o di pochi caratteri. Scegli qualche parola che non c’entra.',
    'take-busy':
      'In questo momento si stanno già scaricando delle caselle, forse anche questa. Non è cambiato niente: riprova tra qualche minuto.',
    'forward-unfit': 'Questo non è un indirizzo e-mail a cui possiamo inoltrare: controlla com’è scritto.',
    'forward-self': 'È la stessa casella: un inoltro a sé stessa non finirebbe mai. Scegli un altro indirizzo.',
    'forward-there': 'Questa casella inoltra già a questo indirizzo.',
    'too-many-forwards': 'Una casella inoltra a due indirizzi al massimo. Togline uno e riprova.',
    'forwards-asked': 'Oggi hai già chiesto sei conferme. Riprova domani.',
    'too-many-devices': 'Una casella si apre su dieci dispositivi al massimo. Togline uno che non usi più e riprova.',
    'reply-dates': 'L’ultimo giorno non può essere già passato, né venire prima del primo. Cambialo e riprova.',
    'old-refused':
      'La vecchia casella non accetta questo nome o questa password. Controllali nel tuo programma di posta: alcuni gestori vogliono una password per le app.',
    'old-unreachable':
      'Il server della vecchia casella non risponde. Controlla com’è scritto; se è giusto, riprova tra poco.',
    'import-too-much':
      'Nella vecchia casella c’è più posta di quanta ne stia in questa. Cancella là i messaggi più pesanti, svuota il cestino e ricomincia: non è stato copiato niente che si perda.',
    'name-held':
      'La posta di questo dominio arriva ancora da noi per un altro ordine, e non può arrivare per due. Se anche quello è tuo, chiudi lì la posta del dominio; se non lo è, scrivici.',
    'not-here-yet': 'Il dominio non è ancora da noi: la posta arriverà qui appena il trasferimento è finito.',
    'stopped-by-us':
      'L’invio da questa casella l’abbiamo fermato noi, per sicurezza. Rispondi a una nostra e-mail: lo riapriamo insieme.',
    'too-many-aliases': 'Un nome ha dieci alias al massimo. Togline uno e riprova.',
  },
  plans: {
    'not-sold':
      'Questo piano non è in vendita oggi: non avrebbe ancora nulla in più. Non abbiamo preso denaro e non è cambiato nulla: scegli un altro piano.',
  },
  billing: {
    'no-such-line': 'Questa riga non è stata pagata o non esiste più.',
    'refund-too-much': 'Di questo pagamento è già stato restituito altro: la riga supera quanto resta.',
    'no-such-refund': 'Questo rimborso è già concluso.',
    'no-subscription': 'L’abbonamento di questo ordine è finito, o non è ancora iniziato.',
    'change-waits':
      'Un’altra modifica dell’abbonamento aspetta il pagamento. Pagala, o riprova tra un giorno: intanto decade da sola.',
    'plan-held': 'Hai già questo piano.',
    'quote-old': 'Il prezzo mostrato non vale più. Te lo calcoliamo di nuovo: controlla e conferma.',
    'cancel-late':
      'È troppo tardi per disdire prima di questo rinnovo: mancano meno di 15 giorni. Potrai disdire per l’anno dopo.',
    'letter-late':
      'La lettera è stata spedita meno di 30 giorni prima della scadenza: per quest’anno il contratto si rinnova. Fino a 15 giorni prima il cliente può ancora disdire dalla pagina dell’ordine.',
    'letter-renewed':
      'La lettera era in tempo per un rinnovo che intanto è stato addebitato: restituisci quel pagamento invece di registrarla.',
    'no-free-exit': 'Il rinnovo ti è stato annunciato in tempo, quindi puoi disdire solo alla scadenza.',
    'nothing-owed': 'Non c’è nulla da pagare.',
    'provider-unavailable':
      'Il servizio di pagamento non risponde. Non ti è stato addebitato nulla: riprova tra qualche minuto.',
    'card-declined': 'La banca non ha accettato la carta. Non ti è stato addebitato nulla: prova con un’altra carta.',
    'provider-refused':
      'Il servizio di pagamento ha respinto la richiesta. Non ti è stato addebitato nulla: riprova, o scrivici.',
    'amount-differs':
      'L’importo è cambiato mentre pagavi, quindi ci siamo fermati. Scriviamo noi per sistemare il pagamento.',
  },
  sync: {
    'connect-ended': 'Facebook non ha accettato la conferma. Collega di nuovo la pagina.',
    'connect-foreign': 'Con questo accesso non hai il pieno controllo della pagina.',
    'connect-refused':
      'Mancano permessi senza i quali la pagina non si può collegare. Riprova e lasciali tutti accesi.',
    'connect-unavailable': 'Facebook non risponde. Riprova tra qualche minuto.',
    'not-in-plan': 'Il piano di questo sito non segue la pagina. Con Premium o Pro il sito si aggiorna da solo.',
    'not-signed': 'Questa richiesta non viene da Facebook: non è stata accettata.',
    'not-moved': 'La pagina non si è spostata, o è già seguita al nuovo indirizzo. Ricarica e guarda di nuovo.',
    'page-taken': 'Un altro sito segue già la nuova pagina. Scrivici: legge una persona.',
    'page-unlike':
      'La nuova pagina ha un altro telefono e un altro indirizzo: per sicurezza non la seguiamo. Correggili sulla pagina e riprova, o rendi tuo il sito.',
    'not-open':
      'Non c’è più niente da decidere: hai già risposto, o la pagina dice di nuovo altro. Ricarica e guarda com’è adesso.',
    'read-lately': 'La pagina è stata letta da poco. Puoi chiederlo di nuovo tra cinque minuti.',
  },
  booking: {
    'by-phone': 'Da questi contatti l’attività non prende prenotazioni online. Non è stato prenotato niente: chiama.',
    'deposit-changed': 'Nel frattempo la caparra è cambiata. Non è cambiato altro: leggila di nuovo.',
    'mail-needed': 'Con una caparra serve un’e-mail, dove mandare la conferma di ciò che si paga.',
    'no-deposits': 'Qui non si possono chiedere caparre. Non è cambiato nulla.',
    'deposit-too-high': 'La caparra non può superare il prezzo scritto accanto. Non è cambiato nulla.',
    'time-taken': 'Questo orario è appena stato preso. Non è cambiato nulla: scegline un altro fra quelli liberi.',
    closed:
      'Adesso non si prendono prenotazioni: sono in pausa, o il piano non le comprende. Quelle già prese restano.',
    'too-late':
      'È troppo tardi: il tempo in cui si poteva fare è passato. Non è cambiato nulla; per questa prenotazione serve una telefonata.',
    'person-booked': 'Questa persona ha ancora appuntamenti. Spostali o annullali, poi toglila.',
    'table-booked':
      'Su questo tavolo c’è ancora chi ha prenotato, e per loro non ce n’è un altro libero. Non è cambiato nulla: sposta o annulla quelle prenotazioni, che trovi qui col loro tavolo, poi riprova.',
    'table-not-free':
      'Questo tavolo a quell’ora non si può dare: è preso, è troppo piccolo, o non c’è più. Non è cambiato nulla: scegline un altro.',
    'kind-in-use':
      'Ci sono prenotazioni di questo tipo, che altrimenti non si leggerebbero più. Aspetta che siano passate, o annullale.',
    'places-taken':
      'Ci sono già più prenotazioni di così. Non è cambiato nulla: scrivi almeno i posti già presi, o annulla qualcuno.',
    'date-present':
      'A quell’ora c’è già una data con questo titolo, ma con altri posti, un’altra durata o un altro prezzo. Non è cambiato nulla: cambiale i posti, o annullala prima.',
    'time-needed': 'Scrivi anche l’ora: chi ha chiesto un giorno aspetta di sapere quando. Non è cambiato nulla.',
    dates:
      'Questi giorni non si possono chiedere: sono passati, troppo lontani, o le notti sono troppe. Non è cambiato nulla: scegline altri.',
    'not-found': 'Questa prenotazione non c’è, o non c’è più. Ricarica la pagina e riparti dall’elenco.',
    changed:
      'Nel frattempo questa prenotazione è cambiata: quello che hai premuto non vale più. Ora vedi come sta adesso.',
    'one-needed': 'Ne serve almeno una che si possa prenotare, altrimenti non si prenota nulla. Lasciane attiva una.',
    'contact-needed':
      'Manca un recapito: senza, non potete avvisare se cambia qualcosa. Scrivi un telefono o un’e-mail.',
    'too-many':
      'Qui si arriva a un limite: troppe prenotazioni in una volta, troppi giorni chiusi, o più di 60 fra persone e tavoli. Non è cambiato nulla: togli quello che non serve più, o riprova più tardi.',
    'too-early': 'È troppo presto per segnarlo: quell’ora deve ancora venire. Riprova quando arriva.',
    party: 'Per così tante persone dal sito non si prenota. Per gruppi più grandi si telefona.',
    'unknown-service': 'Questa voce non si prenota più. Ricarica la pagina e scegline un’altra.',
    'feed-address':
      'Questo non è un indirizzo di calendario che possiamo leggere: deve iniziare con https:// o webcal:// ed essere raggiungibile da Internet. Copialo di nuovo dal tuo calendario.',
    'feed-silent': 'Il calendario non ha risposto in tempo. Non è cambiato nulla: riprova fra qualche minuto.',
    'feed-refused':
      'Il calendario non si lascia leggere con questo indirizzo: forse è stato cambiato o non è più condiviso. Copialo di nuovo dal tuo calendario.',
    'feed-unreadable':
      'A questo indirizzo non c’è un calendario. Serve l’indirizzo «iCal» o «ICS», non quello della pagina: copialo di nuovo.',
    'feed-too-large':
      'Questo calendario è più grande di quanto leggiamo (5 MB, 5000 impegni). Fanne uno a parte con gli impegni che contano, e aggiungi quello.',
    'unknown-person': 'Questa persona non è più fra chi riceve. Ricarica la pagina e scegline un’altra.',
  },
  takings: {
    'not-offered': 'In questa installazione non si incassa con carta. Le prenotazioni continuano.',
    closed: 'Il conto su Stripe è chiuso e non si può riaprire da qui. Scrivici: ne colleghiamo un altro.',
    'no-contract': 'Il conto si apre per un sito con un contratto. Questo non ne ha ancora uno.',
    'not-active': 'In questo momento non si può pagare con carta. Non è stato ordinato nulla: riprova, o chiama.',
    'not-paid': 'Per questo ordine non è arrivato denaro: non c’è nulla da restituire.',
    'too-much': 'È già stato restituito quasi tutto: non si può restituire più di quanto è stato pagato.',
  },
  shop: {
    'by-phone': 'Da questi contatti l’attività non prende ordini online. Non è stato ordinato niente: chiama.',
    'out-of-reach':
      'A questo codice postale non si consegna. Non è stato ordinato nulla: scegli un altro modo, o il ritiro.',
    'too-many-ways': 'I modi di consegna sono al massimo 6. Non è cambiato nulla: togline uno.',
    'no-country': 'Non sappiamo in quale Paese è l’attività: dal sito non si consegna. Non è cambiato nulla.',
    codes: 'Uno dei codici postali non è di questo Paese. Non è cambiato nulla: correggilo e salva di nuovo.',
    'mail-needed': 'Serve un’e-mail per la conferma dell’acquisto. Non è stato ordinato nulla: scrivila e conferma.',
    'reach-needed':
      'Chi paga con carta deve poter leggere il tuo telefono e la tua e-mail: scrivili nei contatti del sito e pubblica, poi riprova.',
    'no-account':
      'Il tuo conto non incassa ancora, quindi non si può pagare con carta. Collegalo a Stripe, oppure continua con le prenotazioni.',
    closed:
      'In questo momento non arrivano ordini: il negozio è in pausa, o il piano non lo comprende. Gli ordini che ci sono restano.',
    'sold-out': 'Uno dei prodotti è appena finito. Non è stato ordinato nulla: guarda quanti ne restano.',
    'price-changed': 'Un prezzo è appena cambiato. Non è stato ordinato nulla: controlla il totale e conferma.',
    minimum: 'L’importo è sotto il minimo. Non è stato ordinato nulla: aggiungi qualcosa.',
    age: 'Gli alcolici si vendono ai maggiorenni. Non è stato ordinato nulla: conferma l’età o toglili.',
    lines: 'Un ordine ha da 1 a 50 prodotti diversi. Non è stato ordinato nulla.',
    'too-many':
      'Qui si arriva a un limite: 300 prodotti, 400 varianti in tutto. Non è cambiato nulla: togli ciò che non serve più.',
    'too-many-orders':
      'Con questi contatti ci sono già troppi ordini da ritirare. Non è stato ordinato nulla: annullane uno.',
    'contact-needed': 'Serve un telefono o un’e-mail, per dire quando è pronto. Non è stato ordinato nulla.',
    'not-found': 'Questo ordine o prodotto non c’è, o non c’è più. Ricarica la pagina e riparti dall’elenco.',
    changed: 'Nel frattempo qualcosa è cambiato, e ciò che hai premuto non vale più. Adesso vedi come sta.',
    'one-needed':
      'Non c’è ancora nulla che si possa ordinare. Dai un prezzo ad almeno un prodotto, e agli alimenti gli allergeni; poi apri.',
    'unknown-photo': 'Questa foto non è fra quelle del sito. Non è cambiato nulla: scegline un’altra.',
  },
  blocklist: {
    'contact-needed':
      'Serve un’e-mail o un numero di telefono completo. Non è cambiato niente: controlla che cosa hai scritto.',
    full: 'Sono già bloccate 500 persone, il massimo. Non è cambiato niente: togli un blocco.',
    'not-found': 'Non c’è più niente di questa persona qui. Forse è già stato cancellato: cerca di nuovo.',
    'not-over': 'Qualcosa è ancora aperto. Non è stato cancellato niente: prima concludilo o annullalo, poi riprova.',
  },
  newsletter: {
    'name-wrong': 'Scrivi un dominio tuo, per esempio fornolazzari.it. Non è cambiato nulla.',
    'name-ours': 'Il tuo dominio è da noi: le newsletter partono già da lì, o partiranno appena si vede.',
    closed: 'La newsletter è chiusa: è in pausa, o il piano non la comprende. Chi è iscritto può sempre uscire.',
    full: 'La lista è piena: sono 5000 iscritti. Non è cambiato nulla.',
    'not-found': 'Questa newsletter, o questo iscritto, non c’è o non c’è più. Ricarica la pagina.',
    changed: 'Nel frattempo questa newsletter è cambiata: quello che hai premuto non vale più. Ricarica la pagina.',
    nothing: 'Non c’è abbastanza da raccontare. Servono almeno due novità sulla pagina, o qualche parola tua.',
    'no-way': 'Qui l’invio delle newsletter non è configurato. Non è partito niente.',
    'not-taken': 'Il server di posta non ha preso la prova. Riprova tra qualche minuto.',
    nobody: 'Non c’è ancora nessun iscritto confermato: non è partito niente.',
    stopped:
      'La newsletter è ferma: troppe e-mail sono tornate o sono state segnalate. Una persona di Vetrina guarda perché.',
    'too-many': 'In trenta giorni possono partire otto newsletter. Non è partito niente: riprova più avanti.',
    time: 'Scegli un momento nei prossimi dodici mesi, non già passato.',
  },
  copywriting: {
    'not-found': 'Questo testo non c’è. Ricarica la pagina.',
    'not-offered': 'Al momento non scriviamo testi. Puoi scriverli tu nell’editor.',
    'not-live': 'Il sito ora non è in linea. Chiedi il testo quando lo sarà di nuovo.',
    'none-left': 'Hai già chiesto tutti i testi del tuo contratto.',
    'moved-on': 'Nel frattempo è cambiato qualcosa. Ricarica la pagina e guarda a che punto è il testo.',
    'draft-moved': 'Nel frattempo il cliente ha cambiato la sua bozza. Guarda che cosa c’è ora, poi consegna di nuovo.',
    fields: 'Un campo è vuoto o troppo lungo. Correggilo e consegna di nuovo.',
  },
  editor: {
    'file-empty': 'Questo file è vuoto. Scegli di nuovo il PDF.',
    'file-form': 'Questo file non è un PDF. Salvalo come PDF e aggiungilo di nuovo.',
    'file-large': 'Questo file supera i 10 MB. Rendilo più leggero e aggiungilo di nuovo.',
    'files-full': 'Il sito ha già 40 file, di più non ne tiene.',
    'photo-empty': 'Questo file è vuoto. Scegli di nuovo la foto.',
    'photo-form': 'Questo file non è una foto. Scegli un JPEG, un PNG o un WebP.',
    'photo-heic':
      'Questa foto è in formato HEIC, che non riusciamo a leggere. Su iPhone sceglila da Foto, oppure salvala prima come JPEG.',
    'photo-pixels': 'Questa immagine ha più di 50 milioni di pixel. Rimpiccioliscila e aggiungila di nuovo.',
    'photo-broken': 'Questa foto è rovinata e non si apre. Scegline un’altra copia.',
    'photo-small': 'Questa foto è troppo piccola per un sito: servono almeno 480 per 300 pixel.',
    'photo-large': 'Questa foto supera i 15 MB. Rimpiccioliscila e aggiungila di nuovo.',
    'photo-twice': 'Questa c’è già.',
    'photos-full': 'Il sito ha 500 foto tue, di più non ne tiene. Togline qualcuna e aggiungi di nuovo questa.',
    'not-yet': 'Il sito è ancora in preparazione. Torna tra un minuto.',
    'not-in-plan': 'Il piano di questo sito non comprende la modifica. Con Premium o Pro puoi cambiare tutto.',
    'draft-moved': 'La bozza è cambiata su un altro dispositivo. Guarda che cosa è cambiato e pubblica di nuovo.',
    'unknown-unit': 'Questa parte non esiste nel sito. Ricarica la pagina e riprova.',
    'control-signs': 'Il testo contiene segni che non si vedono o non si leggono. Toglili, oppure riscrivilo a mano.',
    markup: 'Qui va solo testo, senza codice HTML. Togli quello che sta tra < e >.',
    'no-words': 'Servono parole: un testo di soli segni o emoji non si può leggere ad alta voce.',
    'too-long': 'Il testo è troppo lungo. Non è andato perso niente: accorcialo e si salverà.',
    'too-many': 'Sono troppe voci. Togline qualcuna e si salverà.',
    'not-this': 'Questo valore qui non va bene. Controllalo e riprova.',
    'list-name': 'Dai un nome alla voce: senza nome non si salva.',
    'wrong-dates': 'Queste date non vanno. Scegli un periodo da oggi in poi, al massimo di due anni.',
    'too-many-dated': 'Hai già cento modifiche in programma. Annullane qualcuna e riprova.',
    'layer-full':
      'La bozza è piena: hai già cambiato tutto quello che un sito può contenere. Riporta qualche testo a quello della pagina, poi riprova.',
    'page-address':
      'L’indirizzo della pagina può avere solo lettere minuscole, cifre e trattini, e non può essere uno di quelli che il sito usa già. Scegline un altro.',
    'page-address-taken': 'Un’altra pagina ha già questo indirizzo. Scegline un altro.',
    'page-full': 'La pagina è troppo lunga. Dividila in due pagine, oppure togli qualche blocco.',
    link: 'Un link deve cominciare con https:// e portare a un sito che esiste. Correggi l’indirizzo.',
    'own-host': 'Questo link porta a Vetrina e non al tuo sito. Per un’altra tua pagina usa un pulsante.',
    'too-many-pages': 'Hai già tutte le pagine comprese nel tuo piano. Togline una, poi aggiungi la nuova.',
    'no-page': 'Questa pagina non c’è più. Torna all’elenco delle pagine.',
    'no-version': 'Questa versione non c’è più. Scegline un’altra.',
    'version-without-content':
      'Di questa versione resta solo l’aspetto, non i tuoi testi: è più vecchia della modifica. Scegline una più recente.',
  },
  'free-sites': {
    denied: 'Hai annullato su Facebook, quindi non abbiamo ricevuto nulla e niente è online. Riprova quando vuoi.',
    ended: 'L’accesso con Facebook è durato troppo o è già stato usato. Premi di nuovo: non hai perso nulla.',
    unavailable: 'Facebook non ci risponde, quindi non sappiamo se la pagina è tua. Riprova tra poco.',
    'not-yours':
      'Facebook dice che non amministri questa pagina, o non l’hai spuntata tra quelle da mostrarci. Entra come chi la amministra, con il controllo completo.',
    bought: 'Questa pagina ha già un sito comprato con un piano. Chi la amministra entra dalla sua area.',
    'not-read': 'Stiamo leggendo la tua pagina proprio adesso. Riprova tra un minuto.',
    'too-many': 'Hai già tre siti online gratis, e di più non se ne possono avere. Spegnine uno, o passa a un piano.',
    'too-many-here':
      'Da questa rete oggi sono già andati online cinque siti gratis. Riprova domani, o da un’altra connessione.',
    'layout-waits': 'Il layout è già cambiato nelle ultime 24 ore. Ne puoi scegliere un altro domani.',
  },
  sites: {
    'store-unavailable':
      'In questo momento foto e pagine non si possono leggere né salvare. Non hai perso nulla: riprova tra un minuto.',
    'page-has-site': 'Questa pagina ha già un sito comprato con un piano.',
    'page-unreadable':
      'Questa pagina è scritta in un modo che non riusciamo a leggere, e il sito non si può comporre. Scrivici: la guardiamo noi.',
    'not-published': 'Il sito non è ancora in linea. Riprova tra un minuto.',
    'quality-gate':
      'Il sito non è stato pubblicato perché non supera una prova di qualità. La versione di prima resta in linea.',
    'quality-weight': 'La prima pagina pesa troppo. Accorcia i testi più lunghi.',
    'quality-requests': 'La prima schermata carica troppi file. Togli qualche foto dall’inizio.',
    'quality-script': 'La pagina contiene troppo programma. Scrivici: è un errore nostro.',
    'quality-photo': 'La prima foto pesa troppo. Scegline un’altra.',
    'quality-contrast': 'Con questo colore alcuni testi non si leggono. Scegline uno più scuro o più chiaro.',
    'quality-alt': 'Manca la descrizione di una foto. Aggiungila per chi non la vede.',
    'quality-structure': 'La pagina non è in ordine per chi usa un lettore di schermo. Scrivici: è un errore nostro.',
    'quality-overflow': 'Una parola molto lunga esce dallo schermo del telefono. Spezzala o accorciala.',
    'quality-links': 'Un collegamento non porta da nessuna parte. Correggilo o toglilo.',
    'quality-privacy': 'La pagina carica qualcosa da altri siti. Toglilo.',
    'not-found': 'Questo sito non esiste più. Cerca di nuovo la tua pagina.',
    busy: 'Il sito è in lavorazione proprio adesso. Riprova tra un momento.',
    'host-invalid': 'Questo nome di dominio non può essere collegato al sito. Controllalo e riprova.',
    'host-taken': 'Questo nome è già collegato a un altro sito. Scegline un altro.',
  },
};
export default messages;

declare module '../../namespaces.ts' {
  interface Words {
    errors: typeof messages;
  }
}
