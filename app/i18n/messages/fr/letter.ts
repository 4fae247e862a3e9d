import type it from '../it/letter.ts';
import type { Messages } from '../shape.ts';

export default {
  ask: {
    take: 'Accepter ce que dit votre page ?',
    keep: 'Garder ce que montre le site ?',
    adopt: 'Ne plus suivre la page ?',
    undo: 'Revenir à ce qu’il y avait avant ?',
    closed: 'Fermé le {{day}} ?',
    open: 'Ouvert le {{day}} ?',
    off: 'Arrêter les lettres ?',
  },
  why: {
    take: 'Avec le bouton, le site montre aussitôt ce que dit la page.',
    keep: 'Avec le bouton, le site reste tel quel, et nous ne vous le demandons plus pour cette valeur.',
    adopt: 'Avec le bouton, le site reste tel quel, devient entièrement le vôtre et ne reprend plus rien de la page.',
    undo: 'Avec le bouton, le site montre de nouveau ce qu’il y avait, et cela ne revient pas tout seul.',
    closed: 'Avec le bouton, le site dit aussitôt que vous êtes fermé ce jour-là.',
    open: 'Avec le bouton, le site dit aussitôt que vous êtes ouvert ce jour-là, aux horaires ci-dessous.',
    off: 'Avec le bouton, nous ne vous écrivons plus chaque semaine. Les e-mails du contrat arrivent quand même.',
  },
  press: {
    take: 'Accepter',
    keep: 'Garder le mien',
    adopt: 'Ne plus la suivre',
    undo: 'Annuler',
    closed: 'Nous sommes fermés',
    open: 'Nous sommes ouverts',
    off: 'Arrêter les lettres',
    again: 'Recevoir de nouveau les lettres',
  },
  done: {
    take: 'C’est fait : le site dit ce que dit la page.',
    keep: 'C’est fait : le site reste tel quel.',
    adopted: 'C’est fait : le site est à vous et reste tel quel.',
    undone: 'C’est fait : le site est comme avant.',
    closed: 'C’est fait : le site dit que vous êtes fermé.',
    open: 'C’est fait : le site dit que vous êtes ouvert.',
    off: 'Les lettres sont arrêtées.',
  },
  after: {
    take: 'C’est déjà en ligne. Vous pouvez annuler dans votre espace.',
    keep: 'Si la page change encore, nous vous le demandons.',
    adopted: 'Il ne suit plus la page. Dans votre espace, vous pouvez le faire suivre de nouveau.',
    undone: 'Ce qui était venu de la page ne revient pas tout seul.',
    closed: 'C’est déjà en ligne. Vous pouvez le changer à tout moment dans vos horaires.',
    open: 'C’est déjà en ligne. Vous pouvez le changer à tout moment dans vos horaires.',
    off: 'Si vous changez d’avis, ce bouton les relance.',
  },
  outdated: {
    title: 'Il n’y a plus rien à décider.',
    text: 'Entre-temps la page a encore changé, ou dit ce que montre le site. Votre espace montre où on en est.',
  },
  expired: {
    title: 'Ce lien ne vaut plus.',
    text: 'Les liens des lettres durent 30 jours. Votre espace contient tout ce qui attend une réponse.',
  },
  usual: 'D’habitude : {{hours}}',
  more: 'Autres changements : {{count}}',
  area: 'Ouvrir votre espace',
  'nothing-yet': 'Rien ne change tant que vous n’appuyez pas.',
} satisfies Messages<typeof it>;
