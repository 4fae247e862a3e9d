/** Judged by a schema written from the ranges that schema.org publishes for these properties (release 29, read 2026-11). */
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { demoPages } from '../../tests/fixtures/pages.ts';
import { flatPage } from '../../tests/fixtures/documents.ts';
import { bigPage } from '../../tests/support/big-page.ts';
import { CATEGORIES } from '../copy/categories.ts';
import type { FactsInput } from '../facts/input.ts';
import { readFacts } from '../facts/read-facts.ts';
import { jsonLd } from './json-ld.ts';

const LOCAL_BUSINESS =
  'LocalBusiness AccountingService AmusementPark AnimalShelter ArchitectService ArtGallery Attorney AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash AutomotiveBusiness Bakery BankOrCreditUnion BarOrPub BeautySalon BedAndBreakfast BikeStore BookStore BowlingAlley Brewery CafeOrCoffeeShop Campground Casino ChildCare ClothingStore ComputerStore ConvenienceStore DaySpa Dentist DepartmentStore Distillery DryCleaningOrLaundry Electrician ElectronicsStore EmploymentAgency EntertainmentBusiness ExerciseGym FastFoodRestaurant FinancialService Florist FoodEstablishment FurnitureStore GardenStore GasStation GeneralContractor GolfCourse GroceryStore HVACBusiness HairSalon HardwareStore HealthAndBeautyBusiness HealthClub HobbyShop HomeAndConstructionBusiness HomeGoodsStore Hostel Hotel HousePainter IceCreamShop InsuranceAgency InternetCafe JewelryStore LegalService Library LiquorStore Locksmith LodgingBusiness MedicalBusiness MedicalClinic MensClothingStore MobilePhoneStore Motel MotorcycleDealer MotorcycleRepair MovieTheater MovingCompany MusicStore NailSalon NightClub Notary OfficeEquipmentStore Optician OutletStore PetStore Pharmacy Physician Plumber ProfessionalService RadioStation RealEstateAgent RecyclingCenter Resort Restaurant RoofingContractor SelfStorage ShoeStore ShoppingCenter SkiResort SportingGoodsStore SportsActivityLocation SportsClub StadiumOrArena Store TattooParlor TelevisionStation TennisComplex TireShop TouristInformationCenter ToyStore TravelAgency VacationRental VeterinaryCare WholesaleStore Winery'.split(
    ' ',
  );
const text = { type: 'string', minLength: 1 };
const thing = (type: string, properties: object, required: string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required: ['@type', ...required],
  properties: { '@type': { const: type }, ...properties },
});
const time = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' };
const moment = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d)?(Z|[+-]\\d\\d:\\d\\d)$' };
const link = { type: 'string', pattern: '^https?://' };
const address = thing('PostalAddress', {
  streetAddress: text,
  postalCode: text,
  addressLocality: text,
  addressCountry: { type: 'string', pattern: '^[A-Z]{2}$' },
});
const offer = thing(
  'Offer',
  { price: { type: 'string', pattern: '^\\d+\\.\\d\\d$' }, priceCurrency: { enum: ['EUR', 'GBP'] } },
  ['price', 'priceCurrency'],
);
const menuItem = thing('MenuItem', { name: text, description: text, offers: offer }, ['name']);
const menu = thing(
  'Menu',
  {
    hasMenuSection: {
      type: 'array',
      minItems: 1,
      items: thing('MenuSection', { name: text, hasMenuItem: { type: 'array', minItems: 1, items: menuItem } }),
    },
  },
  ['hasMenuSection'],
);
const event = thing(
  'Event',
  {
    name: text,
    startDate: moment,
    endDate: moment,
    description: text,
    location: thing('Place', { name: text, address }, ['name']),
  },
  ['name', 'startDate', 'location'],
);
const hours = thing(
  'OpeningHoursSpecification',
  {
    dayOfWeek: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { enum: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] },
    },
    opens: time,
    closes: time,
  },
  ['dayOfWeek', 'opens', 'closes'],
);
const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['@context', '@type', 'name', 'description', 'sameAs'],
  properties: {
    '@context': { const: 'https://schema.org' },
    '@type': { enum: LOCAL_BUSINESS },
    name: text,
    description: text,
    telephone: { type: 'string', pattern: '^\\+\\d{6,15}$' },
    email: { type: 'string', pattern: '^[^@\\s]+@[^@\\s]+$' },
    foundingDate: { type: 'string', pattern: '^\\d{4}$' },
    priceRange: text,
    sameAs: { type: 'array', minItems: 1, items: link },
    address,
    geo: thing(
      'GeoCoordinates',
      {
        latitude: { type: 'number', minimum: -90, maximum: 90 },
        longitude: { type: 'number', minimum: -180, maximum: 180 },
      },
      ['latitude', 'longitude'],
    ),
    openingHoursSpecification: { type: 'array', items: hours },
    hasMenu: menu,
    event: { type: 'array', minItems: 1, items: event },
  },
};
const isValid = new Ajv({ allErrors: true }).compile(schema);

const now = new Date('2026-05-25T10:00:00Z');
const dataOf = (page: FactsInput) => jsonLd(readFacts(page, { now }), 'Che cosa fa', now);
const menuOf = (products: string, country = 'Italy') =>
  dataOf({ ...bigPage(), products, location: { city: 'Frome', country } }).hasMenu as {
    hasMenuSection: { hasMenuItem: { name: string; offers?: object }[] }[];
  };

describe('structured data', () => {
  it.each([...demoPages().map(flatPage), bigPage()].map((page) => [page.name, page] as const))(
    'of %s keeps to the ranges of schema.org [P7]',
    (_name, page) => {
      isValid(dataOf(page));
      expect(isValid.errors ?? []).toEqual([]);
    },
  );
  it('never names a type that is no LocalBusiness', () => {
    for (const { type } of Object.values(CATEGORIES)) expect(LOCAL_BUSINESS).toContain(type);
  });
  it('gives two shifts a day and an evening that ends after midnight', () => {
    const given = { tue_1_open: '12:00', tue_1_close: '15:00', tue_2_open: '19:00', tue_2_close: '01:30' };
    expect(dataOf({ ...bigPage(), hours: given }).openingHoursSpecification).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Tuesday'], opens: '12:00', closes: '15:00' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Tuesday'], opens: '19:00', closes: '01:30' },
    ]);
  });
  it('says nothing of hours while a place is closed', () => {
    expect(dataOf({ ...bigPage(), temporary_status: 'temporarily_closed' })).not.toHaveProperty(
      'openingHoursSpecification',
    );
  });
  it('prices a dish in its currency, pounds too, and only where there is one price', () => {
    const [first] = menuOf('Pie — £8.50\nSoup — from £4\nTea — £2', 'United Kingdom').hasMenuSection;
    expect(first?.hasMenuItem.map(({ offers }) => offers)).toEqual([
      { '@type': 'Offer', price: '8.50', priceCurrency: 'GBP' },
      undefined,
      { '@type': 'Offer', price: '2.00', priceCurrency: 'GBP' },
    ]);
    const [bare] = menuOf('Margherita 6,50\nMarinara 5,00\nCalzone 8,00').hasMenuSection;
    expect(bare?.hasMenuItem[0]?.offers).toEqual({ '@type': 'Offer', price: '6.50', priceCurrency: 'EUR' });
  });
  it('gives a menu to those who serve food only', () => {
    expect(dataOf({ ...bigPage(), category: 'Hair Salon' })).not.toHaveProperty('hasMenu');
  });
});
