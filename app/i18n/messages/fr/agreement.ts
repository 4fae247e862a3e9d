import type it from '../it/agreement.ts';
import type { Messages } from '../shape.ts';

export default {
  title: 'Accord sur les données des visiteurs',
  lead: 'Clients, acheteurs et lecteurs laissent des données sur votre site. Elles sont à vous, et nous les traitons pour vous : la loi veut que nous en convenions par écrit (art. 28 du RGPD).',
  accept: 'J’ai lu et j’accepte l’<text>accord sur les données de mes visiteurs</text>.',
  first: 'Cochez d’abord la case de l’accord : sans lui, nous ne pouvons pas conserver de données pour vous.',
  owner:
    'Le titulaire du contrat doit d’abord accepter l’accord sur les données des visiteurs : envoyez-lui cette page.',
  press: 'J’accepte',
  anew: 'Il y a une nouvelle version de l’accord sur les données des visiteurs.',
  accepted: 'Accepté le {{day}} par {{by}}, version {{version}}.',
  'not-yet':
    'Vous ne l’avez pas encore accepté : nous vous le demandons quand vous activez les réservations, la boutique ou la lettre d’information, et par e-mail si elles sont déjà actives.',
  said: 'Accepté : vous le trouvez toujours ici.',
  download: 'Télécharger le PDF',
  see: 'Accord sur les données des visiteurs',
} satisfies Messages<typeof it>;
