import type it from '../it/recovery.ts';
import type { Messages } from '../shape.ts';

export default {
  title: 'Récupération',
  compare: 'Comparer maintenant',
  comparing: 'Chaque fournisseur est interrogé : cela peut durer quelques minutes…',
  restored: 'Une copie du {{when}} a été restaurée.',
  older: 'Cette base de données est plus ancienne que celle que le dossier des données a déjà vue.',
  olderOf: 'Ces données datent du {{when}}.',
  closed:
    'Tant que vous n’avez pas appuyé sur « Reprendre », rien n’est vendu, facturé, enregistré ni envoyé. Les sites publiés restent en ligne et les avis des fournisseurs sont gardés.',
  notYet: 'Pas encore comparé',
  notYetText:
    '« Comparer maintenant » demande au prestataire de cartes, à l’intermédiaire des factures et au registrar ce qu’ils ont et qui manque ici. Rien n’est modifié.',
  comparedAt: 'Comparé',
  fresh: 'Valable une demi-heure.',
  none: 'Rien à reprendre : les fournisseurs ont ce qui est ici.',
  outcomes: {
    wait: 'Empêche de reprendre',
    task: 'Devient une tâche',
    adopt: 'Repris automatiquement',
    know: 'À savoir',
  },
  vendors: {
    exchange: 'Intermédiaire des factures',
    payments: 'Prestataire de cartes',
    registrar: 'Registrar (domaines)',
  },
  all: 'Tout afficher ({{count}})',
  mails: 'En attente : {{count}}',
  go: 'Reprendre',
  goTitle: 'Recommencer à vendre',
  goText:
    'Les fournisseurs sont interrogés une dernière fois. S’ils disent la même chose, les différences sont reprises et le produit repart ; sinon, rien ne se passe et vous comparez de nouveau.',
  confirm:
    'Repris automatiquement : {{adopt}}. Tâches pour une personne : {{task}}. Ensuite, ventes, factures et e-mails en attente repartent. C’est irréversible.',
  blocked: 'Tous les fournisseurs doivent d’abord répondre : réparez, puis comparez de nouveau.',
  runs: 'Le produit fonctionne',
  runsText:
    'Cette installation n’est pas en récupération : il n’y a rien à comparer. Ce qui demande une personne est dans les tâches.',
  toTasks: 'Aller aux tâches',
  kinds: {
    'vendor-away': {
      title: 'Un fournisseur ne répond pas',
      text: 'Sans lui, personne ne sait ce qui manque. Vérifiez les clés et le réseau, puis comparez de nouveau.',
    },
    'series-behind': {
      title: 'Numérotation en retard',
      text: 'Année et dernier numéro donné : ici → chez l’intermédiaire. La numérotation repart du plus haut, aucun numéro n’est donné deux fois.',
    },
    'document-unknown': {
      title: 'Document absent ici',
      text: 'L’intermédiaire l’a déjà : sa vente reprend numéro et fichier. Un avoir devient une tâche : son remboursement est à saisir.',
    },
    'document-unreadable': {
      title: 'Document qui ne nomme pas sa vente',
      text: 'Personne ne sait de quel paiement il s’agit : le numéro est pris. Rapprochez-le par jour et montant avant de reprendre ; une seconde facture se corrige avec le comptable.',
    },
    'document-arrived': {
      title: 'Document déjà arrivé',
      text: 'Ici il attend d’être envoyé, et l’intermédiaire l’a : il n’est pas envoyé une seconde fois.',
    },
    'subscription-adopted': {
      title: 'Abonnement vendu après la copie',
      text: 'Sa commande est ici et le reprend : elle devient payée et continue.',
    },
    'subscription-unknown': {
      title: 'Abonnement sans commande',
      text: 'Il court chez le prestataire de cartes et sa commande n’est pas ici. Saisissez-la de nouveau ou rendez l’argent.',
    },
    'subscription-moved': {
      title: 'Abonnement qui a changé entre-temps',
      text: 'Renouvellement, fin ou impayé après la copie : il est suivi jusqu’à son état d’aujourd’hui.',
    },
    'subscription-missing': {
      title: 'Abonnement inconnu du prestataire',
      text: 'Il court dans nos livres. Vérifiez que c’est le bon compte, puis réglez cela avec le client.',
    },
    'name-adopted': {
      title: 'Domaine enregistré après la copie',
      text: 'Une commande d’ici le veut et le reprend : il n’est pas acheté deux fois.',
    },
    'name-unknown': {
      title: 'Domaine sans commande',
      text: 'Il est sur le compte du registrar et aucune commande ne l’a. Saisissez-le dans sa commande ou laissez-le expirer.',
    },
    'mails-again': {
      title: 'E-mails en attente',
      text: 'Ils partent à la reprise. Ceux partis avant la panne arrivent deux fois : personne ne peut le dire.',
    },
    'not-knowable': {
      title: 'Ce que personne ne sait',
      text: 'E-mails, aperçus et commandes non payées après ce moment sont perdus ; regardez aussi les remboursements chez le prestataire de cartes.',
    },
  },
} satisfies Messages<typeof it>;
