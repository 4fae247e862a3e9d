import type { EverydayPage } from '../page.ts';

export const FRENCH: EverydayPage[] = [
  {
    username: 'poissonnerielegoff',
    name: 'Poissonnerie Le Goff',
    lang: 'fr',
    categories: ['Fish Market', 'Local Business'],
    about: 'Arrivage du jour :',
    description: `Arrivage du jour :
Bar de ligne 32.00€ / kg
Lieu jaune 18.00€ / kg
Coquilles St-Jacques 9€50 / kg
Langoustines vivantes : prix du marché
Huîtres n°3 : 7,90 € la douzaine

Plateaux de fruits de mer sur commande 48h à l'avance (à partir de 29 € par personne).`,
    phone: '02 61 91 04 01 / 06 39 98 04 02',
    at: ['14 quai Carnot', '29900', 'Concarneau', 'France', 47.8731, -3.9184],
    hours: 'tue-sat 08:30-12:30 15:30-19:00; sun 08:30-12:30',
    photos: ['/everyday/4x5/hotel-shore.jpg', '/everyday/9x16/nature-aerial.jpg', '/everyday/4x5/resto-lounge.jpg'],
    logo: '/everyday/logo/poissonnerielegoff.png',
    posts: [
      [
        '2026-05-22T06:20',
        'Arrivage du jour : bar, merlu, encornets et les premiers maquereaux de la saison à 6 € le kilo !!',
      ],
      [
        '2026-05-08T07:00',
        'Fermé exceptionnellement le jeudi 14 mai, la famille se repose un peu. Réouverture vendredi à 8h30.',
      ],
    ],
    stars: [4.8, 156],
  },
  {
    username: 'pizzatruckchezmimi',
    name: 'Pizza Truck Chez Mimi',
    lang: 'fr',
    categories: ['Food Truck', 'Pizza Place'],
    about: '🍕 LES PIZZAS DE MIMI AU FEU DE BOIS 🍕',
    description: `Où nous trouver ?
Lundi : place du marché, Lussac 18h-21h
Mardi : parking de l'église, Génissac 18h-21h
Jeudi : zone du Padouen, St-Émilion 18h30-21h30
Vendredi : devant la mairie, Branne 18h-22h

Margherita 8 €
Reine 10 €
4 fromages 11 €
La Mimi (magret fumé, miel, noix) 13 €

Commandez au 06 39 98 04 11 à partir de 17h, sinon 30 min d'attente !!!`,
    phone: '06 39 98 04 11',
    photos: [
      '/everyday/4x5/resto-pizza.jpg',
      '/everyday/9x16/resto-pizza.jpg',
      '/everyday/flyer/pizzatruckchezmimi.jpg',
    ],
    events: [
      ['2026-06-19T19:00:00+0200', 'Soirée privée anniversaire Kévin', {}],
      ['2026-06-21T18:30:00+0200', 'Fête de la musique à Branne', { place: 'Place de Branne' }],
    ],
  },
  {
    username: 'taxibearn',
    name: 'TAXI BÉARN - M. Lacoste',
    lang: 'fr',
    categories: ['Taxi Service'],
    about: 'TAXI CONVENTIONNÉ TOUTES DISTANCES 7J/7 24H/24',
    description: `TRANSPORT MÉDICAL ASSIS, GARES, AÉROPORTS, COLIS URGENTS.
FORFAIT PAU CENTRE - AÉROPORT PAU PYRÉNÉES 35€ JOUR / 45€ NUIT
DEVIS GRATUIT PAR TÉLÉPHONE`,
    phone: '05 36 49 04 21 (jour) 06 39 98 04 22 (nuit et week-end)',
    emails: ['taxibearn@example.fr'],
    at: ['', '64000', 'Pau', 'France'],
    hours: 'mon-sun 00:00-24:00',
    photos: ['/everyday/low/garage-road.jpg', '/everyday/1x1/garage-500.jpg'],
  },
  {
    username: 'latelierdines',
    name: "L'Atelier d'Inès - Coiffure",
    lang: 'fr',
    categories: ['Hair Salon'],
    about: '« La meilleure coiffeuse de Pau, je ne change plus ! » Sylvie',
    description: `Bienvenue dans mon petit salon rue Montpensier. Je travaille seule, sur rendez-vous, avec des colorations végétales.

Shampoing coupe brushing femme.............38€
Coupe homme..........22€
Coupe enfant (-12 ans)..........15€
Coloration végétale..........à partir de 55€
Chignon mariée..........sur devis

Prenez rendez-vous au 05.36.49.04.31 ou par sms au 06.39.98.04.32`,
    phone: '05.36.49.04.31',
    at: ['9 rue Montpensier', '64000', 'Pau', 'France', 43.2985, -0.3707],
    hours: 'tue-fri 09:00-18:30; sat 09:00-17:00',
    photos: [
      '/everyday/9x16/salon-auburn.jpg',
      '/everyday/9x16/salon-braids.jpg',
      '/everyday/4x5/salon-bob.jpg',
      '/everyday/4x5/salon-knit.jpg',
      '/everyday/9x16/salon-short.jpg',
    ],
    ratings: [
      ['2026-05-13T17:00', 5, 'Inès a rattrapé une couleur ratée ailleurs, je suis ravie !!! Allez y les yeux fermés.'],
    ],
  },
  {
    username: 'lagrangeauxhiboux',
    name: 'La Grange aux Hiboux',
    lang: 'fr',
    categories: ["Chambre d'hôtes", 'Bed and Breakfast'],
    about: "Chambres d'hôtes en Dordogne / B&B in the Dordogne",
    description: `Bienvenue chez Anne et Peter ! Quatre chambres dans une grange du XVIIIe siècle, piscine chauffée de mai à septembre, table d'hôtes le mercredi et le samedi (28 € vin compris).

Welcome! We are Anne and Peter. Four rooms, a heated pool from May to September and dinner with us on Wednesdays and Saturdays (28 € with wine).

Chambre Effraie : 85 € la nuit
Chambre Chevêche : 95 € la nuit
Suite Grand-Duc : 130 € la nuit
Petit déjeuner compris / Breakfast included`,
    phone: '+33 5 36 49 04 41 (Anne) +44 7700 900441 (Peter)',
    emails: ['bonjour@grangeauxhiboux.example', 'peter@grangeauxhiboux.example'],
    at: ['Le Bourg', '24250', 'Daglan', 'France', 44.7419, 1.1928],
    photos: [
      '/everyday/9x16/hotel-pool.jpg',
      '/everyday/4x5/hotel-garden.jpg',
      '/everyday/9x16/hotel-bedside.jpg',
      '/everyday/4x5/home-armchair.jpg',
      '/everyday/4x5/flor-tulips.jpg',
    ],
    stars: [4.9, 72],
    ratings: [
      [
        '2026-04-29T10:00',
        5,
        'We have been coming for six years. The pool, the walnuts, the owls at night: please never change anything!',
      ],
    ],
  },
  {
    username: 'etudedelcourt',
    name: 'Étude de Maître Delcourt, Notaire',
    lang: 'fr',
    categories: ['Notary Public', 'Legal'],
    description: `Immobilier, successions, donations, contrats de mariage, droit des sociétés. L'étude vous reçoit sur rendez-vous du lundi au vendredi. Premier conseil gratuit le 1er mardi du mois de 17h à 19h.`,
    phone: '03 53 01 04 51',
    emails: ['etude@delcourt.example'],
    at: ['27 Grand’Place', '59190', 'Hazebrouck', 'France', 50.7236, 2.5373],
    hours: 'mon-fri 09:00-12:00 14:00-18:00',
    photos: ['/everyday/4x5/office-hall.jpg', '/everyday/4x5/office-laptop.jpg'],
  },
  {
    username: 'cliniquelestilleuls',
    name: 'Clinique Vétérinaire des Tilleuls',
    lang: 'fr',
    categories: ['Veterinarian'],
    about: 'Chiens, chats et NAC',
    description: `Consultations sur rendez-vous ; urgences 24h/24 au 06 39 98 04 62.
Consultation vaccinale 48€
Stérilisation chatte 145€
Identification puce 72€
Visite à domicile à partir de 70€`,
    phone: '04 65 71 04 61, urgences 06 39 98 04 62',
    at: ['3 allée des Tilleuls', '26000', 'Valence', 'France', 44.9334, 4.8924],
    hours: 'mon-fri 08:30-12:00 14:00-19:00; sat 08:30-12:30',
    photos: ['/everyday/4x5/person-smile-1.jpg', '/everyday/4x5/office-lounge.jpg'],
    posts: [
      [
        '2026-05-15T13:00',
        '⚠️ ATTENTION AUX ÉPILLETS ⚠️ PENSEZ À VÉRIFIER LES OREILLES ET LES PATTES DE VOS CHIENS APRÈS CHAQUE PROMENADE !!!',
      ],
    ],
  },
  {
    username: 'fromageriedubeffroi',
    name: 'Fromagerie du Beffroi',
    lang: 'fr',
    categories: ['Cheese Shop', 'Shopping & Retail'],
    about: 'La fromagerie de Béthune, tenue par Odile & Marc depuis 2009.',
    description: `Plus de 150 fromages au lait cru, affinés dans nos caves. Plateaux à partir de 8,50€ par personne, raclette et fondue prêtes à emporter. Prêt gratuit de l'appareil à raclette !

Comté 24 mois 34,90€/kg • Maroilles fermier 21€/kg • Mimolette extra vieille 36€/kg • Beurre baratte 3€20`,
    phone: '03 53 01 04 71',
    emails: ['odile@beffroi.example'],
    website: 'facebook.com/fromageriedubeffroi',
    at: ['6 Grand Place', '62400', 'Béthune', 'France', 50.5302, 2.6399],
    hours: 'tue-sat 09:00-12:30 14:30-19:00; sun 09:00-12:30',
    founded: '2009',
    photos: [
      '/everyday/4x5/cafe-boards.jpg',
      '/everyday/9x16/bakery-croissant.jpg',
      '/everyday/4x5/resto-avocado.jpg',
      '/demo/photos/npm/cafe-beans.jpg',
    ],
    stars: [4.9, 203],
  },
];
