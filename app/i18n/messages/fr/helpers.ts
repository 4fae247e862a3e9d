import type it from '../it/helpers.ts';
import type { Messages } from '../shape.ts';

export default {
  title: 'Qui peut modifier',
  'to-site': 'Votre site en bref',
  lead: 'Les personnes que vous invitez travaillent sur le site et rien d’autre : elles ne voient ni contrat, ni factures, ni paiements.',
  of: '{{what}} : {{mail}}',
  list: {
    title: 'Qui vous aide',
    you: 'Vous',
    'you-may': 'Vous modifiez, publiez et décidez qui d’autre le peut.',
    none: 'Pour l’instant, vous seul modifiez le site.',
    waits: 'Invitation du {{day}}. Le lien est valable jusqu’au {{until}}.',
    ended: 'Invitation du {{day}}. Le lien a expiré : envoyez-en un autre.',
    seen: 'Dernière visite ici : {{day}}',
  },
  role: {
    title: 'Ce que cette personne peut faire',
    writer: 'Écrit',
    publisher: 'Écrit et publie',
    'writer-means': 'Prépare des brouillons. Seul ce que vous publiez apparaît sur le site.',
    'publisher-means': 'Publie sans vous et décide des nouveautés de la page.',
    said: 'Désormais, {{mail}} : {{role}}.',
  },
  again: 'Renvoyer le lien',
  remove: {
    open: 'Retirer l’accès',
    means: '{{mail}} ne pourra plus modifier le site, dès maintenant. Ce qui a été écrit reste.',
    back: 'Annuler',
    said: '{{mail}} n’a plus accès.',
  },
  invite: {
    title: 'Inviter quelqu’un',
    mail: 'E-mail',
    send: 'Envoyer l’invitation',
    sending: 'Envoi…',
    full: 'Vous avez invité {{most}} personnes, le maximum. Retirez un accès pour en inviter une autre.',
    said: 'Invitation envoyée à {{mail}}.',
  },
  accept: {
    title: 'On vous demande de l’aide pour un site',
    text: 'Un appui vous fait entrer et ouvre le site à modifier. Le lien n’est valable qu’une fois.',
    enter: 'Accepter et entrer',
    entering: 'Ouverture…',
    ended: 'Cette invitation n’est plus valable',
    'ended-text': 'Elle a déjà servi, a expiré ou a été retirée. Vous l’aviez acceptée ? Entrez avec votre adresse.',
    again: 'Entrer par e-mail',
  },
} satisfies Messages<typeof it>;
