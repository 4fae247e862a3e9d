import type it from '../it/free.ts';
import type { Messages } from '../shape.ts';

export default {
  prove: 'Confirmer avec Facebook',
  offer: {
    title: 'En ligne gratuitement, si la page est la vôtre',
    lead: 'Le site que vous voyez dans l’aperçu, à une adresse gratuite. Rien à payer, aucun compte à créer.',
    facts: 'Comment il est',
    prove: 'Prouvez que la page est la vôtre',
    'prove-text':
      'Entrez avec Facebook en tant qu’administrateur de la page. Personne d’autre ne peut la mettre en ligne gratuitement.',
    accept:
      'Facebook nous dit seulement quelles pages vous gérez. En continuant, vous acceptez les <terms>conditions de service</terms> ; la façon dont nous traitons les données est sur la <privacy>page de confidentialité</privacy>.',
    sold: 'Cette page a déjà un site',
    'sold-text': 'Quelqu’un l’a acheté avec une formule : qui administre la page entre par son espace.',
    'sold-way': 'Aller à votre espace',
    plan: 'Avec une formule, le site ne porte pas notre marque et les moteurs de recherche le trouvent, à partir de {{price}} par an.',
    'plan-way': 'Choisir une formule',
    'fact-address': 'Une adresse qui se termine par {{domain}}, prête en quelques secondes.',
    'fact-badge': 'Notre marque figure au bas de chaque page.',
    'fact-search': 'Les moteurs de recherche ne le trouvent pas : qui a l’adresse le voit.',
    'fact-end':
      'Il reste en ligne {{days}} jours après votre dernière connexion avec Facebook, puis il s’éteint. Nous n’avons pas votre adresse e-mail : personne ne vous le rappelle.',
    'fact-layout':
      'Vous pouvez changer de mise en page une fois par jour. Textes et photos sont ceux de votre page aujourd’hui : ils ne se modifient pas et ne suivent pas la page.',
  },
  door: {
    title: 'Votre site, en ligne gratuitement',
    lead: 'Entrez avec Facebook en tant qu’administrateur de la page : vous voyez où en est le site, et il reste en ligne plus longtemps.',
    means: 'Facebook nous dit seulement quelles pages vous gérez.',
  },
  own: {
    'state-making': 'En préparation',
    'state-held': 'En vérification',
    'state-online': 'En ligne',
    'state-offline': 'Éteint',
    'means-making': 'Nous le composons : quelques secondes.',
    'means-held': 'Il n’a pas passé un contrôle de qualité : une personne le regarde avant sa mise en ligne.',
    'means-online': 'Il reste en ligne jusqu’au {{date}}. Qui a l’adresse le voit, les moteurs de recherche non.',
    'means-offline': 'Il n’y a plus rien à cette adresse. Jusqu’au {{date}}, nous gardons ce qu’il montrait.',
    'done-online': 'C’est fait : le site est le vôtre et reste en ligne jusqu’au {{date}}.',
    'done-extended': 'C’est fait : il reste en ligne jusqu’au {{date}}.',
    stay: 'Gardez-le en ligne plus longtemps',
    'stay-text':
      'À chaque connexion avec Facebook, les jours repartent de zéro. Nous n’avons pas votre adresse e-mail : notez le {{date}} dans votre agenda, car personne ne vous le rappelle.',
    back: 'Remettez-le en ligne',
    'back-text': 'Entrez avec Facebook : il revient à la même adresse, avec ce que votre page dit aujourd’hui.',
    way: 'Vous revenez ici quand vous voulez par {{address}}',
    plan: 'Passez à une formule, à partir de {{price}} par an',
    'plan-keeps':
      'Le site reste celui-ci : même adresse, même mise en page. Notre marque disparaît et les moteurs de recherche le trouvent.',
    'plan-way': 'Passer à une formule',
    layout: 'Mise en page',
    'layout-waits': 'Le site porte {{layout}}. Vous pouvez en choisir une autre à partir du {{moment}}.',
    'layout-once': 'La mise en page se change une fois par jour.',
    'layout-wear': 'Utiliser {{layout}}',
    'layout-done': 'C’est fait : le site passe à {{layout}} en quelques secondes.',
    offline: 'Éteindre le site',
    'offline-text':
      'L’adresse cesse aussitôt de répondre, et après {{days}} jours nous effaçons ce qu’elle montrait. Vous pouvez le remettre en ligne quand vous voulez.',
    'offline-way': 'Éteindre le site',
    'offline-sure': 'Oui, l’éteindre',
    'offline-keep': 'Le laisser en ligne',
    'offline-done': 'C’est fait : le site est éteint.',
  },
} satisfies Messages<typeof it>;
