import type it from '../it/proof.ts';
import type { Messages } from '../shape.ts';

export default {
  title: 'Confirmez que c’est vous',
  text: 'Pour l’argent et les données des personnes, nous vous demandons encore une fois qui vous êtes. Nous envoyons un lien à {{mail}} ; il est valable trente minutes.',
  send: 'M’envoyer le lien',
  sending: 'Un instant…',
  or: 'ou',
  social: 'Confirmer avec Facebook',
  look: 'Regardez vos e-mails',
  sent: 'Le lien est en route vers {{mail}}. Ouvrez-le ici, dans ce navigateur, et appuyez sur Confirmer. Revenez ensuite à cette fenêtre.',
  spam: 'Vous ne le voyez pas ? Regardez dans les indésirables.',
  network: 'Confirmez avec Facebook dans l’autre onglet. Revenez ensuite à cette fenêtre.',
  kept: 'Ce que vous avez écrit reste.',
  'go-on': 'J’ai confirmé, continuer',
  again: 'Recommencer',
  'not-yet':
    'Aucune confirmation n’est encore venue de ce navigateur. Ouvrez le lien ici et appuyez sur Confirmer, puis continuez.',
} satisfies Messages<typeof it>;
