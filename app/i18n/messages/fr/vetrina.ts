import type it from '../it/vetrina.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  meta: {
    title: 'Vetrina : votre page Facebook, devenue un site',
    description:
      'Cherchez le nom de votre commerce, voyez le site déjà fait et gardez-le à partir de {{price}} par an, TVA comprise.',
  },
  errors: { 'vetrina-domains': 'Ajoutez un domaine', 'vetrina-plan': 'Choisissez une formule' },
  hero: {
    title: 'Votre page Facebook, devenue un site.',
    lead: 'Saisissez le nom de votre commerce : le site apparaît ci-dessous, avant toute décision.',
  },
  search: {
    label: 'Nom de votre commerce',
    placeholder: 'Auberge du Figuier',
    hint: 'Deux lettres suffisent. Sans inscription.',
    results: 'Pages trouvées',
    searching: 'Recherche en cours…',
    found_one: '{{count}} page trouvée. Choisissez avec les flèches.',
    found_other: '{{count}} pages trouvées. Choisissez avec les flèches.',
    none: 'Aucune page ne porte ce nom. Essayez le nom exact que vous avez sur Facebook, ou ajoutez la ville.',
    clear: 'Effacer la recherche',
  },
  steps: {
    label: 'Comment naît le site',
    queued: 'Sur le point de commencer',
    reading: 'Lecture de la page',
    photos: 'Choix des photos',
    composing: 'Composition du site',
    ready: 'Prêt',
    failed: 'Le site n’est pas prêt',
    working: 'Préparation du site de {{name}}',
    workingUnnamed: 'Préparation du site',
    done: 'Le site de {{name}} est prêt.',
  },
  stage: {
    label: 'Aperçu du site',
    frame: 'Site de {{name}}',
    sample:
      'Un exemple : la page Facebook d’une boulangerie et le site qui en naît, avec le même nom, la même photo et les horaires.',
    address: 'fornoaurora.example',
    exampleName: 'Forno Aurora',
    examplePage: 'Boulangerie, Modène',
    examplePost: 'Seigle et froment, tout juste sortis du four. La focaccia suit à onze heures.',
    exampleTitle: 'Le pain du quartier, chaque matin.',
    exampleHours: 'Ouvert aujourd’hui de 7 h à 13 h 30',
    exampleButton: 'Appeler le fournil',
    width: 'Largeur de l’écran',
    desktop: 'Ordinateur',
    tablet: 'Tablette',
    phone: 'Téléphone',
    open: 'Ouvrir dans un onglet',
    goTo: 'Voir l’aperçu',
    cancel: 'Annuler l’aperçu',
    mail: 'Recevoir le lien par e-mail',
    share: 'Partager',
    shareTitle: 'Le site de {{name}}',
    copied: 'Lien copié : collez-le où vous voulez.',
    notShared: 'Votre navigateur ne permet pas de copier le lien. Vous le trouverez dans la barre d’adresse.',
  },
  shared: {
    preparedBy: 'Aperçu préparé par {{agent}} pour {{name}}, valable jusqu’au {{date}}',
    prepared: 'Aperçu du site de {{name}}, valable jusqu’au {{date}}',
    take: 'Je le veux, {{price}} par an',
    more: 'Détails',
    description: 'Le site de {{name}}, déjà prêt : regardez-le tel qu’il est avant de décider.',
    noteTitle: 'Pourquoi vous voyez ce site de {{name}}',
    noteAgent: '{{agent}}, qui travaille avec {{operator}}, vous le montre.',
    noteAlone: 'Il a été préparé par {{operator}}.',
    noteFrom:
      'Il est fait uniquement avec ce que votre page publique montre à tous : nom, textes, photos, horaires, coordonnées. Il n’est pas en ligne et les moteurs de recherche ne le voient pas. S’il vous plaît, il devient le vôtre ; sinon, vous n’avez rien à faire.',
    noteEnd:
      'Le lien cesse de fonctionner après le {{date}}. Vous voulez que l’aperçu disparaisse plus tôt ? <remove>Écrivez-nous et nous le retirons</remove>. Notre traitement des données est expliqué sur la <privacy>page de confidentialité</privacy>.',
    removeSubject: 'Merci de retirer l’aperçu de {{name}}',
  },
  mailForm: {
    label: 'À quelle adresse ?',
    send: 'Envoyer le lien',
    consent: 'Envoyez-moi ce seul e-mail avec le lien. L’adresse ne sert à rien d’autre.',
    sent: 'Lien envoyé à {{mail}}.',
  },
  views: { label: 'À regarder', site: 'Le site', sources: 'D’où vient le contenu ?', quality: 'Qualité' },
  layouts: {
    title: 'Le même contenu, une autre allure',
    one: 'La mise en page choisie pour vous',
    lead: 'Essayez les autres et commandez celle que vous préférez.',
    why: 'Nous vous conseillons {{layout}}. {{reason}}',
    advised: 'Conseillée',
  },
  reasons: {
    trade: 'Elle est pensée pour des commerces comme le vôtre.',
    photos: 'Elle laisse de la place aux photos, et les vôtres le méritent.',
    plain: 'Elle convient à ce que contient votre page.',
  },
  plans: {
    title: 'Un site à vous, dès {{price}} par an',
    titleNamed: '{{name}} : ce site est à vous dès {{price}} par an',
    both: 'Dans les deux formules',
    included: 'Compris dans le prix',
    onlyPro: 'Seulement dans Pro',
    premiumFor: 'Pour être trouvé.',
    perYear: 'par an, TVA comprise',
    perMonth: 'Soit {{price}} par mois, payés une fois par an.',
    action: 'S’abonner',
    need: 'Le bouton s’active dès que vous avez choisi votre page.',
    goSearch: 'La chercher maintenant',
    terms:
      'L’abonnement se renouvelle chaque année jusqu’à résiliation. Si vous achetez en tant que particulier, vous avez {{days}} jours pour changer d’avis et être remboursé.',
  },
  free: {
    action: 'Mettez-le en ligne gratuitement',
    means:
      'avec notre marque, sans les moteurs de recherche, pendant {{days}} jours après votre dernière connexion. Seulement si la page est la vôtre.',
  },
  noscript:
    'Pour chercher votre page et voir l’aperçu, il faut JavaScript. Sinon, écrivez-nous à {{mail}} : nous vous enverrons l’aperçu.',
};
export default messages;
