import type { EverydayPage } from '../page.ts';

export const ITALIAN: EverydayPage[] = [
  {
    username: 'pescheriadagino',
    name: 'PESCHERIA DA GINO',
    lang: 'it',
    categories: ['Seafood Market', 'Shopping & Retail'],
    about: '🐟🐟 PESCE FRESCO DI CHIOGGIA TUTTI I GIORNI !!! 🐟🐟',
    description: `🐟 ARRIVO DEL GIORNO:
orate .......... 16€/kg
branzini ....... 18,50€/kg
vongole veraci ....... 14.00 € al kg
moeche ........ prezzo su richiesta

FRITTO MISTO DA ASPORTO il venerdì e il sabato da € 12 a porzione.
Per ordinare chiamate Gino 348 000 0141 entro le 11 !!!`,
    phone: '041 000 0140 / 348 000 0141 Gino',
    at: ['Calle Santa Croce 12', '30015', 'Chioggia', 'Italy', 45.2186, 12.2786],
    hours: 'tue-sat 07:30-12:45; fri 16:30-19:00',
    photos: [
      '/everyday/9x16/nature-island.jpg',
      '/everyday/4x5/resto-lounge.jpg',
      '/everyday/flyer/pescheriadagino.jpg',
      '/everyday/4x5/resto-orange.jpg',
    ],
    cover: '/everyday/flyer/pescheriadagino.jpg',
    posts: [
      [
        '2026-05-22T06:10',
        'OGGI MAZZANCOLLE VIVE E SEPPIE NOSTRANE A 15 EURO AL KG FINO AD ESAURIMENTO !!!! VI ASPETTIAMO',
      ],
    ],
    ratings: [['2026-04-11T18:00', 5, 'IL MIGLIOR PESCE DELLA LAGUNA, GINO TI PULISCE TUTTO E TI DICE COME CUCINARLO']],
  },
  {
    username: 'idraulicamontecchi',
    name: 'Idraulica Montecchi di Montecchi Loris',
    lang: 'it',
    categories: ['Plumbing Service', 'Heating, Ventilating & Air Conditioning Service'],
    about: 'PRONTO INTERVENTO 24 ORE SU 24 - PREVENTIVI GRATUITI',
    description: `Da oltre vent'anni a Reggio Emilia e provincia.

• Riparazione perdite e scarichi intasati
• Sostituzione caldaie e scaldabagni
• Bagni chiavi in mano
• Pulizia annuale caldaia 80 euro + IVA

Uscita 40€ , gratuita se il lavoro viene fatto. Loris tel. 333 000 0152`,
    phone: '0522 000 151 - urgenze 333 000 0152 (anche festivi)',
    emails: ['info@idraulicamontecchi.example', 'preventivi@idraulicamontecchi.example'],
    always_open: true,
    photos: ['/everyday/4x5/garage-tools.jpg', '/everyday/9x16/home-stool.jpg', '/everyday/low/garage-pencils.jpg'],
    posts: [
      [
        '2026-05-19T17:30',
        'Bagno finito oggi a Scandiano, in otto giorni come promesso. Grazie alla famiglia Ferri per la fiducia!',
        '/everyday/9x16/home-stool.jpg',
      ],
    ],
  },
  {
    username: 'kebabistanbul2',
    name: 'KEBAB ISTANBUL 2',
    lang: 'it',
    categories: ['Kebab Shop', 'Fast food restaurant', 'Shopping & Retail'],
    about: 'KEBAB ISTANBUL 2 IL VERO KEBAB DI PRATO !!!',
    description: `PANINO KEBAB 5 EURO
PIADINA KEBAB 6 EURO
PIATTO KEBAB CON PATATINE 8,50 EURO
FALAFEL 4 EURO
MENU STUDENTI (PANINO + PATATINE + BIBITA) 7 EURO

CONSEGNA A DOMICILIO GRATIS SOPRA I 15 EURO. SIAMO ANCHE SU WHATSAPP!`,
    phone: '0574 000 181, 320 000 0182 Mehmet',
    whatsapp: '+39 320 000 0182',
    at: ['via Pistoiese 230', '59100', 'Prato', 'Italia', 43.8805, 11.0788],
    hours: 'mon-thu 11:00-23:00; fri-sat 11:00-02:00; sun 17:00-23:00',
    photos: ['/everyday/1x1/resto-pan.jpg', '/everyday/4x5/resto-pizza.jpg', '/everyday/flyer/kebabistanbul2.jpg'],
    logo: '/everyday/logo/kebabistanbul2.png',
    stars: [4.2, 87],
    ratings: [
      ['2026-05-03T21:00', 5, 'Kebab buonissimo e porzioni enormi, Mehmet sempre gentilissimo!!!!'],
      ['2026-02-10T20:00', 2, 'HO ASPETTATO UN ORA LA CONSEGNA E LE PATATINE ERANO FREDDE'],
    ],
  },
  {
    username: 'bbilmelograno',
    name: 'B&B Il Melograno',
    lang: 'it',
    categories: ['Bed and Breakfast'],
    about: 'Camere nei Sassi di Matera 🌿 rooms in the heart of the Sassi',
    description: `Tre camere scavate nel tufo, con terrazza sul Sasso Caveoso. Colazione con torta fatta in casa.

Three rooms carved in the rock, with a terrace over the Sasso Caveoso. Breakfast included, English and French spoken.

Camera Melograno - doppia - da € 75 a notte
Camera Fico - doppia con terrazza - da € 90 a notte
Camera Cappero - quadrupla - da € 120 a notte
Check-in 15:00-19:00, check-out entro le 10:30. CIN IT077014C100000141`,
    phone: '+39 0835 000 191 / Lucia +39 347 000 0192',
    emails: ['melograno@example.com', 'lucia@melograno.example'],
    website: 'www.ilmelogranomatera.example',
    at: ['Vico Solitario, 7', '75100', 'Matera', 'Italy', 40.6635, 16.6101],
    photos: [
      ['/everyday/9x16/hotel-bedside.jpg', 'La camera Fico'],
      '/everyday/4x5/hotel-living.jpg',
      ['/everyday/9x16/hotel-cliffs.jpg', 'La vista alle 7 del mattino'],
      '/everyday/4x5/bakery-croissant.jpg',
      '/everyday/4x5/hotel-armchair.jpg',
      '/everyday/9x16/hotel-town.jpg',
    ],
    stars: [4.9, 61],
    ratings: [
      [
        '2026-05-10T09:00',
        5,
        'Lucia is the best host we have ever had, the terrace at sunset is magic and the cakes too.',
      ],
      ['2026-04-20T09:00', 5, 'Posto incantevole, silenzioso e pulitissimo. Torneremo sicuramente!'],
    ],
  },
  {
    username: 'sanroccoparrocchia',
    name: 'Parrocchia San Rocco - Oltrebrenta',
    lang: 'it',
    categories: ['Catholic Church', 'Religious Organization'],
    description: `ORARI SANTE MESSE
Sabato e prefestivi ore 18.30
Domenica ore 8.00 - 10.30 - 18.30
Feriali ore 8.30
Confessioni: sabato dalle 16.00 alle 18.00

Segreteria parrocchiale aperta martedì e giovedì 9.30-11.30.
Parroco: don Paolo, 340 000 0201`,
    phone: '049 000 0200 segreteria - 340 000 0201 don Paolo',
    emails: ['segreteria@sanrocco.example'],
    at: ['Piazza della Chiesa 1', '35010', 'Oltrebrenta', 'Italy'],
    photos: ['/everyday/4x5/nature-mist.jpg', '/everyday/flyer/sanroccoparrocchia.jpg'],
    events: [
      [
        '2026-06-14T19:00:00+0200',
        'SAGRA DI SAN ROCCO',
        {
          end: '2026-06-14T23:30:00+0200',
          description: 'Gnocchi, griglia e ballo liscio sul sagrato. Coperto 2 euro.',
        },
      ],
      ['2026-06-06T16:00:00+0200', 'Battesimo di Giulia (privato)', { place: 'Parrocchia San Rocco - Oltrebrenta' }],
    ],
    posts: [
      [
        '2026-05-21T08:00',
        'Domenica 24 maggio alle 10.30 Prima Comunione di 18 bambini della parrocchia. La messa delle 8.00 è sospesa.',
      ],
    ],
  },
  {
    username: 'nerovivotattoo',
    name: 'NEROVIVO TATTOO STUDIO',
    lang: 'it',
    categories: ['Tattoo & Piercing Shop', 'Artist'],
    about: 'Blackwork ▪ dotwork ▪ fineline',
    description: `⚫️ Si riceve solo su appuntamento
⚫️ Caparra 50€ non rimborsabile
⚫️ Minimo studio 80€
⚫️ Tatuaggi grandi: prezzo su richiesta dopo consulenza gratuita

«Sara è un'artista vera, mano leggerissima» ★★★★★

DM o WhatsApp, no telefonate grazie`,
    whatsapp: '+39 351 000 0211',
    emails: ['nerovivo@example.com'],
    at: ['Via Baretti 31/c', '10125', 'Torino', 'Italy', 45.0543, 7.6796],
    photos: [
      '/everyday/9x16/barber-beanie.jpg',
      '/everyday/4x5/barber-beard.jpg',
      '/everyday/9x16/salon-braids.jpg',
      '/everyday/4x5/person-hat.jpg',
      '/everyday/1x1/barber-fade.jpg',
    ],
    logo: '/everyday/logo/nerovivotattoo.png',
    posts: [
      [
        '2026-05-18T15:00',
        '📅 AGENDA APERTA PER LUGLIO E AGOSTO, SCRIVETECI IN DM CON IDEA, MISURA E ZONA DEL CORPO!!!',
        '/everyday/flyer/nerovivotattoo.jpg',
      ],
      [
        '2026-04-30T18:00',
        'Walk-in day sabato 9 maggio dalle 11 alle 19: flash da 60 € fino a esaurimento ⚡',
        '/everyday/9x16/barber-beanie.jpg',
      ],
    ],
  },
  {
    username: 'ambulatorioleorme',
    name: 'Ambulatorio Veterinario Le Orme - dott.ssa Elisa Zanin',
    lang: 'it',
    categories: ['Veterinarian', 'Pet Service'],
    description: `Visite, vaccinazioni, chirurgia, ecografie, odontoiatria. Si riceve su appuntamento. Visite a domicilio per gatti nel raggio di 15 km.

Per le urgenze notturne e festive chiamare il 340 000 0222.`,
    phone: 'Tel. 0432 000 221 Urgenze 340 000 0222',
    emails: ['leorme@example.com'],
    at: ['Viale Venezia 118', '33100', 'Udine', 'Italy', 46.0569, 13.2194],
    hours: 'mon-fri 09:00-12:30 15:30-19:00; sat 09:00-12:30',
    photos: ['/everyday/4x5/person-sarah.jpg', '/everyday/low/office-hall.jpg'],
    stars: [4.8, 132],
    ratings: [
      [
        '2026-05-15T12:00',
        5,
        'La dottoressa Zanin ha salvato il nostro gatto alle due di notte, non smetteremo mai di ringraziarla.',
      ],
    ],
  },
  {
    username: 'agriturismocasalezaffera',
    name: 'Agriturismo Casale Zaffera',
    lang: 'it',
    categories: ['Agriturismo', 'Italian Restaurant', 'Event Space'],
    about: 'Chiuso lunedì e martedì',
    description: `Cucina di casa con i prodotti del nostro orto. Menù degustazione 32 € bevande escluse, bambini fino a 8 anni 15 €. Cresime, comunioni e compleanni su prenotazione.
La domenica a pranzo è sempre pieno: prenotate per tempo!`,
    phone: '0763000231 oppure 3380000232',
    at: ['Loc. Poggio Secco snc', '05018', 'Orvieto (TR)', 'Italy', 42.7185, 12.1113],
    hours: 'wed-sat 19:30-22:00; sun 12:30-15:00',
    photos: [
      '/everyday/4x5/nature-grass.jpg',
      '/everyday/4x5/hotel-garden.jpg',
      '/everyday/9x16/resto-tomatoes.jpg',
      '/demo/photos/npm/cafe-room.jpg',
    ],
    cover: '/demo/photos/npm/nature-mist.jpg',
    events: [
      ['2026-06-13T20:00:00+0200', 'Compleanno 50 anni di Marta - evento privato', {}],
      [
        '2026-06-20T20:30:00+0200',
        'Cena sotto le stelle',
        { description: 'Antipasto, due primi, grigliata e dolce a 35 euro tutto compreso. Prenotazione obbligatoria.' },
      ],
    ],
    ratings: [
      ['2026-05-17T16:00', null, 'Mangiato benissimo e pagato il giusto, 38 euro a testa con il vino della casa.'],
    ],
  },
  {
    username: 'ferramentabruni',
    name: 'Ferramenta Bruni',
    lang: 'it',
    categories: ['Hardware Store'],
  },
];
