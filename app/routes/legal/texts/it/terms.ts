import { NOTICE_LEGAL_DAYS, UNPAID } from '../../../../../modules/billing/subscription/dunning.rules.ts';
import { K } from '../../../../../modules/plans/schemas.ts';
import plans from '../../../../i18n/messages/it/plans.ts';
import type { LegalText } from '../../document.ts';
import { offerWords } from '../../offer-words.ts';

const document: LegalText = (operator, offer) => {
  const said = offerWords('it', offer, plans);
  return {
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
          `Un sito web generato dalla tua pagina social e ospitato da noi. Piani: ${said.plans}. Ogni piano comprende:`,
          { list: said.features },
          ...(said.larger ? [said.larger] : []),
          ...(said.texts ? [said.texts] : []),
          ...(said.boxes ? [said.boxes] : []),
          ...(said.free ? [said.free] : []),
        ],
      },
      {
        id: 'price',
        heading: 'Prezzo e pagamento',
        blocks: [
          `Prezzi per un anno, IVA inclusa: ${said.prices}. I domini si pagano al prezzo mostrato prima dell’ordine. Il pagamento è anticipato, con i mezzi mostrati al momento di pagare: carta e, dove il gestore li offre, PayPal, addebito SEPA, Apple Pay e Google Pay. La fattura è in PDF nella pagina del tuo ordine: quando è pronta ti scriviamo con il collegamento.`,
        ],
      },
      {
        id: 'order',
        heading: 'Come si conclude il contratto',
        blocks: [
          `Scrivi i dati per la fattura, scegli piano e dominio, accetti questi termini e paghi. Fino al pagamento puoi tornare indietro e correggere. Il pulsante di pagamento è un ordine con obbligo di pagare: il contratto nasce quando il pagamento riesce.`,
          `Subito dopo ricevi per e-mail la conferma, con questi termini in allegato come testo che puoi conservare. Teniamo traccia della versione accettata, dell’ora e della lingua in cui l’hai letta.`,
        ],
      },
      {
        id: 'term',
        heading: 'Durata, rinnovo e disdetta',
        blocks: [
          `Il contratto dura un anno dall’attivazione e si rinnova ogni anno allo stesso prezzo, o a quello che ti abbiamo comunicato. Se sei un consumatore ti scriviamo almeno ${NOTICE_LEGAL_DAYS} giorni prima della scadenza, con la data entro cui disdire; se non possiamo provarlo, puoi uscire in ogni momento fino alla scadenza successiva e riavere il rinnovo.`,
          `Puoi disdire dalla pagina del tuo ordine fino a ${K.cancelOnSiteDays} giorni prima della scadenza, o con lettera raccomandata fino a ${K.cancelByLetterDays} giorni prima. Il sito resta in linea fino alla scadenza pagata.`,
          `Se il rinnovo non viene pagato ti avvisiamo e riproviamo. Dopo ${UNPAID.graceDays} giorni il sito viene sospeso, dopo ${UNPAID.endAfterDays} il contratto finisce.`,
        ],
      },
      {
        id: 'withdrawal',
        heading: 'Diritto di recesso',
        blocks: [
          `Se sei un consumatore puoi recedere entro ${K.withdrawalDays} giorni dalla conclusione del contratto, senza dare motivi e senza costi. Usa la funzione «Recedere dal contratto qui» nella pagina del tuo ordine, che si apre dal collegamento in ogni nostra e-mail: chiede solo nome, numero dell’ordine e indirizzo per la ricevuta, e un secondo pulsante, «Conferma recesso». La ricevuta con data e ora arriva subito per e-mail. Va bene anche scrivere a ${operator.mail}.`,
          `Ti rimborsiamo tutto quello che hai pagato entro ${K.refundDays} giorni, con lo stesso mezzo di pagamento. Un dominio già registrato resta registrato fino alla sua scadenza: se è a nome tuo resta tuo, se è a nome nostro puoi chiederne il trasferimento. Le imprese non hanno diritto di recesso.`,
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
          `Se vedi su un sito ospitato da noi qualcosa di illecito scrivi a ${operator.mail} con l’indirizzo della pagina e il motivo: rispondiamo con una decisione motivata, e chi pubblica viene avvisato.`,
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
          `Quando vuoi, e per ${K.exportDays} giorni dopo la fine, puoi avere i tuoi dati in un formato leggibile da un computer: il sito come pagine e fotografie, i testi, le visite, i dati dell’ordine e le fatture. Il codice per trasferire il dominio è nella pagina dell’ordine. Scarichi tutto da solo; se ce lo chiedi, lo consegniamo al massimo entro ${K.exportDays} giorni. Poi li cancelliamo, salvo quanto la legge ci obbliga a conservare.`,
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
  };
};
export default document;
