import { agents } from './agents.ts';
import { it as booking } from './booking/it.ts';
import { it as shop } from './shop/it.ts';
import { it as news } from './news/it.ts';
import { domainMail } from './domain-mail.ts';
import { agreementMails } from './agreement-mails.ts';
import { helperMails } from './helpers.ts';
import { invoices } from './invoices.ts';
import { mailboxMails } from './mailbox-mails.ts';
import { manager } from './manager.ts';
import { operator } from './operator.ts';
import { pageMails } from './page-mails.ts';
import { textMails } from './text-mails.ts';
import type { MailMessages } from './shape.ts';
import { it as subscription } from './subscription/it.ts';

export const it: MailMessages = {
  footer: 'Ricevi questa e-mail perché hai iniziato un ordine su Vetrina. Rispondi pure: legge una persona.',
  ...agents.it,
  ...domainMail.it,
  ...invoices.it,
  ...subscription,
  ...operator.it,
  ...manager.it,
  ...pageMails.it,
  ...helperMails.it,
  ...agreementMails.it,
  ...textMails.it,
  ...mailboxMails.it,
  ...booking,
  ...shop,
  ...news,
  'order-link': {
    subject: 'Il tuo ordine per {{name}}: riprendi quando vuoi',
    heading: 'Il tuo ordine è salvato.',
    paragraphs: [
      'Hai iniziato l’ordine del sito di {{name}}. Non hai ancora pagato nulla.',
      'Con questo pulsante lo riapri da qualsiasi dispositivo, al punto in cui eri.',
    ],
    button: 'Riapri l’ordine',
    after: [
      'Il link apre il tuo ordine senza password: non inoltrarlo.',
      'Non sei stato tu? Ignora questa e-mail: senza pagamento non succede nulla.',
    ],
  },
  'payment-confirmed': {
    subject: 'Pagamento ricevuto: {{total}} per {{name}}',
    heading: 'Grazie, il pagamento è arrivato.',
    paragraphs: [
      'Abbiamo ricevuto {{total}} (IVA inclusa) per un anno: {{lines}}.',
      '{{features}}',
      'Ora prepariamo tutto. Ti scriviamo di nuovo appena il sito è in linea; intanto puoi seguire ogni passo.',
    ],
    button: 'Segui i lavori',
    after: [
      'L’abbonamento dura un anno e si rinnova da solo; ti avvisiamo per tempo e puoi disdirlo.',
      'Se acquisti come consumatore puoi recedere entro 14 giorni: la funzione «Recedere dal contratto qui» è nella pagina dell’ordine.',
    ],
    attached: 'In allegato i termini che hai accettato, versione del {{terms}}: conservali.',
  },
  'site-live': {
    subject: '{{name}} è in linea',
    heading: 'Il sito è in linea.',
    paragraphs: [
      'Chiunque può visitarlo all’indirizzo {{site}}.',
      'Abbonamento, domini e fatture: li trovi aggiungendo /admin all’indirizzo del sito.',
    ],
    button: 'Apri il sito',
    after: [
      'Un dominio nuovo può impiegare qualche ora per essere visto ovunque: fino ad allora funziona anche {{free}}.',
    ],
  },
  'domain-problem': {
    subject: 'Il dominio {{domain}} non si è potuto registrare',
    heading: 'Serve una tua scelta sul dominio.',
    paragraphs: [
      'Il registro non ci ha dato {{domain}}. Il tuo pagamento è al sicuro e il sito è raggiungibile all’indirizzo gratuito.',
      'Puoi scegliere un altro nome senza pagare altro, oppure riavere i soldi del dominio.',
    ],
    button: 'Scegli cosa fare',
    after: [],
  },
  'domain-code': {
    subject: 'Il codice per trasferire {{domain}}',
    heading: 'Qualcuno ha chiesto il codice di {{domain}}.',
    paragraphs: [
      'Dalla pagina del tuo ordine è stato chiesto il codice con cui il dominio può passare a un altro gestore. Il blocco è stato tolto.',
      'Sei stato tu? Allora non devi fare altro che dare il codice al nuovo gestore.',
      'Non sei stato tu? Apri l’ordine e rimetti subito il blocco, poi rispondi a questa e-mail.',
    ],
    button: 'Apri l’ordine',
    after: [],
  },
  'domain-added': {
    subject: 'Hai aggiunto {{domain}}',
    heading: 'Il dominio è pagato.',
    paragraphs: [
      'Abbiamo ricevuto {{total}} (IVA inclusa) per il primo anno di {{domain}}. Ora lo chiediamo al registro.',
      'Appena è attivo il sito risponde anche lì. Si rinnova insieme all’abbonamento, allo stesso prezzo.',
    ],
    button: 'Vedi l’ordine',
    after: ['Se il registro non ce lo dà, scegli un altro nome senza pagare altro oppure riavi i soldi.'],
  },
  'domain-refunded': {
    subject: 'Rimborso del dominio {{domain}}',
    heading: 'Ti abbiamo reso i soldi del dominio.',
    paragraphs: [
      '{{total}} tornano sulla carta con cui hai pagato; la banca può impiegare qualche giorno.',
      'Il sito resta in linea al suo indirizzo gratuito.',
    ],
    button: 'Vedi l’ordine',
    after: [],
  },
};
