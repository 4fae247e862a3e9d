import type { TaskWords } from './words-it.rules.ts';

export const fr: TaskWords = {
  takings: {
    unreturned: {
      title: 'Un remboursement qui n’arrive à personne',
      act: 'La commande ou la réservation avait été effacée, et la banque ne reprend pas l’argent. Écrivez au client : son compte Stripe montre le paiement et de qui il venait.',
    },
  },
  newsletter: {
    stopped: {
      title: 'Lettre d’information arrêtée',
      act: 'Trop d’e-mails sont revenus ou ont été signalés, et plus aucun ne part. Demandez au client d’où vient la liste avant de la relancer.',
    },
  },
  domains: {
    failed: {
      title: 'Domaine non obtenu',
      act: 'Le client peut déjà choisir un autre nom ou reprendre le prix sur la page de sa commande. S’il ne répond pas, appelez-le, ou rendez le prix depuis la commande.',
    },
    stuck: {
      title: 'Domaine bloqué',
      act: 'Le bureau d’enregistrement ne dit pas comment cela s’est terminé. Regardez le nom sur ses pages : s’il nous attend, répondez ; s’il attend le client, appelez-le. Le reste suit tout seul.',
    },
    'mail-unanswered': {
      title: 'Messagerie d’un domaine sans réponse',
      act: 'Le nom a une messagerie et le client n’a pas encore dit s’il faut le transférer : deux e-mails lui ont été envoyés. Appelez-le : il répond depuis la page de sa commande.',
    },
    'mail-by-hand': {
      title: 'Enregistrements de messagerie à saisir',
      act: 'Le client a dit oui et le nom arrive : saisissez ces enregistrements chez qui répond pour nos noms avant la fin du transfert, puis fermez la tâche.',
    },
    'renewal-failed': {
      title: 'Renouvellement du domaine échoué',
      act: 'Le nom est payé et pas encore renouvelé. Lisez le motif ci-dessus, réglez-le avec le bureau d’enregistrement et appuyez sur Réessayer maintenant : rien n’est renouvelé deux fois.',
    },
    missing: {
      title: 'Domaine absent du bureau d’enregistrement',
      act: 'Les pages du bureau d’enregistrement disent si le nom a expiré, est parti ou a changé de compte. Si c’est une erreur, écrivez-lui aujourd’hui.',
    },
    unknown: {
      title: 'Domaine sans commande',
      act: 'Le bureau d’enregistrement a un nom qu’aucune commande ne porte : reste d’une restauration, ou acheté à la main. Rattachez-le à une commande ou laissez-le expirer.',
    },
    authentication: {
      title: 'Le bureau d’enregistrement refuse notre clé',
      act: 'Tant qu’elle n’est pas changée, aucun nom n’est enregistré ni renouvelé. Mettez la bonne clé, redémarrez et vérifiez avec npm run doctor.',
    },
    permission: {
      title: 'Droit manquant au bureau d’enregistrement',
      act: 'Notre clé ne peut pas faire ce qu’il faut. Donnez-lui les droits indiqués dans docs/production.md et appuyez sur Réessayer maintenant.',
    },
    limit: {
      title: 'Limite de notre compte au bureau d’enregistrement',
      act: 'Demandez une limite plus haute au bureau d’enregistrement ; ce qui attend reprend tout seul ou avec Réessayer maintenant.',
    },
  },
  certificates: {
    ending: {
      title: 'Certificats qui expirent',
      act: 'Qui ouvre ces sites voit un avertissement du navigateur, ou le verra dans les deux semaines. Le plus souvent, le nom ne mène plus ici (DNS) ou Caddy ne peut pas renouveler : lis son journal et le runbook alert-certificates-ending.',
    },
  },
  operations: {
    ended: {
      title: 'Vetrina s’est arrêtée de façon inattendue',
      act: 'Elle a redémarré d’elle-même ; les commandes et paiements en cours continuent. Lisez la cause ici et dans le journal : si cela se répète (voyez combien de fois), la mémoire ou le disque manque, ou cette version a un défaut : revenez à la précédente.',
    },
  },
  jobs: {
    failed: {
      title: 'Travail échoué',
      act: 'Il a été tenté pendant trois jours. Lisez l’erreur, supprimez sa cause et appuyez sur Réessayer maintenant dans Travaux échoués : rien n’est fait deux fois.',
    },
  },
  sites: {
    'file-missing': {
      title: 'Des fichiers d’un site manquent dans le stockage',
      act: 'Les visiteurs sont invités à revenir et les moteurs de recherche attendent. Voyez si le bucket répond (npm run doctor), ou si le dossier des fichiers (DATA_DIR/files) est monté et complet ; s’il n’en manque que quelques-uns, reprenez-les de la dernière sauvegarde (docs/runbooks/restore-from-backup.md).',
    },
    held: {
      title: 'Site retenu à un contrôle',
      act: 'Le site publié reste tel quel. Ouvrez la commande : elle dit quels contrôles échouent, et le client sait que vous vous en occupez.',
    },
  },
  billing: {
    'refund-failed': {
      title: 'Remboursement échoué',
      act: 'L’argent est revenu chez nous. Versez-le au client autrement, puis appuyez sur Payé autrement à côté du remboursement.',
    },
    disputed: {
      title: 'Paiement contesté',
      act: 'La banque a repris l’argent. Répondez sur les pages du prestataire de cartes avant sa date : un remboursement n’y change rien.',
    },
    'duplicate-payment': {
      title: 'Entreprise payée deux fois',
      act: 'Deux personnes ont payé le site de la même entreprise. La seconde est remboursée sans votre aide et l’a appris par e-mail : appelez-les si besoin, puis fermez la tâche.',
    },
    'payment-differs': {
      title: 'Paiement différent',
      act: 'La commande continue telle qu’elle a été payée. Comparez le montant et le panier dans la commande et rendez une ligne s’il le faut.',
    },
    'webhook-mismatch': {
      title: 'Événements qui ne nous sont pas destinés',
      act: 'Les événements viennent d’un autre compte ou de l’autre mode (test ou réel). Vérifiez le compte et le secret du webhook, puis npm run doctor.',
    },
    authentication: {
      title: 'Le prestataire de cartes refuse notre clé',
      act: 'Tant qu’elle n’est pas changée, personne ne peut payer. Mettez la bonne clé, redémarrez et vérifiez avec npm run doctor.',
    },
    permission: {
      title: 'Droit manquant chez le prestataire de cartes',
      act: 'Notre clé ne peut pas faire ce qu’il faut. Donnez-lui les droits indiqués dans docs/production.md et appuyez sur Réessayer maintenant.',
    },
    clock: {
      title: 'L’horloge du serveur est fausse',
      act: 'Tant qu’elle n’est pas réglée, échéances, documents et signatures portent une heure fausse. Activez la synchronisation (timedatectl set-ntp true) ; cette tâche se ferme d’elle-même.',
    },
    'invalid-request': {
      title: 'Requête que le prestataire de cartes ne comprend pas',
      act: 'C’est notre erreur : transmettez le texte ci-dessus et l’heure à la personne qui s’occupe du programme. Le prestataire n’a refusé que cette requête ; la commande montre ce qu’est devenu l’argent.',
    },
    idempotency: {
      title: 'Clé de répétition utilisée pour autre chose',
      act: 'C’est notre erreur : transmettez le texte ci-dessus et l’heure à la personne qui s’occupe du programme. Le prestataire a arrêté la seconde requête.',
    },
  },
  notifications: {
    undeliverable: {
      title: 'E-mail non distribué',
      act: 'La boîte du client ne reçoit rien : elle est peut-être pleine, ou l’adresse est fausse. Appelez-le ; dès qu’elle reçoit, appuyez sur Renvoyer à côté de l’e-mail.',
    },
    late: {
      title: 'Les e-mails ne partent pas',
      act: 'Le serveur de messagerie ne répond pas depuis une heure. Rien n’est perdu : dès qu’il répondra, tous partiront, une seule fois.',
    },
  },
  invoicing: {
    rejected: {
      title: 'Facture rejetée',
      act: 'Corrigez les données de l’acheteur dans la commande et renvoyez-la avant la date ci-dessus : le numéro reste le même.',
    },
    overdue: {
      title: 'Facture en retard',
      act: 'Le canal n’a pas répondu et la loi donne douze jours. Regardez l’état auprès du canal ; si elle attend encore ici, son travail est parmi les échoués : réessayez-le.',
    },
  },
  recovery: {
    'subscription-unknown': {
      title: 'Abonnement sans commande',
      act: 'Il a été vendu après la dernière sauvegarde et sa commande n’est pas ici. Écrivez au client indiqué chez le prestataire de cartes : ressaisissez la commande, ou rendez l’argent et mettez fin à l’abonnement.',
    },
    'subscription-missing': {
      title: 'Abonnement absent chez le prestataire',
      act: 'Il court dans nos livres et le prestataire de cartes ne le connaît pas. Vérifiez que le compte est le bon, puis réglez la question avec le client.',
    },
    'name-unknown': {
      title: 'Domaine sans commande',
      act: 'Le bureau d’enregistrement liste un nom qu’aucune commande restaurée ne porte. Rattachez-le à sa commande ou laissez-le expirer.',
    },
    'document-unknown': {
      title: 'Avoir à reconstituer',
      act: 'Le système d’échange a un document qui manque ici, et aucune vente ne le reprend d’elle-même. Consultez-le chez l’intermédiaire et enregistrez le remboursement dans la commande : le numéro est pris.',
    },
    'document-unreadable': {
      title: 'Facture à rattacher à la main',
      act: 'Le système d’échange a un document qui ne dit pas de quel paiement il s’agit. Cherchez la vente par jour et montant : le numéro est pris, une seconde facture se corrige avec le comptable.',
    },
  },
  copywriting: {
    requested: {
      title: 'Texte à écrire',
      act: 'Un client a demandé un texte compris dans sa formule. Ouvrez-le dans Textes, prenez-le en charge, écrivez-le et remettez-le : il arrive dans son brouillon, et le client décide de le publier ou non.',
    },
  },
  ordering: {
    'sold-twice': {
      title: 'Entreprise vendue deux fois',
      act: 'Cette vente est antérieure à la règle et reste une exception. Demandez au client : si un site suffit, remboursez tout depuis la commande.',
    },
    'withdrawal-unmatched': {
      title: 'Rétractation sans commande',
      act: 'Cherchez la commande par nom, numéro et adresse, puis remboursez tout depuis celle-ci. La date de la déclaration fait foi.',
    },
  },
};
