import type it from '../it/people.ts';
import type { Messages } from '../shape.ts';

export default {
  title: 'Personnes',
  blocked: 'Bloqué',
  block: 'Bloquer',
  lift: 'Lever le blocage',
  of: '{{what}} : {{name}}',
  ask: 'Bloquer {{name}} ?',
  means:
    'Avec cet e-mail ou ce numéro, on ne peut plus commander, réserver ni s’inscrire à la lettre d’information sur le site. Le site invite à vous appeler et ne dit pas pourquoi.',
  stays:
    'Les commandes, réservations et inscriptions déjà faites restent, et ce que vous notez vous-même au téléphone reste toujours possible.',
  ends: 'Un blocage vaut pour ce site seul, vous seul le voyez, et il prend fin de lui-même après {{months}} mois.',
  keep: 'Laisser ainsi',
  'said-block': '{{name}} ne peut plus commander ni réserver sur le site.',
  'said-lift': '{{name}} peut de nouveau commander, réserver et s’inscrire.',
  list: {
    title: 'Qui est bloqué',
    means:
      'Avec ces e-mails et ces numéros, on ne peut plus commander, réserver ni s’inscrire à la lettre d’information sur le site. Le site invite à vous appeler et ne dit pas pourquoi.',
    none: 'Personne n’est bloqué.',
    since: 'Bloqué le {{day}}',
  },
  add: {
    title: 'Bloquer quelqu’un',
    name: 'Nom (facultatif)',
    mail: 'E-mail',
    phone: 'Téléphone',
    hint: 'L’un des deux suffit. Un numéro est reconnu même s’il est écrit autrement. Vous pouvez aussi bloquer à côté d’une commande, d’une réservation ou d’un abonné.',
    full: 'Vous avez bloqué {{most}} personnes, le maximum. Levez un blocage pour en ajouter un autre.',
  },
} satisfies Messages<typeof it>;
