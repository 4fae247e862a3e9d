import type { Operator } from '../../../../../platform/operator.ts';
import type { LegalDocument } from '../../document.ts';

const document = (operator: Operator): LegalDocument => ({
  title: 'Termini di servizio',
  sections: [
    {
      id: 'parties',
      heading: 'Con chi fai il contratto',
      blocks: [
        `Con ${operator.name}, ${operator.street}, ${operator.zip} ${operator.city} (${operator.country}), P. IVA ${operator.vat}, ${operator.mail}. Chi indica una partita IVA acquista come impresa; gli altri come consumatori.`,
      ],
    },
    {
      id: 'service',
      heading: 'Che cosa compri',
      blocks: [
        'Un sito web generato dalla tua pagina social, ospitato da noi, nella versione gratuita, Premium o Pro. La versione gratuita porta il nostro nome e non è indicizzata. Premium comprende: un dominio .it, .com o .net, 10 layout, 2 caselle e-mail da 1 GB, aggiornamento automatico, pagine personali, statistiche, nessuna pubblicità nostra, visibilità sui motori di ricerca. Pro aggiunge negozio, prenotazioni, newsletter ed estensioni.',
      ],
    },
    {
      id: 'price',
      heading: 'Prezzo e pagamento',
      blocks: [
        'Premium costa 99 euro l’anno, Pro 179 euro l’anno, IVA inclusa. Altri domini si pagano al prezzo mostrato prima dell’ordine. Il pagamento è anticipato, con i mezzi mostrati al momento di pagare. Riceverai la fattura per e-mail.',
      ],
    },
    {
      id: 'term',
      heading: 'Durata, rinnovo e disdetta',
      blocks: [
        'Il contratto dura un anno dall’attivazione e si rinnova ogni anno. Ti avvisiamo prima del rinnovo. Puoi disdire dal tuo profilo fino a 15 giorni prima della scadenza, o con lettera raccomandata fino a 30 giorni prima. Il servizio resta attivo fino alla scadenza pagata.',
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Diritto di recesso',
      blocks: [
        `Se sei un consumatore puoi recedere entro 14 giorni dalla conclusione del contratto, senza dare motivi: basta scriverlo a ${operator.mail}. Ti rimborsiamo entro 14 giorni, con lo stesso mezzo di pagamento. Se hai chiesto di iniziare subito, dal rimborso può essere tolta la parte del servizio già resa. La registrazione di un dominio fatta su tua richiesta è un servizio che si esegue per intero e non si rimborsa. Le imprese non hanno diritto di recesso.`,
      ],
    },
    {
      id: 'domain',
      heading: 'Il dominio',
      blocks: [
        'Il dominio è registrato a nome tuo se lo chiedi, altrimenti a nome nostro per tuo conto; puoi sempre trasferirlo altrove. La registrazione dipende dal registro dell’estensione: se il nome non è più libero puoi sceglierne un altro o riavere quanto pagato.',
      ],
    },
    {
      id: 'content',
      heading: 'I tuoi contenuti',
      blocks: [
        'Testi e fotografie restano tuoi. Ci autorizzi a usarli solo per pubblicare il sito. Garantisci di poterli usare e che non sono illeciti. Possiamo sospendere un sito che viola la legge, dicendotene il motivo.',
      ],
    },
    {
      id: 'liability',
      heading: 'Responsabilità e garanzie',
      blocks: [
        'Ai consumatori spetta la garanzia legale di conformità per i servizi digitali. Verso le imprese rispondiamo, salvo dolo o colpa grave, entro quanto pagato nell’ultimo anno.',
      ],
    },
    {
      id: 'end',
      heading: 'Alla fine del contratto',
      blocks: [
        'Per 30 giorni puoi esportare testi, fotografie e dati dei tuoi clienti. Poi li cancelliamo, salvo quanto la legge ci obbliga a conservare.',
      ],
    },
    {
      id: 'law',
      heading: 'Legge e controversie',
      blocks: [
        'Si applica la legge italiana. Se sei un consumatore valgono le tutele del Paese in cui vivi e il giudice del tuo luogo di residenza; per le imprese è competente il foro della nostra sede. Puoi anche rivolgerti a un organismo di risoluzione delle controversie.',
      ],
    },
  ],
});
export default document;
