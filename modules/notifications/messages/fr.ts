import { agents } from './agents.ts';
import { fr as booking } from './booking/fr.ts';
import { fr as shop } from './shop/fr.ts';
import { fr as news } from './news/fr.ts';
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
import { fr as subscription } from './subscription/fr.ts';

export const fr: MailMessages = {
  footer:
    'Vous recevez cet e-mail parce que vous avez commencé une commande sur Vetrina. Vous pouvez répondre : une personne vous lira.',
  ...agents.fr,
  ...domainMail.fr,
  ...invoices.fr,
  ...subscription,
  ...operator.fr,
  ...manager.fr,
  ...pageMails.fr,
  ...helperMails.fr,
  ...agreementMails.fr,
  ...textMails.fr,
  ...mailboxMails.fr,
  ...booking,
  ...shop,
  ...news,
  'order-link': {
    subject: 'Votre commande pour {{name}} : reprenez-la quand vous voulez',
    heading: 'Votre commande est enregistrée.',
    paragraphs: [
      'Vous avez commencé la commande du site de {{name}}. Vous n’avez encore rien payé.',
      'Ce bouton la rouvre sur n’importe quel appareil, là où vous l’avez laissée.',
    ],
    button: 'Reprendre la commande',
    after: [
      'Le lien ouvre votre commande sans mot de passe : ne le transférez pas.',
      'Ce n’était pas vous ? Ignorez cet e-mail : sans paiement, rien ne se passe.',
    ],
  },
  'payment-confirmed': {
    subject: 'Paiement reçu : {{total}} pour {{name}}',
    heading: 'Merci, votre paiement est arrivé.',
    paragraphs: [
      'Nous avons reçu {{total}} (TVA comprise) pour un an : {{lines}}.',
      '{{features}}',
      'Nous préparons tout. Nous vous écrirons dès que le site sera en ligne ; en attendant, vous pouvez suivre chaque étape.',
    ],
    button: 'Suivre l’avancement',
    after: [
      'L’abonnement dure un an et se renouvelle automatiquement ; nous vous prévenons à temps et vous pouvez le résilier.',
      'Si vous achetez en tant que consommateur, vous pouvez vous rétracter sous 14 jours : la fonction « Renoncer au contrat ici » est sur la page de la commande.',
    ],
    attached: 'Vous trouverez ci-joint les conditions que vous avez acceptées, version du {{terms}} : conservez-les.',
  },
  'site-live': {
    subject: '{{name}} est en ligne',
    heading: 'Votre site est en ligne.',
    paragraphs: [
      'Tout le monde peut le visiter à l’adresse {{site}}.',
      'Pour l’abonnement, les domaines et les factures, ajoutez /admin à l’adresse du site.',
    ],
    button: 'Ouvrir le site',
    after: [
      'Un nouveau domaine peut mettre quelques heures à être visible partout : d’ici là, {{free}} fonctionne aussi.',
    ],
  },
  'domain-problem': {
    subject: 'Le domaine {{domain}} n’a pas pu être enregistré',
    heading: 'À vous de décider pour le domaine.',
    paragraphs: [
      'Le registre ne nous a pas attribué {{domain}}. Votre paiement est en sécurité et le site est accessible à son adresse gratuite.',
      'Vous pouvez choisir un autre nom sans frais, ou récupérer le prix du domaine.',
    ],
    button: 'Choisir la suite',
    after: [],
  },
  'domain-code': {
    subject: 'Le code pour transférer {{domain}}',
    heading: 'Quelqu’un a demandé le code de {{domain}}.',
    paragraphs: [
      'Le code avec lequel le domaine peut passer chez un autre prestataire a été demandé depuis la page de votre commande. Le verrou est désactivé.',
      'C’était vous ? Il ne reste qu’à donner le code au nouveau prestataire.',
      'Ce n’était pas vous ? Ouvrez la commande, réactivez tout de suite le verrou, puis répondez à cet e-mail.',
    ],
    button: 'Ouvrir la commande',
    after: [],
  },
  'domain-added': {
    subject: 'Vous avez ajouté {{domain}}',
    heading: 'Le domaine est payé.',
    paragraphs: [
      'Nous avons reçu {{total}} (TVA comprise) pour la première année de {{domain}}. Nous le demandons maintenant au registre.',
      'Dès qu’il est actif, le site répond aussi à cette adresse. Il se renouvelle avec l’abonnement, au même prix.',
    ],
    button: 'Voir la commande',
    after: [
      'Si le registre ne nous le donne pas, vous choisissez un autre nom sans rien payer de plus ou vous êtes remboursé.',
    ],
  },
  'domain-refunded': {
    subject: 'Remboursement du domaine {{domain}}',
    heading: 'Nous vous avons remboursé le domaine.',
    paragraphs: [
      '{{total}} seront recrédités sur la carte utilisée ; votre banque peut mettre quelques jours.',
      'Le site reste en ligne à son adresse gratuite.',
    ],
    button: 'Voir la commande',
    after: [],
  },
};
