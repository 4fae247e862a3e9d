import type { BookingMails } from './shape.ts';

const questions = 'Une question ? Appelez-nous : {{contact}}.';
const guest = {
  button: 'Voir votre réservation',
  after: [
    questions,
    'Le lien ouvre votre réservation sans mot de passe : ne le transférez pas.',
    'Il reste valable même si le site change d’adresse ou ferme : {{lasting}}',
    'Vous n’avez pas réservé ? Ouvrez le lien et annulez : quelqu’un a saisi votre adresse par erreur.',
  ],
  footer:
    'Cet e-mail a été envoyé pour le site de l’établissement « {{place}} » parce que quelqu’un a réservé avec cette adresse.',
};
const over = { ...guest, button: 'Voir la réservation', after: [questions] };
const owner = {
  button: 'Ouvrir les réservations',
  after: ['Si vous répondez à cet e-mail, vous écrivez à Vetrina, pas à {{name}}.'],
  footer: 'Vous recevez cet e-mail parce que le site de l’établissement « {{place}} » prend des réservations.',
};

export const fr: BookingMails = {
  'booking-received': {
    ...guest,
    subject: 'Demande reçue : {{place}}, {{when}}',
    heading: 'Nous avons reçu votre demande.',
    paragraphs: [
      'Vous avez demandé : {{what}}, {{when}}.',
      'Elle n’est pas encore confirmée. Nous vous répondrons par un autre e-mail ; d’ici là, l’horaire est gardé pour vous.',
      'Arrhes versées : {{deposit}}.',
      '{{clause}}',
    ],
  },
  'booking-wished': {
    ...guest,
    subject: 'Demande reçue : {{place}}, {{when}}',
    heading: 'Nous avons reçu votre demande.',
    paragraphs: [
      'Vous avez demandé : {{what}}, {{when}}.',
      'Tant que nous n’avons pas répondu, rien n’est réservé. Nous vous écrirons bientôt dans un autre e-mail.',
    ],
  },
  'booking-confirmed': {
    ...guest,
    subject: 'Confirmée : {{place}}, {{when}}',
    heading: 'Votre réservation est confirmée.',
    paragraphs: [
      'Nous vous attendons : {{what}}, {{when}}.',
      '{{reason}}',
      'Si vous ne pouvez pas venir, ouvrez la réservation et dites-le : nous pourrons nous organiser.',
      'Arrhes versées : {{deposit}}.',
      '{{clause}}',
    ],
    attached: 'La réservation est jointe pour votre calendrier.',
  },
  'booking-changed': {
    ...guest,
    subject: 'Nouvel horaire : {{place}}, {{when}}',
    heading: 'Votre réservation a été déplacée.',
    paragraphs: [
      'Nous vous attendons désormais : {{what}}, {{when}}. L’horaire précédent n’est plus valable.',
      'Cela ne vous convient pas ? Ouvrez la réservation et dites-le-nous.',
    ],
    attached: 'Le nouvel horaire est joint pour votre calendrier : il remplace le précédent.',
  },
  'booking-cancelled': {
    ...over,
    subject: 'Annulée : {{place}}, {{when}}',
    heading: 'Nous avons dû annuler votre réservation.',
    paragraphs: [
      'Nous sommes désolés : cette réservation n’est plus valable. C’était : {{what}}, {{when}}.',
      'Le motif : {{reason}}',
      'Si vous le souhaitez, choisissez un autre moment sur notre site.',
      'Les arrhes de {{back}} reviennent en entier sur votre carte ; nous vous écrirons dès qu’elles seront parties.',
    ],
    attached: 'L’annulation est jointe pour votre calendrier.',
  },
  'booking-refused': {
    ...over,
    subject: 'Impossible de confirmer : {{place}}, {{when}}',
    heading: 'Nous ne pouvons pas confirmer votre demande.',
    paragraphs: [
      'Nous sommes désolés : votre demande n’a pas été acceptée. Vous aviez demandé : {{what}}, {{when}}.',
      'Le motif : {{reason}}',
      'Si vous le souhaitez, choisissez un autre moment sur notre site.',
      'Les arrhes de {{back}} reviennent en entier sur votre carte ; nous vous écrirons dès qu’elles seront parties.',
    ],
  },
  'booking-reminder': {
    ...guest,
    subject: 'Rappel : {{place}}, {{when}}',
    heading: 'Nous vous rappelons votre réservation.',
    paragraphs: [
      'Nous vous attendons : {{what}}, {{when}}.',
      'Vous ne pouvez pas venir ? Ouvrez la réservation et dites-le maintenant.',
    ],
  },
  'booking-unanswered': {
    ...over,
    subject: 'Non confirmée : {{place}}, {{when}}',
    heading: 'Votre demande a expiré.',
    paragraphs: [
      'Nous ne vous avons pas répondu à temps, et nous en sommes désolés. La réservation n’est pas valable. Vous aviez demandé : {{what}}, {{when}}.',
      'Vous souhaitez toujours venir ? Appelez-nous : {{contact}}.',
      'Les arrhes de {{back}} reviennent en entier sur votre carte ; nous vous écrirons dès qu’elles seront parties.',
    ],
    after: [],
  },
  'booking-asked': {
    ...owner,
    subject: 'À confirmer : {{what}}, {{when}}',
    heading: 'Une demande attend votre réponse.',
    paragraphs: [
      '{{name}} demande : {{what}}, {{when}}.',
      'Avant, c’était {{before}} : cet horaire n’est plus gardé.',
      'Contact : {{contact}}',
      'D’ici là, l’horaire est gardé. Sans réponse à temps la demande expire, et nous prévenons la personne qui l’a faite.',
      'Arrhes versées : {{deposit}}. Si vous refusez, ou ne répondez pas, les arrhes reviennent d’elles-mêmes à la personne qui les a versées.',
    ],
    button: 'Répondre à la demande',
  },
  'booking-wish': {
    ...owner,
    subject: 'Demande : {{what}}, {{when}}',
    heading: 'Une demande attend votre réponse.',
    paragraphs: [
      '{{name}} demande : {{what}}, {{when}}.',
      'Contact : {{contact}}',
      'Rien n’est gardé : à vous de dire oui ou non. Sans réponse à temps la demande expire, et nous prévenons la personne qui l’a faite.',
    ],
    button: 'Répondre à la demande',
  },
  'booking-new': {
    ...owner,
    subject: 'Nouvelle réservation : {{what}}, {{when}}',
    heading: 'Vous avez une nouvelle réservation.',
    paragraphs: [
      '{{name}} a réservé : {{what}}, {{when}}.',
      'Contact : {{contact}}',
      'Elle est déjà confirmée.',
      'Arrhes versées : {{deposit}}.',
    ],
  },
  'booking-left': {
    ...owner,
    subject: 'Annulée : {{what}}, {{when}}',
    heading: 'Une réservation a été annulée.',
    paragraphs: [
      '{{name}} a annulé : {{what}}, {{when}}. Elle n’est plus valable.',
      'Contact : {{contact}}',
      'Le motif : {{reason}}',
      'Les arrhes de {{back}} reviennent d’elles-mêmes à la personne qui avait réservé.',
      'Les arrhes de {{deposit}} vous restent, comme le dit la clause. Vous pouvez les rendre depuis les réservations.',
    ],
  },
  'booking-moved': {
    ...owner,
    subject: 'Déplacée : {{what}}, {{when}}',
    heading: 'Une réservation a été déplacée.',
    paragraphs: [
      '{{name}} a choisi un autre horaire : {{what}}, maintenant {{when}}. Avant, c’était {{before}}.',
      'Contact : {{contact}}',
    ],
  },
  'booking-clash': {
    ...owner,
    subject: 'Deux choses en même temps : {{what}}, {{when}}',
    heading: 'Votre agenda contient autre chose à la même heure.',
    paragraphs: [
      '{{name}} a réservé : {{what}}, {{when}}. À la même heure, l’agenda « {{calendar}} » est occupé.',
      'Contact : {{contact}}',
      'Autres réservations dans le même cas : {{more}}.',
      'Nous n’avons rien changé : c’est à vous de décider si vous la déplacez, l’annulez ou la laissez telle quelle.',
    ],
  },
  'booking-feed-silent': {
    ...owner,
    subject: 'Un agenda ne se laisse plus lire : dernière lecture {{when}}',
    heading: 'Nous n’arrivons plus à lire l’un de vos agendas.',
    paragraphs: [
      'Depuis plus d’un jour, l’agenda « {{what}} » ne se laisse plus lire. La dernière fois, c’était {{when}}.',
      '« {{silent}} » ne répond pas, ou répond trop tard.',
      'À l’adresse que nous avons, « {{refused}} » ne s’ouvre pas : l’adresse a peut-être changé, ou l’agenda n’est plus partagé.',
      'Il n’y a plus d’agenda à l’adresse de « {{unreadable}} » : il faut l’adresse « iCal » ou « ICS », pas celle de la page.',
      '« {{large}} » est devenu plus grand que ce que nous lisons (5 Mo, 5000 événements) : faites-en un à part pour ce qui compte.',
      'Nous tenons toujours compte de ce qu’il disait alors ; ce que vous avez ajouté depuis, nous ne le connaissons pas.',
      'Ouvrez les réservations et vérifiez son adresse. Dès qu’il se laissera lire de nouveau, nous le lirons de nous-mêmes.',
    ],
    after: [],
  },
  'booking-deposit-refunded': {
    ...over,
    subject: 'Arrhes rendues : {{place}}, {{when}}',
    heading: 'Nous vous avons rendu les arrhes de {{amount}}.',
    paragraphs: [
      'L’argent revient sur la carte avec laquelle vous avez payé. La banque peut mettre quelques jours.',
      'Cela concerne : {{what}}, {{when}}.',
    ],
  },
  'booking-deposit-elsewhere': {
    ...over,
    subject: 'Arrhes rendues autrement : {{place}}, {{when}}',
    heading: 'Vos arrhes de {{amount}} vous ont été rendues autrement.',
    paragraphs: [
      'Le remboursement sur la carte n’a pas abouti. L’établissement dit vous avoir rendu l’argent ainsi : {{reason}}',
      'Si vous ne l’avez pas reçu, répondez à cet e-mail : il vous est toujours dû.',
      'Cela concerne : {{what}}, {{when}}.',
    ],
  },
  'booking-refund-failed': {
    ...owner,
    subject: 'Arrhes non rendues : {{what}}, {{when}}',
    heading: 'Les arrhes ne sont pas revenues à la personne qui avait réservé.',
    paragraphs: [
      'Stripe n’a pas pu rendre {{amount}} à {{name}} : souvent le solde de votre compte ne suffit pas.',
      'Cela concerne : {{what}}, {{when}}.',
      'Ouvrez les réservations et réessayez, ou rendez-les autrement et écrivez-le là.',
      'Contact : {{contact}}',
    ],
  },
  'booking-closed': {
    ...guest,
    subject: 'Réservation, où la trouver désormais : {{place}}, {{when}}',
    heading: 'Le site a fermé, votre réservation reste.',
    paragraphs: [
      'Le site de l’établissement « {{place}} » n’est plus en ligne. Vous avez réservé : {{what}}, {{when}}.',
      'Le bouton l’ouvre toujours et, si vous n’en avez plus besoin, l’annule.',
      'Pour être sûr, demandez confirmation par téléphone : {{contact}}.',
    ],
    button: 'Voir ou annuler',
    after: [],
  },
};
