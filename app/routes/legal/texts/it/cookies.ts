import type { Operator } from '../../../../../platform/operator.ts';
import type { LegalDocument } from '../../document.ts';
import { BROWSERS } from '../browsers.ts';

const document = (operator: Operator): LegalDocument => ({
  title: 'Informativa sui cookie',
  sections: [
    {
      id: 'short',
      heading: 'In breve',
      blocks: [
        'Usiamo solo cookie e memorie tecniche, quelle senza le quali il sito non ricorderebbe la tua lingua o il tuo ordine. Nessuna pubblicità, nessun tracciamento, nessuna risorsa caricata da terzi, salvo il modulo della carta quando paghi. Per questo non ti chiediamo un consenso: ti informiamo.',
      ],
    },
    {
      id: 'list',
      heading: 'Che cosa salviamo nel tuo browser',
      blocks: [
        {
          table: {
            head: ['Nome', 'A che cosa serve', 'Durata'],
            rows: [
              ['yr_site', 'Ricorda che hai letto questo avviso', '1 anno'],
              ['i18next', 'La lingua scelta (cookie)', '1 anno'],
              ['i18nextLng', 'La lingua scelta (memoria locale)', 'finché non la cancelli'],
              [
                'vetrina-theme-mode, vetrina-color-scheme',
                'Colori chiari o scuri, e quale colore guida (memoria locale)',
                'finché non la cancelli',
              ],
              ['pages', 'Solo per gli agenti: le ultime pagine cercate (memoria locale)', 'fino all’uscita'],
              ['__Host-vetrina_order', 'Riapre il tuo ordine solo nel tuo browser', '400 giorni'],
              ['__Host-vetrina_login', 'Ricorda per un momento l’accesso con Facebook che hai iniziato', '10 minuti'],
              [
                'react-router-scroll-positions',
                'La posizione nella pagina quando torni indietro (memoria di sessione)',
                'finché non chiudi la scheda',
              ],
              [
                'vetrina.draft',
                'Quello che scrivi nell’ordine, per non perderlo se ricarichi (memoria di sessione)',
                'finché non chiudi la scheda',
              ],
              [
                'vetrina.edits',
                'Quello che cambi del tuo sito, finché non è salvato (memoria di sessione)',
                'finché non chiudi la scheda',
              ],
              [
                'vetrina.photos',
                'Le foto che scegli per il tuo sito, finché non sono arrivate (database di questo browser)',
                'finché non arrivano o le togli dall’elenco',
              ],
              [
                'vetrina.orderPaymentComplete',
                'Di quale ordine hai premuto Completa, finché non apri la gestione (memoria di sessione)',
                'finché non chiudi la scheda',
              ],
              [
                'vetrina.agentOrder',
                'Solo per gli agenti: l’ordine a cui stanno lavorando (memoria di sessione)',
                'finché non chiudi la scheda',
              ],
            ],
          },
        },
        'Quando paghi, il gestore dei pagamenti può salvare i propri cookie tecnici contro le frodi, secondo la sua informativa.',
      ],
    },
    {
      id: 'browsers',
      heading: 'Come cancellarli o bloccarli',
      blocks: [
        { table: { head: ['Browser', 'Istruzioni'], rows: BROWSERS } },
        `Se li blocchi, il sito si legge lo stesso, ma l’ordine non si può concludere. Per domande: ${operator.mail}.`,
      ],
    },
  ],
});
export default document;
