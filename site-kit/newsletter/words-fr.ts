import { OWN_WORDS } from '../render/words.ts';
import type { NewsWords } from './shape.ts';

export const fr: NewsWords = {
  title: 'Lettre d’information',
  lead: 'Les actualités de {name} par e-mail. Avant de vous écrire, nous vous demandons de confirmer.',
  codeTitle: 'Regardez vos e-mails',
  codeText:
    'Si cette adresse n’est pas encore inscrite, nous venons de vous écrire : l’objet de l’e-mail contient un code à six chiffres. Saisissez-le ici, ou ouvrez le lien de l’e-mail.',
  codeHint: 'Rien n’arrive ? Regardez dans les indésirables. Le code est valable une demi-heure, le lien sept jours.',
  codeLabel: 'Code à six chiffres',
  codeSend: 'Confirmer',
  codeWrong:
    'Ce code ne fonctionne pas : il est faux, expiré ou a été essayé trop souvent. Saisissez-le à nouveau, ou utilisez le lien de l’e-mail.',
  mailWrong: 'Cette adresse e-mail n’est pas complète. Elle s’écrit ainsi : nom@exemple.fr.',
  errorTitle: 'Vous n’êtes pas encore inscrit. Vérifiez :',
  yesTitle: 'Voulez-vous recevoir la lettre d’information ?',
  yesText:
    'Si vous appuyez sur le bouton, {name} vous écrira à cette adresse. Si vous n’avez rien demandé, fermez la page : personne ne vous écrira.',
  yesButton: 'Oui, je veux la recevoir',
  doneTitle: 'Inscription confirmée',
  doneText: 'Merci : vous recevrez la lettre d’information de {name}. Chaque e-mail contient un lien pour partir.',
  offTitle: 'Vous n’en voulez plus ?',
  offText: 'Si vous appuyez sur le bouton, {name} n’écrira plus à cette adresse.',
  offButton: 'Ne plus m’écrire',
  leftTitle: 'Nous ne vous écrirons plus',
  leftText: 'Votre adresse n’est plus sur la liste. Si vous changez d’avis, vous pouvez vous réinscrire.',
  eraseText:
    'Il reste la preuve de votre inscription, avec votre adresse chiffrée. Vous pouvez aussi la faire effacer.',
  eraseButton: 'Effacer mon adresse',
  erasedTitle: 'Adresse effacée',
  erasedText: 'Il ne reste aucune adresse de vous : seulement un code qui nous empêche de vous écrire par erreur.',
  closedTitle: 'Les inscriptions sont fermées',
  closedText:
    'Personne ne peut s’inscrire à la lettre d’information de {name} pour le moment. Les inscrits peuvent toujours partir.',
  newsTitle: 'Actualités',
  eventsTitle: 'Prochains événements',
  closedDays: 'Horaires particuliers',
  productsTitle: 'À commander sur notre site',
  isNew: 'Nouveauté',
  isReduced: 'Prix réduit',
  seeProduct: 'Voir sur le site',
  read: 'Tout lire',
  toSite: 'Ouvrir le site',
  unsubscribe: 'Je ne veux plus recevoir cet e-mail',
  footer:
    'Vous recevez cet e-mail parce que vous vous êtes inscrit à la lettre d’information sur le site de {name}. Rien n’y dit si vous l’avez ouvert.',
  subject: 'Les actualités de {name}',
  welcome: 'Bienvenue dans la lettre d’information de {name}',
  backHome: OWN_WORDS.fr.backHome,
};
