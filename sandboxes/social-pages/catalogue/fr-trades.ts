import type { LanguagePack } from './pack.ts';

/** French texts, trade by trade. */
export const trades: LanguagePack['trades'] = {
  restaurant: {
    names: ['Le Bistrot {n}', 'Chez {f}', 'La Table {n}', 'Auberge {n}'],
    about: [
      'Cuisine de marché et ardoise du jour.',
      'Trente couverts, une carte courte, du pain maison.',
      'Une table de quartier à {c}.',
    ],
    lines: [
      'L’ardoise change chaque matin, au retour du marché.',
      'Les légumes viennent de maraîchers que nous connaissons par leur prénom.',
      'Le midi, une formule simple et rapide.',
      'Aux beaux jours, la terrasse est à l’ombre du platane.',
      'Le soir, il vaut mieux réserver.',
    ],
    products: [
      'Formule du midi — 17 €',
      'Œuf parfait et champignons — 9 €',
      'Volaille fermière rôtie — 19 €',
      'Poisson du jour — 21 €',
      'Tarte aux pommes — 7 €',
    ],
  },
  pizzeria: {
    names: ['Pizzeria {n}', 'La Pizza de {f}', 'Le Four {n}'],
    about: [
      'Pâte lente, four à bois, bons produits.',
      'Sur place ou à emporter.',
      'Deux jours de repos pour la pâte, quatre-vingt-dix secondes de four.',
    ],
    lines: [
      'La pâte repose quarante-huit heures, cela change tout.',
      'Commandez par téléphone, c’est prêt à votre arrivée.',
      'Une pâte sans gluten est cuite dans un four à part.',
      'Le mardi, deux pizzas et une bouteille à prix doux.',
    ],
    products: [
      'Margherita — 10 €',
      'Reine — 12 €',
      'Quatre fromages — 13 €',
      'Chèvre et miel — 13 €',
      'Tiramisu — 6 €',
    ],
  },
  cafe: {
    names: ['Café {n}', 'Le Comptoir {n}', 'Le Café de {f}'],
    about: [
      'Café torréfié tout près, tartines et gâteaux.',
      'Petits déjeuners jusqu’à midi.',
      'Votre coin tranquille à {c}.',
    ],
    lines: [
      'Le café est torréfié chaque semaine en petites quantités.',
      'Les gâteaux sortent du four à neuf heures.',
      'À midi, une soupe, une grande salade et un plat chaud.',
      'On peut travailler ici, il y a des prises et de la lumière.',
      'L’après-midi, thés en feuilles et chocolat chaud à l’ancienne.',
    ],
    products: [
      'Expresso — 1,80 €',
      'Café crème — 3 €',
      'Tartine avocat — 8 €',
      'Gâteau du jour — 4,50 €',
      'Jus pressé — 4 €',
    ],
  },
  bakery: {
    names: ['Boulangerie {s}', 'Le Fournil {n}', 'Maison {s}'],
    about: [
      'Pain au levain, cuit deux fois par jour.',
      'Farines de meules et longues fermentations.',
      'Pains, viennoiseries et gâteaux de fête.',
    ],
    lines: [
      'Notre levain a plus de vingt ans.',
      'Les farines viennent d’un moulin à quarante kilomètres.',
      'Le vendredi, pain de seigle ; le samedi, brioche.',
      'Les gâteaux se commandent deux jours avant.',
      'Le soir, les invendus partent à l’association du quartier.',
    ],
    products: [
      'Baguette tradition — 1,30 €',
      'Pain au levain — 6,80 €/kg',
      'Croissant — 1,40 €',
      'Flan — 3,20 €',
      'Gâteau d’anniversaire — dès 28 €',
    ],
  },
  bar: {
    names: ['Bar {n}', 'Le Zinc {n}', 'Cave {s}'],
    about: [
      'Cocktails soignés et bons disques.',
      'Vins de vignerons et planches à partager.',
      'On ouvre à dix-huit heures, on ferme sans se presser.',
    ],
    lines: [
      'La carte est courte et change à chaque saison.',
      'Sirops et infusions sont faits ici.',
      'Le jeudi, musique acoustique.',
      'Il y a toujours deux cocktails sans alcool dignes de ce nom.',
    ],
    products: [
      'Negroni maison — 10 €',
      'Spritz à la gentiane — 8 €',
      'Verre de la semaine — 5 €',
      'Planche pour deux — 17 €',
      'Limonade au romarin — 6 €',
    ],
  },
  salon: {
    names: ['Coiffure {f}', 'Salon {n}', 'L’Atelier de {f}'],
    about: [
      'Coupes qui poussent bien, couleurs qui durent.',
      'Un petit salon où l’on prend le temps.',
      'Sur rendez-vous, sans attente.',
    ],
    lines: [
      'Nous parlons dix minutes avant de couper.',
      'Couleurs sans ammoniaque et flacons rechargeables.',
      'Les cheveux bouclés sont notre spécialité.',
      'Pour les mariées, un essai un mois avant.',
      'Nocturne le jeudi.',
    ],
    products: [
      'Coupe femme — 38 €',
      'Coupe homme — 24 €',
      'Couleur — dès 45 €',
      'Balayage — dès 75 €',
      'Soin profond — 22 €',
    ],
  },
  barber: {
    names: ['Barbier {s}', 'Barbier {n}', '{f} Barbier'],
    about: ['Ciseaux, rasoir et serviette chaude.', 'Avec ou sans rendez-vous.', 'Coupes classiques et barbes nettes.'],
    lines: [
      'La barbe se taille au coupe-chou, serviette chaude comprise.',
      'Sans rendez-vous, le café est offert.',
      'Tarif réduit pour les étudiants avant midi.',
      'Les fauteuils datent de 1956 et tournent encore.',
    ],
    products: ['Coupe — 24 €', 'Barbe — 16 €', 'Coupe et barbe — 36 €', 'Enfant — 16 €'],
  },
  hotel: {
    names: ['Maison {n}', 'Le Clos {n}', 'Chambres d’hôtes {n}'],
    about: [
      'Cinq chambres calmes et un petit déjeuner généreux.',
      'Une maison de famille à dix minutes du centre de {c}.',
      'De bons lits et des conseils sincères.',
    ],
    lines: [
      'La maison date de 1898, nous l’avons restaurée patiemment.',
      'Le petit déjeuner est servi jusqu’à onze heures, au jardin en été.',
      'Des vélos sont à votre disposition.',
      'Arrivée dès quinze heures, plus tard si vous prévenez.',
    ],
    products: [
      'Chambre simple — dès 65 €',
      'Chambre double — dès 90 €',
      'Chambre familiale — dès 120 €',
      'Table d’hôtes — 25 €',
    ],
  },
  dentist: {
    names: ['Cabinet dentaire {s}', 'Cabinet dentaire {n}', 'Cabinet {s} et {s}'],
    about: [
      'Des soins expliqués avant d’être faits.',
      'Un cabinet de quartier, calme et bien équipé.',
      'Pour les grands, les petits et les inquiets.',
    ],
    lines: [
      'Le devis est remis avant tout traitement.',
      'Une place est gardée chaque matin pour les urgences.',
      'Avec les enfants, la première visite est un jeu.',
      'Le cabinet est de plain-pied.',
    ],
    products: ['Premier rendez-vous', 'Détartrage', 'Orthodontie', 'Implants', 'Soins des enfants'],
  },
  lawyer: {
    names: ['Cabinet {s}', '{s} & {s} Avocats', 'Maître {f} {s}'],
    about: [
      'Droit de la famille et droit civil, en mots simples.',
      'Au service des particuliers et des petites entreprises.',
      'Honoraires convenus par écrit.',
    ],
    lines: [
      'Au premier rendez-vous, nous écoutons et disons franchement ce qui est possible.',
      'Nous traitons divorces, successions, baux et licenciements.',
      'Vous parlez toujours à la même personne.',
      'Quand un bon accord existe, nous le cherchons d’abord.',
    ],
    products: ['Droit de la famille', 'Successions', 'Droit du travail', 'Baux et voisinage', 'Contrats'],
  },
  accountant: {
    names: ['Cabinet comptable {s}', '{s} & {s} Comptables', 'Expertise {s}'],
    about: [
      'Des comptes clairs pour artisans et commerçants.',
      'Un comptable qui répond au téléphone.',
      'Des échéances sans surprise.',
    ],
    lines: [
      'Nous prévenons avant l’échéance, pas après.',
      'Le forfait est fixe et comprend les questions.',
      'Nous aidons à choisir le bon statut.',
      'Deux fois par an, nous regardons les chiffres ensemble.',
    ],
    products: ['Création d’entreprise', 'Tenue de comptes', 'Déclarations', 'Bulletins de paie', 'Bilan annuel'],
  },
  garage: {
    names: ['Garage {s}', 'Garage {s} et Fils', 'Pneus {s}'],
    about: [
      'Entretien, freins et pneus toutes marques.',
      'Réparations honnêtes, devis avant travaux.',
      'Deux générations de mécaniciens à {c}.',
    ],
    lines: [
      'Le prix est annoncé avant d’ouvrir le capot.',
      'Les pièces remplacées vous sont montrées.',
      'Nous préparons la voiture au contrôle technique.',
      'Un véhicule de prêt est disponible sur réservation.',
    ],
    products: [
      'Révision — dès 130 €',
      'Vidange — dès 75 €',
      'Plaquettes — dès 90 €',
      'Pneu monté — dès 15 €',
      'Diagnostic — 40 €',
    ],
  },
  electrician: {
    names: ['Électricité {s}', '{s} Plomberie Chauffage', '{f} {s} Électricien'],
    about: [
      'Installations et dépannages, maisons et commerces.',
      'Nous venons quand nous le disons.',
      'Lumière, eau et chaleur autour de {c}.',
    ],
    lines: [
      'Le devis est écrit et arrive sous deux jours.',
      'Chaque installation reçoit son attestation.',
      'Nous venons aussi pour une seule prise.',
      'Le chantier est laissé propre.',
      'Dépannage le samedi aussi.',
    ],
    products: ['Installation électrique', 'Dépannage', 'Tableaux', 'Éclairage', 'Mise aux normes'],
  },
  florist: {
    names: ['Fleurs {n}', 'Les Fleurs de {f}', 'Fleuriste {s}'],
    about: [
      'Fleurs de saison et bouquets sur le moment.',
      'Plantes saines et conseils pour les garder.',
      'Bouquets de mariage et de tous les jours.',
    ],
    lines: [
      'D’avril à octobre, presque tout vient de la région.',
      'Livraison à {c} le jour même avant midi.',
      'Chaque bouquet se compose devant vous.',
      'Pour un mariage, nous visitons le lieu d’abord.',
      'Un atelier a lieu le premier dimanche du mois.',
    ],
    products: [
      'Bouquet de saison — dès 22 €',
      'Orchidée — 29 €',
      'Cactus — dès 6 €',
      'Couronne — dès 48 €',
      'Bouquet de mariée — sur devis',
    ],
  },
  fashion: {
    names: ['Boutique {n}', 'Maison {f}', 'Atelier {s}'],
    about: [
      'Des vêtements choisis un par un.',
      'Petits ateliers et matières naturelles.',
      'Une mode qui passe les saisons.',
    ],
    lines: [
      'Nous connaissons celles et ceux qui cousent.',
      'Les retouches sont faites ici, dans la semaine.',
      'Peu de pièces à la fois, rarement deux fois la même.',
      'Lin l’été, laine l’hiver.',
    ],
    products: [
      'Chemise en lin — 72 €',
      'Robe d’été — 98 €',
      'Pantalon sur mesure — dès 145 €',
      'Pull en laine — 89 €',
      'Ourlet — 12 €',
    ],
  },
  furniture: {
    names: ['Meubles {s}', 'Ébénisterie {s}', 'Intérieurs {n}'],
    about: [
      'Des meubles faits pour rester.',
      'Bois massif, beaux tissus, mesures justes.',
      'Atelier et boutique à {c}.',
    ],
    lines: [
      'Nous venons mesurer et dessinons la pièce avec vous.',
      'Fauteuils et chaises peuvent être regarnis.',
      'Le bois vient de forêts gérées.',
      'Livraison et montage compris dans le département.',
    ],
    products: [
      'Table en chêne — dès 690 €',
      'Fauteuil — dès 430 €',
      'Chaise paillée — 98 €',
      'Lampadaire — 135 €',
      'Bibliothèque — sur devis',
    ],
  },
  gym: {
    names: ['Salle {n}', 'Club {n}', 'Gym {s}'],
    about: [
      'Petits groupes, coachs attentifs, première semaine offerte.',
      'Force, mobilité et bonne humeur.',
      'Une salle où l’on connaît votre prénom.',
    ],
    lines: [
      'Jamais plus de douze personnes par cours.',
      'On commence par un échange et un test en douceur.',
      'Sans engagement, au mois.',
      'La salle ouvre à six heures et demie.',
    ],
    products: ['Abonnement mensuel — 42 €', 'Carnet de dix — 78 €', 'Cours à l’unité — 10 €', 'Coaching — 36 €'],
  },
  photographer: {
    names: ['{f} {s} Photographe', 'Studio {s}', 'Photographies {n}'],
    about: [
      'Mariages et portraits en lumière naturelle.',
      'Des images de vous, sans pose forcée.',
      'Des photographies à imprimer.',
    ],
    lines: [
      'J’aime la lumière des fenêtres et les matins lents.',
      'Avant chaque mariage, nous prenons un café.',
      'Les images arrivent sous quatre semaines.',
      'Les tirages se font sur papier coton, en albums cousus.',
    ],
    products: ['Portrait — dès 120 €', 'Séance famille — dès 170 €', 'Mariage — dès 1 400 €', 'Produits — sur devis'],
  },
};
