import { OWN_WORDS } from '../render/words.ts';
import type { BookingWords } from './shape.ts';

export const fr: BookingWords = {
  title: {
    table: 'Réserver une table',
    appointment: 'Prendre rendez-vous',
  },
  lead: {
    request:
      'Choisissez un horaire et envoyez votre demande. La réservation est valable dès notre réponse positive ; d’ici là, l’horaire est gardé pour vous.',
    instant: 'Choisissez un horaire et laissez un nom : aucune inscription n’est nécessaire.',
  },
  service: 'Prestation',
  party: 'Combien de personnes ?',
  people: {
    one: '1 personne',
    other: '{n} personnes',
  },
  largerParty: 'Vous êtes plus de {n} ? Appelez-nous.',
  seeTimes: 'Voir les horaires libres',
  timesTitle: 'Quand ?',
  noTimes: 'Aucun horaire libre ces jours-ci.',
  nextWeek: 'Semaine suivante',
  earlier: 'Semaine précédente',
  detailsTitle: 'Vos coordonnées',
  name: 'Nom et prénom',
  mail: 'E-mail',
  phone: 'Téléphone',
  contactHint:
    'L’un des deux suffit. Avec votre e-mail, vous recevez la confirmation et le lien pour déplacer ou annuler.',
  noteLabel: 'Remarque (facultative)',
  noteHint: {
    table: 'Une allergie ou une chaise haute, par exemple.',
    appointment: 'Ce que nous devons savoir avant.',
  },
  send: {
    request: 'Envoyer la demande',
    instant: 'Réserver',
  },
  privacyNote: 'Ces données servent uniquement à cette réservation.',
  privacyLink: 'Lire la page Confidentialité',
  error: {
    title: 'La réservation n’est pas encore partie. Vérifiez :',
    name: 'Indiquez un nom pour la réservation, sans adresse web.',
    contact: 'Indiquez un numéro de téléphone ou un e-mail : il nous en faut un pour vous joindre.',
    mail: 'Cette adresse e-mail n’est pas complète. Elle s’écrit ainsi : nom@exemple.fr.',
    phone: 'Ce n’est pas un numéro de téléphone. N’écrivez que des chiffres, avec + et l’indicatif du pays si besoin.',
    note: 'La remarque est trop longue : {n} caractères au maximum.',
    party: 'Indiquez combien vous êtes, de 1 à {n}.',
    taken: 'Cet horaire vient d’être pris. Voici les plus proches encore libres.',
    late: 'Cet horaire est passé ou trop proche. Choisissez-en un autre.',
    closed: 'Les réservations sur ce site sont fermées pour le moment : appelez-nous.',
    tooMany:
      'Il y a déjà trop de réservations avec ces coordonnées ou depuis cette connexion. Annulez-en une ou appelez-nous.',
    tryLater:
      'La réservation n’a pas été enregistrée, à cause d’un problème de notre côté. Réessayez dans quelques minutes.',
  },
  state: {
    asked: 'En attente de confirmation',
    confirmed: 'Réservation confirmée',
    arrived: 'Merci de votre visite',
    'no-show': 'Réservation non honorée',
    refused: 'Demande non acceptée',
    expired: 'Demande expirée',
    'cancelled-by-guest': 'Vous avez annulé la réservation',
    'cancelled-by-owner': 'Réservation annulée',
  },
  stateText: {
    asked: 'Nous avons reçu votre demande et vous répondrons bientôt. D’ici là, l’horaire est gardé pour vous.',
    confirmed: 'Nous vous attendons. Si vous ne pouvez pas venir, déplacez ou annulez la réservation.',
    arrived: 'Cette réservation est terminée.',
    'no-show': 'Personne n’est venu pour cette réservation. Si c’est une erreur, appelez-nous.',
    refused: 'Nous sommes désolés : cette fois, nous ne pouvons pas confirmer. La réservation n’est pas valable.',
    expired:
      'Nous n’avons pas répondu à temps, et nous en sommes désolés. La réservation n’est pas valable : si vous souhaitez toujours venir, appelez-nous.',
    'cancelled-by-guest': 'L’horaire est de nouveau libre. Vous n’avez rien d’autre à faire.',
    'cancelled-by-owner': 'Nous sommes désolés : nous avons dû l’annuler. Elle n’est plus valable.',
  },
  cancel: 'Annuler la réservation',
  cancelAsk: 'Voulez-vous vraiment annuler cette réservation ? L’horaire redevient libre aussitôt.',
  cancelYes: 'Oui, annuler',
  keep: 'Non, la garder',
  move: 'Changer d’horaire',
  moveTitle: 'Choisissez un autre horaire',
  tooLateToChange: 'Il est trop tard pour la modifier ou l’annuler ici. Appelez-nous.',
  calendar: 'Ajouter au calendrier',
  callUs: 'Appelez-nous',
  reason: 'Le motif',
  reference: 'Référence de la réservation',
  backHome: OWN_WORDS.fr.backHome,
};
