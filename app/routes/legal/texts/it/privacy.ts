import { HELPERS_KEPT } from '../../../../../modules/access/schemas.ts';
import { K } from '../../../../../modules/plans/schemas.ts';
import plans from '../../../../i18n/messages/it/plans.ts';
import type { LegalText } from '../../document.ts';
import { featureNames, freeToo, mailToo } from '../../offer-words.ts';

const document: LegalText = (operator, offer) => ({
  title: 'Informativa sulla privacy',
  sections: [
    {
      id: 'controller',
      heading: 'Chi tratta i tuoi dati',
      blocks: [
        `Il titolare è ${operator.name}, ${operator.street}, ${operator.zip} ${operator.city}. Per ogni domanda o richiesta scrivi a ${operator.mail}.`,
      ],
    },
    {
      id: 'data',
      heading: 'Quali dati, perché e con quale base',
      blocks: [
        {
          list: [
            'Il nome che cerchi e la pagina social che scegli: servono a mostrarti l’anteprima. Leggiamo solo ciò che la pagina ha reso pubblico. Base: la tua richiesta, prima del contratto.',
            'Nome o ragione sociale, codice fiscale o partita IVA, indirizzo, telefono, e-mail: servono per il contratto, la fattura e la registrazione del dominio. Base: il contratto e gli obblighi di legge.',
            'Pagamento: il numero della carta va diretto al gestore dei pagamenti. Noi riceviamo solo l’esito e gli ultimi dati utili a riconoscere la transazione.',
            'Registri tecnici (data, indirizzo chiesto, esito): servono a far funzionare il servizio e a difenderlo. Base: il nostro interesse legittimo alla sicurezza.',
            'Se arrivi dal collegamento di un nostro agente, l’ordine annota di chi era: serve a riconoscergli la vendita, senza cookie. Base: il nostro interesse legittimo a pagare chi l’ha procurata.',
            'Se entri nella tua area con Facebook riceviamo l’elenco delle pagine che gestisci: cerchiamo i tuoi ordini e non lo conserviamo. Se entri con l’e-mail, il link che ti mandiamo vale 30 minuti e una volta sola. Base: il contratto.',
            'Se colleghi la pagina, teniamo cifrata la chiave che Facebook ci dà per quella sola pagina e i permessi che hai concesso: servono a leggerla e a sapere quando cambia. Vengono revocati e cancellati quando la scolleghi, quando togli l’applicazione su Facebook o quando il sito si chiude. Base: il tuo consenso, che puoi revocare quando vuoi.',
            `Se il titolare di un sito ti invita ad aiutarlo, teniamo il tuo indirizzo e-mail, che cosa puoi fare, quando hai accettato e il giorno dell’ultimo accesso; li vede anche lui. Si cancellano ${HELPERS_KEPT.removedDays} giorni dopo che l’accesso ti è tolto, ${HELPERS_KEPT.neverCameDays} dopo la fine di un invito mai aperto, e comunque con i dati del sito. Base: l’interesse legittimo del titolare a farsi aiutare e a sapere chi scrive.`,
            ...(mailToo(offer)
              ? [
                  'Se usi le caselle e-mail, conserviamo per tuo conto i messaggi che ricevi e spedisci, quanto sono piene e i dispositivi che hai aggiunto; chi ha scritto a chi, quando e con quale esito resta nei registri tecnici, senza oggetto né testo. Base: il contratto.',
                  'Per proteggere le caselle contiamo le password sbagliate per un’ora e ricordiamo per 30 giorni da quali reti (parte dell’indirizzo IP) si è entrati. Se copi qui una vecchia casella, ne teniamo la password cifrata finché serve, al massimo 14 giorni. Base: il legittimo interesse alla sicurezza e il contratto.',
                  'Se il titolare di una casella chiede di inoltrarti la sua posta, teniamo il tuo indirizzo e-mail e quando hai accettato: lo vede anche lui. Lo cancelliamo tre giorni dopo la richiesta se non accetti, entro tre giorni se l’inoltro finisce, e comunque con la casella; lo fermi tu quando vuoi con il link della prima e-mail. Base: l’interesse legittimo del titolare e il tuo consenso.',
                ]
              : []),
            ...(freeToo(offer)
              ? [
                  `Se metti online un sito gratuito, teniamo quale pagina è tua, quando lo hai dimostrato e un codice che sta per la tua identità su Facebook, senza il tuo nome: servono a farti rientrare e a contare quanti siti gratuiti hai. Per un giorno teniamo anche un codice che sta per l’indirizzo di rete da cui lo hai messo online. Base: la tua richiesta, e il legittimo interesse a evitare abusi.`,
                ]
              : []),
          ],
        },
        'Con i dati dell’ordine e il contenuto della tua pagina ti diamo ciò che i piani comprendono (base: il contratto):',
        { list: featureNames('it', offer, plans) },
      ],
    },
    {
      id: 'recipients',
      heading: 'A chi li comunichiamo',
      blocks: [
        'Solo a chi ci serve per darti il servizio: il gestore dei pagamenti, il registrar del dominio e il registro della sua estensione, il Sistema di Interscambio dell’Agenzia delle Entrate e l’intermediario che vi trasmette le fatture, chi consegna le nostre e-mail, chi ospita i server. Ciascuno tratta i dati secondo un contratto. Non li vendiamo e non facciamo pubblicità mirata.',
        'Il registrar può trattare i dati del titolare del dominio fuori dall’Unione europea: in quel caso usa le clausole contrattuali tipo.',
      ],
    },
    {
      id: 'retention',
      heading: 'Per quanto tempo',
      blocks: [
        {
          table: {
            head: ['Che cosa', 'Per quanto tempo', 'Perché'],
            rows: [
              [
                'Registri tecnici, messaggi dei fornitori, e-mail fuori da un ordine',
                `${K.logRetentionMonths} mesi`,
                'sicurezza e guasti',
              ],
              [
                'Pagine cercate, anteprime non acquistate e i loro collegamenti',
                `${K.previewDays} giorni dall’ultima richiesta`,
                'mostrarti di nuovo la stessa anteprima',
              ],
              [
                'Ordini iniziati e mai pagati',
                `${K.unpaidOrderDays} giorni dall’ultima modifica`,
                'lasciarti finire l’acquisto',
              ],
              [
                'Dati per comunicazioni commerciali, se le hai chieste',
                `da ${K.marketingMonths.min} a ${K.marketingMonths.max} mesi, o finché non revochi`,
                'scriverti ciò che hai chiesto',
              ],
              [
                'Ordini, contratti e prova dell’accettazione',
                `${K.contractYears} anni dalla fine del contratto`,
                'difenderci in giudizio',
              ],
              ['Fatture e scritture contabili', `${K.invoiceYears} anni`, 'obblighi fiscali'],
              ['Dati del sito', `per la durata del contratto, poi ${K.exportDays} giorni`, 'permetterti di esportarli'],
              ...(mailToo(offer)
                ? [
                    [
                      'Messaggi delle caselle e-mail',
                      `${K.exportDays} giorni dopo la fine del contratto`,
                      'permetterti di portarli via',
                    ],
                  ]
                : []),
              ...(freeToo(offer)
                ? [
                    [
                      'Sito gratuito e chi se ne occupa',
                      `${K.freeDays} giorni dall’ultimo accesso, poi ${K.exportDays} giorni; l’indirizzo ${K.freeAddressMonths} mesi`,
                      'permetterti di riaverlo',
                    ],
                  ]
                : []),
            ],
          },
        },
        `Quando il tempo è finito i dati vengono cancellati da un lavoro automatico, senza che tu lo chieda.`,
      ],
    },
    {
      id: 'rights',
      heading: 'I tuoi diritti',
      blocks: [
        'Puoi chiederci di vedere i tuoi dati, correggerli, cancellarli, limitarne l’uso, riceverli in un formato leggibile da un computer (entro 30 giorni), e opporti al loro uso. Se pensi che abbiamo sbagliato puoi rivolgerti al Garante per la protezione dei dati personali.',
        'Fornire i dati di fatturazione è necessario per concludere l’ordine. Non prendiamo decisioni automatiche che ti riguardino.',
      ],
    },
    {
      id: 'owners',
      heading: 'Se la pagina è tua e non hai chiesto niente',
      blocks: [
        `Un’anteprima può essere creata da chiunque a partire da una pagina pubblica, non è indicizzata e si cancella da sola ${K.previewDays} giorni dopo l’ultima richiesta. Se la pagina è tua e non la vuoi, scrivi a ${operator.mail}: la cancelliamo prima. Finché la pagina resta pubblica, qualcuno può chiederne un’altra.`,
      ],
    },
  ],
});
export default document;
