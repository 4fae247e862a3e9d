import type { EverydayPage } from '../page.ts';

export const ENGLISH: EverydayPage[] = [
  {
    username: 'kelsolanepilates',
    name: 'Kelso Lane Pilates',
    lang: 'en',
    categories: ['Pilates Studio', 'Gym/Physical Fitness Center'],
    about: '🧘‍♀️ small mat classes (max 10 mats!), in bristol. First class £5',
    description: `Small group pilates for normal bodies. Classes are tiny (max 10 mats!), in bristol, in a bright room above the bakery. Beginners welcome.

Drop in - £9
10 class pass - £75
Monthly unlimited - £60
1:1 session - £40

Mon 6.30pm beginners
Tue 9.30am mums & bumps
Thu 7pm mixed level
Sat 10am strong pilates`,
    emails: ['hello@kelsolane.example', 'bookings@kelsolane.example'],
    at: ['4a Kelso Lane', 'BS3 0AA', 'Bristol', 'United Kingdom', 51.4408, -2.5969],
    photos: [
      '/everyday/4x5/gym-rope.jpg',
      '/everyday/4x5/gym-shoe.jpg',
      '/everyday/9x16/gym-basket.jpg',
      '/everyday/flyer/kelsolanepilates.jpg',
    ],
    posts: [
      [
        '2026-05-20T07:30',
        'two spaces left on thursday at 7pm!! message me to grab one 💪',
        '/everyday/4x5/gym-rope.jpg',
      ],
      [
        '2026-05-11T18:00',
        'Half term: no classes on Sat 30 May. Back on Mon 1 June at 6.30pm as usual, see you on the mat.',
      ],
    ],
    ratings: [['2026-03-02T10:00', 5, 'Best decision of the year. My back has not felt this good since 2011.']],
  },
  {
    username: 'thetinherons',
    name: 'The Tin Herons',
    lang: 'en',
    categories: ['Musician/Band'],
    about: 'four people, one accordion, too many songs about rain',
    description:
      'Folk punk from Halifax. Third record out now. Booking: booking@tinherons.example, everything else: herons@tinherons.example',
    emails: ['herons@tinherons.example'],
    website: 'https://tinherons.example/shop',
    photos: ['/everyday/4x5/music-stage.jpg', '/everyday/9x16/music-guitar.jpg', '/everyday/1x1/music-neon.jpg'],
    cover: '/everyday/banner/thetinherons.jpg',
    events: [
      [
        '2026-06-05T20:00:00-0300',
        'The Tin Herons at The Carleton Annex',
        { place: 'The Carleton Annex, Halifax NS', description: 'Doors 7:00 pm, 15 CAD at the door' },
      ],
      ['2026-06-12T21:30:00-0400', 'Montréal!', { place: 'Casa del Pópulo Bis' }],
      [
        '2026-07-02T19:30:00+0100',
        'Small room, big noise',
        { place: 'The Lamb & Kettle, Bristol', description: '£8 in advance, £10 on the door' },
      ],
      ['2026-06-27T16:00:00-0300', 'Wedding (private party)', {}],
    ],
    posts: [
      [
        '2026-05-16T22:00',
        'NEW RECORD IS OUT!!! THANK YOU TO THE 212 PEOPLE WHO PAID FOR IT BEFORE IT EXISTED. WE LOVE YOU ALL',
      ],
    ],
  },
  {
    username: 'goldenanchorwhitby',
    name: 'The Golden Anchor Fish & Chips',
    lang: 'en',
    categories: ['Fish & Chips Restaurant', 'Take out restaurant', 'Seafood Restaurant'],
    about: 'PROPER FISH AND CHIPS!!! FRIED IN BEEF DRIPPING SINCE 1974',
    products: `Haddock & chips £9.80
Cod & chips £10.20
Kids box £5
Mushy peas £1.60
Gluten free on Tuesdays from £10.50
Scraps FREE`,
    description: `Eat in or take away. Dogs welcome outside. OAP special Mon–Thu 12-2pm: small haddock, chips, peas and a cuppa for £7.95. CASH ONLY, there is a machine at the Spar.`,
    phone: '01632 960 241 or 01632 960 242',
    at: ['12 Pier Road', 'YO21 0PP', 'Whitby', 'United Kingdom', 54.4891, -0.6144],
    hours: 'mon-thu 11:30-20:00; fri-sat 11:30-21:30; sun 12:00-19:00',
    founded: '1974',
    photos: [
      '/everyday/4x5/resto-lounge.jpg',
      '/everyday/9x16/hotel-umbrellas.jpg',
      '/demo/photos/npm/hotel-shore.jpg',
    ],
    stars: [4.6, 1204],
    ratings: [
      [
        '2026-05-08T19:00',
        5,
        'Queued 40 minutes in the rain and would do it again tomorrow. Best batter in Yorkshire.',
      ],
      ['2026-05-01T19:00', 3, 'Tasty but £10 for cod is getting silly, and no card machine in 2026!'],
    ],
  },
  {
    username: 'hartleynotary',
    name: 'R. J. Hartley, Notary Public',
    lang: 'en',
    categories: ['Notary Public', 'Legal Service'],
    description: `Notarial acts for individuals and companies: powers of attorney, certified copies, affidavits, documents for use abroad, apostilles. Home visits within 10 miles of York at no extra charge. Fees from £85 per document; a quote is given before any work begins.

By appointment only. Evenings possible.`,
    phone: '01632 960251 (office) / 07700 900252 (mobile)',
    emails: ['office@hartleynotary.example'],
    at: ['2 Precentor’s Yard', 'YO1 0ZZ', 'York', 'United Kingdom'],
    photos: ['/everyday/4x5/office-desk.jpg', '/everyday/4x5/person-david.jpg'],
  },
  {
    username: 'muddypawsleeds',
    name: 'Muddy Paws Dog Grooming 🐾',
    lang: 'en',
    categories: ['Pet Groomer', 'Dog Day Care Center'],
    about: '🐶🛁✂️ Dog grooming in Headingley 🐾 Puppies welcome!',
    description: `Hi I'm Chloe and I groom dogs! Full groom from £35 (small) or £50 (big fluffy ones), puppy's first groom is just £20 and nails are £8 while you wait. I only do one dog at a time so no cages and no barking. Nervous dogs are my favourite.

Text is best, I can't answer with wet hands 😅 07700 900261`,
    phone: '07700 900261',
    at: ['', '', 'Leeds', 'United Kingdom'],
    hours: 'mon-fri 09:00-17:00',
    photos: [
      '/everyday/9x16/flor-leaf.jpg',
      '/everyday/9x16/person-hat.jpg',
      '/everyday/4x5/home-sofa-tan.jpg',
      '/everyday/low/person-smile-1.jpg',
    ],
    logo: '/everyday/logo/muddypawsleeds.png',
    posts: [
      [
        '2026-05-23T16:40',
        'Before and after of Biscuit, the muddiest cockapoo in Yorkshire!!! Swipe for the shake 😂😂😂 #doggrooming #leeds #cockapoo',
      ],
    ],
    stars: [5, 34],
  },
  {
    username: 'abbeycabsbath',
    name: 'ABBEY CABS',
    lang: 'en',
    categories: ['Taxi Service', 'Airport Shuttle Service'],
    about: '24/7 - ALL DAY EVERY DAY',
    description: `LOCAL AND LONG DISTANCE. AIRPORTS: BRISTOL FROM £55, HEATHROW FROM £140, GATWICK FROM £165. 8 SEATERS AVAILABLE. CARD MACHINES IN ALL CARS.`,
    phone: '01632 960271/960272',
    at: ['Station Approach', 'BA1 0XX', 'Bath', 'United Kingdom', 51.3776, -2.3571],
    hours: 'mon-sun 00:00-00:00',
    photos: ['/everyday/4x5/garage-road.jpg'],
    logo: '/everyday/logo/abbeycabsbath.png',
  },
  {
    username: 'littleferncoffee',
    name: 'Little Fern Coffee Van',
    lang: 'en',
    categories: ['Coffee Shop', 'Food Truck', 'Shopping & Retail'],
    about: 'Coffee from a 1971 van ☕️🌿',
    description: `You'll find us:
Monday – Didcot station 6.30am–10am
Wednesday – Abingdon market 8am–2pm
Friday – Wantage Memorial Park 9am–1pm
Weddings & parties: just ask!

flat white £3.20, oat milk +40p, brownie £2.80`,
    phone: '+44 7700 900281',
    photos: [
      '/everyday/9x16/cafe-latte.jpg',
      '/everyday/9x16/cafe-barista.jpg',
      '/everyday/4x5/cafe-cups.jpg',
      '/everyday/4x5/cafe-daisies.jpg',
    ],
    posts: [
      [
        '2026-05-24T05:55',
        'No van today, the gearbox said no 😭 back on Wednesday at Abingdon market from 8am, fingers crossed.',
      ],
      [
        '2026-05-17T09:00',
        'Private party at the Fletchers tonight, so sorry no evening coffees!',
        '/everyday/9x16/cafe-barista.jpg',
      ],
    ],
  },
  {
    username: 'joesbarbersandgents',
    name: "Joe's",
    lang: 'en',
    categories: ['Barber Shop'],
    about: "Walk ins only. Don't ring.",
    phone: '01632 960291',
    at: ['88 High St', 'NE1 0QQ', 'Newcastle upon Tyne', 'United Kingdom'],
    hours: 'tue-fri 09:00-17:30; sat 08:30-16:00',
    products: 'Cut 14, Skin fade 17, Beard 10, Cut and beard 22, OAP 9',
    photos: ['/everyday/1x1/barber-glasses.jpg', '/everyday/4x5/barber-fade.jpg', '/everyday/9x16/barber-beanie.jpg'],
  },
];
