import type { Trade } from './pack.ts';

type Shift = [open: string, close: string];
/** Opening times by groups of days, as `mon-fri`. */
export type Week = Record<string, Shift[]>;

export interface TradeFacts {
  /** The vendor's own category names: the page's, then the wider ones. */
  categories: string[];
  weeks: Week[];
  /** Cast photos that suit the trade, by file stem; none for some trades on purpose. */
  photos: string[];
  priceRange?: boolean;
}

const OFFICE: Week[] = [
  {
    'mon-fri': [
      ['09:00', '13:00'],
      ['15:00', '18:30'],
    ],
  },
  { 'mon-thu': [['09:00', '18:00']], 'fri-fri': [['09:00', '14:00']] },
];
const SHOP: Week[] = [
  {
    'mon-sat': [
      ['09:30', '13:00'],
      ['16:00', '19:30'],
    ],
  },
  { 'tue-fri': [['10:00', '19:00']], 'sat-sat': [['10:00', '18:00']] },
];
const TABLE: Week[] = [
  {
    'tue-sun': [
      ['12:30', '15:00'],
      ['19:30', '23:00'],
    ],
  },
  { 'wed-sat': [['19:00', '23:30']], 'sun-sun': [['12:30', '15:30']] },
];
const EARLY: Week[] = [
  { 'mon-sat': [['07:00', '19:00']], 'sun-sun': [['08:00', '13:00']] },
  { 'tue-sun': [['07:30', '18:00']] },
];

const words = (list: string) => list.split(' ');

export const TRADE_FACTS: Record<Trade, TradeFacts> = {
  restaurant: {
    categories: ['Restaurant', 'Mediterranean Restaurant'],
    weeks: TABLE,
    priceRange: true,
    photos: words('resto-lounge resto-pan resto-pasta resto-tomatoes resto-strawberries cafe-room resto-avocado'),
  },
  pizzeria: {
    categories: ['Pizza Place', 'Restaurant'],
    weeks: TABLE,
    priceRange: true,
    photos: words('resto-pizza resto-tomatoes resto-pan resto-lounge'),
  },
  cafe: {
    categories: ['Cafe', 'Coffee Shop'],
    weeks: EARLY,
    priceRange: true,
    photos: words(
      'cafe-barista cafe-latte cafe-beans cafe-cups cafe-boards cafe-shadow cafe-room bakery-croissant cafe-sacks',
    ),
  },
  bakery: {
    categories: ['Bakery', 'Food & Beverage'],
    weeks: EARLY,
    photos: words('bakery-croissant bakery-doughnuts-milk cafe-cups bakery-doughnuts cafe-shadow cafe-latte'),
  },
  bar: {
    categories: ['Cocktail Bar', 'Bar'],
    weeks: [{ 'tue-thu': [['18:00', '00:30']], 'fri-sat': [['18:00', '02:00']] }],
    priceRange: true,
    photos: words('resto-lounge music-neon music-guitar resto-orange'),
  },
  salon: {
    categories: ['Hair Salon', 'Beauty Salon'],
    weeks: [{ 'tue-sat': [['09:00', '18:30']] }],
    photos: words(
      'salon-curly salon-blonde salon-auburn salon-bob salon-redhead salon-braids salon-short salon-knit home-loft',
    ),
  },
  barber: {
    categories: ['Barber Shop', 'Hair Salon'],
    weeks: [
      {
        'tue-sat': [
          ['09:00', '13:00'],
          ['15:00', '19:30'],
        ],
      },
    ],
    photos: words('barber-beard barber-fade barber-glasses barber-beanie home-loft-2'),
  },
  hotel: {
    categories: ['Bed and Breakfast', 'Hotel'],
    weeks: [],
    photos: words(
      'hotel-bedroom hotel-armchair hotel-garden hotel-pool hotel-bedside hotel-town hotel-dusk hotel-living hotel-shore',
    ),
  },
  dentist: {
    categories: ['Dentist & Dental Office', 'Medical & Health'],
    weeks: OFFICE,
    photos: words('person-smile-1 office-lounge salon-braids person-david'),
  },
  lawyer: {
    categories: ['Lawyer & Law Firm', 'Legal Service'],
    weeks: OFFICE,
    photos: words('office-writing office-hall office-stairs office-loft person-sarah'),
  },
  accountant: {
    categories: ['Accountant', 'Financial Consultant'],
    weeks: OFFICE,
    photos: words('office-team office-desk office-laptop office-writing'),
  },
  garage: {
    categories: ['Automotive Repair Shop', 'Tire Dealer & Repair Shop'],
    weeks: [
      {
        'mon-fri': [
          ['08:00', '12:30'],
          ['14:00', '18:30'],
        ],
        'sat-sat': [['08:30', '12:30']],
      },
    ],
    photos: words('garage-500 garage-tools garage-road'),
  },
  electrician: {
    categories: ['Electrician', 'Home Improvement'],
    weeks: [{ 'mon-fri': [['08:00', '18:00']] }],
    photos: words('home-lamp garage-tools'),
  },
  florist: {
    categories: ['Florist', 'Shopping & Retail'],
    weeks: SHOP,
    photos: words(
      'flor-tulips flor-orchid flor-succulents flor-hanging flor-cactus flor-aloe flor-leaf flor-desk-plant cafe-daisies',
    ),
  },
  fashion: {
    categories: ['Clothing Store', 'Boutique Store'],
    weeks: SHOP,
    photos: words('fashion-yellow fashion-hat fashion-orange salon-knit fashion-purse barber-beanie salon-redhead'),
  },
  furniture: {
    categories: ['Furniture Store', 'Home Decor'],
    weeks: SHOP,
    photos: words('home-sofa-tan home-lamp home-chairs home-sofa-grey home-armchair home-stool home-loft home-throw'),
  },
  gym: {
    categories: ['Gym/Physical Fitness Center', 'Sports & Recreation'],
    weeks: [{ 'mon-fri': [['06:30', '22:00']], 'sat-sun': [['09:00', '14:00']] }],
    photos: words('gym-gloves gym-rope gym-shoe gym-basket gym-peak'),
  },
  photographer: {
    categories: ['Photographer', 'Local Service'],
    weeks: [],
    photos: words(
      'art-camera art-lens nature-mist hotel-cliffs art-magazine nature-grass person-hat nature-island art-barn',
    ),
  },
};

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** The vendor's map: `mon_1_open: "09:00"`, `mon_1_close`, then `mon_2_…` for a second shift. */
export function hoursMap(week: Week): Record<string, string> {
  const map: Record<string, string> = {};
  for (const [range, shifts] of Object.entries(week)) {
    const [from = '', to = ''] = range.split('-');
    for (const day of DAYS.slice(DAYS.indexOf(from), DAYS.indexOf(to) + 1))
      shifts.forEach(([open, close], index) => {
        map[`${day}_${index + 1}_open`] = open;
        map[`${day}_${index + 1}_close`] = close;
      });
  }
  return map;
}
