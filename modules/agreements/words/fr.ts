import { K } from '../../plans/schemas.ts';
import { AGREEMENT_TERMS } from '../schemas.ts';
import type { AgreementWords } from './shape.ts';

export const fr: AgreementWords = {
  title: 'Accord sur le traitement de données pour votre compte',
  colon: ' :',
  rooms: {
    booking: 'Réservations, de vos clients',
    shop: 'Boutique, de vos acheteurs',
    newsletter: 'Lettre d’information, de vos lecteurs',
    blocklist: 'Personnes bloquées, parmi vos visiteurs',
  },
  data: {
    name: 'nom',
    phone: 'téléphone',
    mail: 'adresse e-mail',
    note: 'la remarque qu’ils laissent',
    address: 'l’adresse, s’ils se font livrer',
    booking: 'ce qu’ils réservent et pour quand',
    order: 'ce qu’ils commandent et ce qu’il en est advenu',
    payment: 's’ils ont payé et ce qui a été remboursé (jamais la carte)',
    network: 'adresse réseau au moment du consentement',
    consent: 'à quoi ils ont consenti, quand et depuis quelle page',
    mark: 'un code tiré de l’adresse de qui se désinscrit, pour que personne ne lui réécrive : tant que le site existe',
  },
  months: (count) => `${count}\u00a0mois`,
  days: (count) => `${count}\u00a0jours`,
  kept: {
    booking: (period) => `Une réservation est effacée ${period} après son jour.`,
    'sober-booking': (period) =>
      `Si vous exercez dans la santé ou le droit, une réservation est effacée ${period} après son jour, et aucune remarque n’est demandée.`,
    order: (period) => `Une commande est effacée ${period} après sa fin.`,
    'paid-order': (period) =>
      `Une commande payée par carte, ou livrée, est effacée ${period} après le retrait ou la livraison : le temps de la garantie légale.`,
    'owed-deposit': (period) =>
      `Une réservation dont les arrhes doivent encore être rendues reste jusqu’à ce qu’elles le soient, au plus ${period} après son jour.`,
    'owed-order': (period) =>
      `Une commande jamais terminée, ou dont de l’argent doit encore être rendu, reste jusqu’à ce que ce soit réglé, au plus ${period} après avoir été passée.`,
    unconfirmed: (period) => `Qui ne confirme pas son inscription est effacé après ${period}.`,
    left: (period) => `Qui se désinscrit est effacé après ${period}, et plus tôt sur demande.`,
    'plan-ended': (period) =>
      `Quand votre formule ne comprend plus la lettre d’information, ses lecteurs sont effacés après ${period}.`,
    silent: (period) =>
      `À qui a confirmé il y a ${period}, nous demandons une fois s’il veut rester ; sans réponse, nous l’effaçons.`,
    blocked: (period) =>
      `Qui vous bloquez reste sur la liste de votre site jusqu’à ce que vous leviez le blocage, au plus ${period}.`,
  },
  vendors: {
    servers: 'la société qui héberge les serveurs : toutes les données, stockées',
    mail: 'la société qui achemine nos e-mails : adresses et textes des messages aux clients et acheteurs, et des demandes de confirmation aux lecteurs',
    letters: 'la société qui achemine les lettres d’information : adresses des lecteurs et vos lettres',
  },
  sections: ({ operator, about, vendors }) => [
    {
      id: 'parties',
      heading: 'Entre qui',
      blocks: [
        `Entre vous, client du site (responsable du traitement : vous décidez pourquoi les données de vos visiteurs sont utilisées), et ${operator.name}, ${operator.street}, ${operator.zip} ${operator.city} (${operator.country}), n° de TVA ${operator.vat}, ${operator.mail} (sous-traitant : nous les traitons pour vous). C’est le contrat que demande l’article 28 du règlement (UE) 2016/679 (RGPD) ; il s’ajoute aux conditions de service.`,
      ],
    },
    {
      id: 'subject',
      heading: 'Ce que nous faisons, et pendant combien de temps',
      blocks: [
        'Nous recueillons, conservons, vous montrons et effaçons les données que les visiteurs laissent sur votre site quand ils réservent, commandent ou s’inscrivent, et nous leur envoyons les messages qui vont avec. Nous le faisons seulement pour les fonctions que vous avez activées, tant que dure votre contrat.',
      ],
    },
    {
      id: 'data',
      heading: 'Les données de qui, lesquelles et jusqu’à quand',
      blocks: [
        { list: about },
        'Une tâche automatique les efface chaque nuit. Nous ne demandons pas de catégories particulières de données (art. 9 du RGPD) : ne les demandez pas à vos visiteurs dans le texte libre.',
      ],
    },
    {
      id: 'instructions',
      heading: 'Sur vos instructions',
      blocks: [
        'Nous n’utilisons ces données que sur vos instructions documentées : cet accord, et ce que vous réglez et validez dans votre espace. Nous ne les utilisons pas à nos propres fins, ne les vendons pas et ne les joignons pas à celles d’autres clients. Si une instruction nous semble contraire à la loi, nous vous le disons. Si une loi nous oblige à autre chose, nous vous le disons avant, sauf si elle l’interdit.',
        'Ceux qui y travaillent chez nous sont tenus au secret.',
      ],
    },
    {
      id: 'security',
      heading: 'Comment elles sont protégées',
      blocks: [
        {
          list: [
            'Dans les fiches des réservations, des commandes et des lecteurs, noms, coordonnées et remarques sont chiffrés ; chaque connexion l’est aussi.',
            'Les pages des clients, acheteurs et lecteurs ne s’ouvrent qu’avec une clé aléatoire qui leur est propre, dont nous ne gardons qu’une empreinte pour la retrouver ; elles restent hors des moteurs de recherche et des journaux.',
            'Chaque site ne voit que ses propres données ; vous décidez qui vous aide et avec quels droits.',
            'Des sauvegardes sont faites, et leur restauration est essayée.',
          ],
        },
      ],
    },
    {
      id: 'processors',
      heading: 'Qui nous aide',
      blocks: [
        'Vous nous autorisez à recourir à ces sous-traitants ultérieurs, chacun lié par un contrat avec les mêmes obligations :',
        { list: vendors },
        `Pour leurs noms et pays, écrivez à ${operator.mail}. Au moins ${AGREEMENT_TERMS.noticeDays}\u00a0jours avant d’en ajouter ou d’en remplacer un, nous vous écrivons ; si vous vous y opposez et que nous ne trouvons pas d’autre voie, vous désactivez la fonction ou mettez fin au contrat. Nous répondons d’eux comme de nous-mêmes. Hors de l’Espace économique européen, les données ne vont que selon le chapitre V du RGPD.`,
        'Stripe n’en fait pas partie : les paiements par carte arrivent sur votre propre compte Stripe, par votre propre contrat.',
      ],
    },
    {
      id: 'rights',
      heading: 'Quand quelqu’un s’enquiert de ses données',
      blocks: [
        'Dans votre espace, vous voyez ce qui est conservé, vous le téléchargez et vous effacez des abonnés ; clients, acheteurs et lecteurs annulent et se désinscrivent eux-mêmes sur leurs pages. Pour le reste, nous vous aidons : écrivez-nous. Si quelqu’un s’adresse à nous, nous vous le transmettons sans délai. Nous vous aidons aussi, avec les informations que nous avons, pour la sécurité, les analyses d’impact et les autorités (articles 32 à 36 du RGPD).',
      ],
    },
    {
      id: 'breach',
      heading: 'Si quelque chose tourne mal',
      blocks: [
        `Si nous apprenons une violation de ces données, nous vous le disons dans les meilleurs délais, au plus tard ${AGREEMENT_TERMS.breachHours}\u00a0heures après : ce qui s’est passé, les données de qui, ce qui peut s’ensuivre et ce que nous faisons.`,
      ],
    },
    {
      id: 'end',
      heading: 'À la fin du contrat',
      blocks: [
        `Pendant ${K.exportDays}\u00a0jours, vous pouvez tout télécharger ; ensuite nous l’effaçons. Si un client ou un acheteur a encore un droit (une commande ouverte, un remboursement, la garantie, une réservation à venir), les réservations et commandes du site restent tant que ce droit dure, chacune au plus pour la durée dite plus haut, et ne servent à rien d’autre.`,
      ],
    },
    {
      id: 'audit',
      heading: 'Comment vous pouvez vérifier',
      blocks: [
        'Nous vous donnons les informations qui montrent que nous respectons cet accord, et permettons et facilitons des contrôles par vous ou par une personne que vous désignez, annoncés à temps et sans accès aux données d’autrui.',
      ],
    },
    {
      id: 'yours',
      heading: 'Ce qui vous revient',
      blocks: [
        'Vous répondez de la base légale, de ce que vous demandez à vos visiteurs et de ce que vous faites de leurs données hors du site. La page de confidentialité de votre site dit qui vous êtes et que nous traitons les données pour vous : lisez-la, et dites-nous si quelque chose ne convient pas.',
      ],
    },
    {
      id: 'changes',
      heading: 'Versions',
      blocks: [
        'Nous gardons quelle version vous avez acceptée, quand, au nom de qui et dans quelle langue, avec son texte : vous la trouvez dans votre espace tant que dure le contrat. Une nouvelle version vaut pour vous quand vous l’acceptez.',
      ],
    },
  ],
  accepted: ({ version, by, at, site }) => `Version ${version}, acceptée pour ${site} par ${by} le ${at}.`,
  page: (page, count) => `Page ${page} sur ${count}`,
};
