import { K } from '../../plans/schemas.ts';
import { AGREEMENT_TERMS } from '../schemas.ts';
import type { AgreementWords } from './shape.ts';

export const it: AgreementWords = {
  title: 'Accordo sul trattamento dei dati per tuo conto',
  colon: ':',
  rooms: {
    booking: 'Prenotazioni, dei tuoi ospiti',
    shop: 'Negozio, dei tuoi clienti',
    newsletter: 'Newsletter, dei tuoi lettori',
    blocklist: 'Persone bloccate, tra i tuoi visitatori',
  },
  data: {
    name: 'nome',
    phone: 'telefono',
    mail: 'e-mail',
    note: 'la nota che lasciano',
    address: 'l’indirizzo, se fanno consegnare',
    booking: 'che cosa prenotano e per quando',
    order: 'che cosa ordinano e com’è andata',
    payment: 'se hanno pagato e che cosa è stato restituito (mai la carta)',
    network: 'indirizzo di rete al momento del consenso',
    consent: 'a che cosa hanno acconsentito, quando e da quale pagina',
    mark: 'un codice ricavato dall’indirizzo di chi si cancella, perché nessuno gli riscriva: finché esiste il sito',
  },
  months: (count) => `${count} mesi`,
  days: (count) => `${count} giorni`,
  kept: {
    booking: (period) => `Una prenotazione viene cancellata ${period} dopo il suo giorno.`,
    'sober-booking': (period) =>
      `Se ti occupi di salute o di diritto, una prenotazione viene cancellata ${period} dopo il suo giorno, e non si chiede nessuna nota.`,
    order: (period) => `Un ordine viene cancellato ${period} dopo la sua fine.`,
    'paid-order': (period) =>
      `Un ordine pagato con carta, o consegnato, viene cancellato ${period} dopo il ritiro o la consegna: quanto dura la garanzia legale.`,
    'owed-deposit': (period) =>
      `Una prenotazione con una caparra ancora da rendere resta finché non è resa, al massimo ${period} dopo il suo giorno.`,
    'owed-order': (period) =>
      `Un ordine che non è mai finito, o di cui va ancora reso del denaro, resta finché non è sistemato, al massimo ${period} da quando è stato fatto.`,
    unconfirmed: (period) => `Chi non conferma l’iscrizione viene cancellato dopo ${period}.`,
    left: (period) => `Chi si cancella viene eliminato dopo ${period}, e prima se lo chiede.`,
    'plan-ended': (period) =>
      `Quando il tuo piano non comprende più la newsletter, i suoi lettori vengono cancellati dopo ${period}.`,
    silent: (period) =>
      `A chi ha confermato da ${period} chiediamo una volta se vuole restare; se non risponde lo cancelliamo.`,
    blocked: (period) => `Chi blocchi resta nell’elenco del tuo sito finché non togli il blocco, al massimo ${period}.`,
  },
  vendors: {
    servers: 'la società che ospita i server: tutti i dati, conservati',
    mail: 'la società che consegna le nostre e-mail: indirizzi e testi dei messaggi a ospiti e clienti, e delle richieste di conferma ai lettori',
    letters: 'la società che consegna le newsletter: indirizzi dei lettori e le tue lettere',
  },
  sections: ({ operator, about, vendors }) => [
    {
      id: 'parties',
      heading: 'Tra chi',
      blocks: [
        `Tra te, cliente del sito (titolare: decidi perché si usano i dati dei tuoi visitatori), e ${operator.name}, ${operator.street}, ${operator.zip} ${operator.city} (${operator.country}), P. IVA ${operator.vat}, ${operator.mail} (responsabile: li trattiamo per te). È il contratto che chiede l’articolo 28 del Regolamento (UE) 2016/679 (GDPR) e si aggiunge ai termini di servizio.`,
      ],
    },
    {
      id: 'subject',
      heading: 'Che cosa facciamo, e per quanto tempo',
      blocks: [
        'Raccogliamo, conserviamo, ti mostriamo e cancelliamo i dati che i visitatori lasciano sul tuo sito quando prenotano, ordinano o si iscrivono, e inviamo loro i messaggi che ne fanno parte. Lo facciamo solo per le funzioni che hai attivato, finché dura il tuo contratto.',
      ],
    },
    {
      id: 'data',
      heading: 'I dati di chi, quali e fino a quando',
      blocks: [
        { list: about },
        'Li cancella ogni notte una procedura automatica. Non chiediamo categorie particolari di dati (art. 9 GDPR): non chiederle ai tuoi visitatori nel testo libero.',
      ],
    },
    {
      id: 'instructions',
      heading: 'Su tue istruzioni',
      blocks: [
        'Usiamo questi dati solo su tue istruzioni documentate: questo accordo e ciò che imposti e premi nella tua area. Non li usiamo per scopi nostri, non li vendiamo e non li uniamo a quelli di altri clienti. Se un’istruzione ci sembra contraria alla legge te lo diciamo. Se una legge ci obbliga ad altro te lo diciamo prima, salvo che lo vieti.',
        'Chi da noi lavora su questi dati è tenuto alla riservatezza.',
      ],
    },
    {
      id: 'security',
      heading: 'Come sono protetti',
      blocks: [
        {
          list: [
            'Nei registri di prenotazioni, ordini e lettori nomi, recapiti e note sono cifrati; lo è ogni connessione.',
            'Le pagine di ospiti, clienti e lettori si aprono solo con una chiave casuale e propria, di cui per cercarla conserviamo soltanto un’impronta; restano fuori dai motori di ricerca e dai registri.',
            'Ogni sito vede solo i propri dati; decidi tu chi ti aiuta e con quali diritti.',
            'Si fanno copie di sicurezza, e si prova a ripristinarle.',
          ],
        },
      ],
    },
    {
      id: 'processors',
      heading: 'Chi ci aiuta',
      blocks: [
        'Ci autorizzi a servirci di questi altri responsabili, ciascuno legato da un contratto con gli stessi obblighi:',
        { list: vendors },
        `Per i loro nomi e Paesi scrivi a ${operator.mail}. Almeno ${AGREEMENT_TERMS.noticeDays} giorni prima di aggiungerne o sostituirne uno ti scriviamo; se ti opponi e non troviamo un’altra via, spegni la funzione o chiudi il contratto. Rispondiamo di loro come di noi stessi. Fuori dallo Spazio economico europeo i dati vanno solo secondo il capo V del GDPR.`,
        'Stripe non è tra questi: i pagamenti con carta arrivano sul tuo conto Stripe, con un contratto tuo.',
      ],
    },
    {
      id: 'rights',
      heading: 'Quando qualcuno chiede dei suoi dati',
      blocks: [
        'Nella tua area vedi ciò che è conservato, lo scarichi e cancelli gli iscritti; ospiti, clienti e lettori annullano e si cancellano da soli sulle loro pagine. Per il resto ti aiutiamo: scrivici. Se qualcuno si rivolge a noi te lo inoltriamo senza ritardo. Ti aiutiamo anche, con le informazioni che abbiamo, per sicurezza, valutazioni d’impatto e autorità (artt. 32–36 GDPR).',
      ],
    },
    {
      id: 'breach',
      heading: 'Se qualcosa va storto',
      blocks: [
        `Se veniamo a sapere di una violazione di questi dati te lo diciamo senza ingiustificato ritardo, al più tardi entro ${AGREEMENT_TERMS.breachHours} ore: che cosa è successo, i dati di chi, che cosa può derivarne e che cosa stiamo facendo.`,
      ],
    },
    {
      id: 'end',
      heading: 'Quando il contratto finisce',
      blocks: [
        `Per ${K.exportDays} giorni puoi scaricare tutto; poi lo cancelliamo. Se un ospite o un cliente ha ancora un diritto (un ordine aperto, un rimborso, la garanzia, una prenotazione futura), le prenotazioni e gli ordini del sito restano finché quel diritto dura, ciascuno al massimo per il periodo detto sopra, e servono solo a quello.`,
      ],
    },
    {
      id: 'audit',
      heading: 'Come puoi controllare',
      blocks: [
        'Ti diamo le informazioni che dimostrano che rispettiamo questo accordo, e consentiamo e agevoliamo verifiche tue o di chi incarichi, annunciate per tempo e senza accesso ai dati di altri.',
      ],
    },
    {
      id: 'yours',
      heading: 'Che cosa spetta a te',
      blocks: [
        'Rispondi tu della base giuridica, di ciò che chiedi ai visitatori e dell’uso dei loro dati fuori dal sito. La pagina privacy del tuo sito dice chi sei e che noi trattiamo i dati per te: leggila, e dicci se qualcosa non va bene per te.',
      ],
    },
    {
      id: 'changes',
      heading: 'Versioni',
      blocks: [
        'Conserviamo quale versione hai accettato, quando, a nome di chi e in quale lingua, con il suo testo: la trovi nella tua area finché dura il contratto. Una nuova versione vale per te quando la accetti.',
      ],
    },
  ],
  accepted: ({ version, by, at, site }) => `Versione ${version}, accettata per ${site} da ${by} il ${at}.`,
  page: (page, count) => `Pagina ${page} di ${count}`,
};
