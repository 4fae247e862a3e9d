import type { LanguagePack } from './pack.ts';

/** English texts, trade by trade. */
export const trades: LanguagePack['trades'] = {
  restaurant: {
    names: ['The {n}', '{s}’s Kitchen', '{f} & {s}'],
    about: [
      'Seasonal plates from a small open kitchen.',
      'Good food, short menu, no fuss.',
      'A neighbourhood restaurant in {c} with thirty seats.',
    ],
    lines: [
      'We write the menu each morning, once the vegetables have arrived.',
      'Bread is baked here and butter comes from a farm down the road.',
      'There is always something good for those who do not eat meat.',
      'Sunday lunch runs until the last potato is gone.',
      'Booking helps at weekends, but we keep two tables for walk-ins.',
    ],
    products: [
      'Soup and sourdough — £7',
      'Slow-cooked lamb — £19',
      'Roast squash and barley — £15',
      'Fish of the day — £18',
      'Treacle tart — £7',
    ],
  },
  pizzeria: {
    names: ['{n} Pizza', '{f}’s Pizza Oven', 'Slice & {s}'],
    about: [
      'Slow dough, hot oven, good company.',
      'Wood-fired pizza to eat in or take home.',
      'Two-day dough and tomatoes worth the wait.',
    ],
    lines: [
      'The dough rests for two days, which makes all the difference.',
      'Order by phone and it will be ready when you arrive.',
      'Tuesdays are for two pizzas and a bottle at one price.',
      'We keep a separate oven for gluten-free bases.',
    ],
    products: [
      'Margherita — £9',
      'Mushroom and thyme — £11',
      'Spicy sausage — £12',
      'Garlic bread — £5',
      'Tiramisu — £6',
    ],
  },
  cafe: {
    names: ['{n} Coffee', 'The {n} Café', '{s} & Daughter Coffee'],
    about: [
      'Carefully roasted coffee and toast that takes its time.',
      'Breakfast all day, cakes until they run out.',
      'Your warm corner in {c}.',
    ],
    lines: [
      'Our beans are roasted in small batches twenty minutes away.',
      'Cakes come out of the oven at half past eight.',
      'Dogs, prams and laptops are all welcome.',
      'At lunch there is soup, a good salad and a toasted sandwich.',
      'Bring your own cup and save thirty pence.',
    ],
    products: [
      'Flat white — £3.40',
      'Filter coffee — £3',
      'Eggs on toast — £8',
      'Cheese toastie — £7',
      'Carrot cake — £4',
    ],
  },
  bakery: {
    names: ['{s}’s Bakery', 'The {n} Bakehouse', '{f}’s Bread'],
    about: [
      'Sourdough and buns, baked through the night.',
      'Flour, water, salt and patience.',
      'Bread for {c}, six days a week.',
    ],
    lines: [
      'We mill part of our flour ourselves.',
      'Loaves are on the shelf by seven and warm until nine.',
      'Order a birthday cake three days ahead.',
      'What is left in the evening goes to the food bank.',
      'Friday is bun day.',
    ],
    products: [
      'White sourdough — £4.50',
      'Seeded rye — £5',
      'Cinnamon bun — £3',
      'Sausage roll — £4',
      'Celebration cake — from £35',
    ],
  },
  bar: {
    names: ['The {n}', '{s} & Tonic', 'Bar {f}'],
    about: [
      'Proper cocktails and a good record collection.',
      'Small wines, small plates, late conversations.',
      'A bar with one long table and no television.',
    ],
    lines: [
      'The list is short and changes with the seasons.',
      'We make our own syrups, shrubs and bitters.',
      'Live music on Thursdays, never so loud that you cannot talk.',
      'Ask for something without alcohol; we enjoy those too.',
    ],
    products: [
      'House martini — £11',
      'Sloe gin fizz — £10',
      'Glass of the week — £6',
      'Cheese board — £14',
      'Rosemary cooler (0%) — £6',
    ],
  },
  salon: {
    names: ['{n} Hair', '{f} {s} Hairdressing', 'The {n} Salon'],
    about: [
      'Cuts that grow out well and colour that lasts.',
      'A small salon where nobody rushes you.',
      'Hair by people who listen first.',
    ],
    lines: [
      'Every visit begins with ten minutes of talking.',
      'We use low-ammonia colour and refill our bottles.',
      'Curly hair is cut dry, curl by curl.',
      'Evening appointments on Thursdays.',
      'We collect cut hair for charity.',
    ],
    products: [
      'Cut and finish — £45',
      'Colour — from £60',
      'Highlights — from £85',
      'Blow-dry — £25',
      'Fringe trim — free',
    ],
  },
  barber: {
    names: ['{s}’s Barbers', '{n} Barber Shop', '{f} the Barber'],
    about: [
      'Clean cuts, hot towels, fair prices.',
      'Walk in or book, coffee either way.',
      'Scissors first, clippers if you insist.',
    ],
    lines: [
      'Hot-towel shaves are done with an open razor.',
      'Saturdays are busy, Tuesdays are quiet.',
      'We cut hair for every age, from first trims to grandfathers.',
      'Students pay less before noon.',
    ],
    products: [
      'Haircut — £20',
      'Beard trim — £12',
      'Cut and beard — £28',
      'Hot-towel shave — £24',
      'Under twelves — £14',
    ],
  },
  hotel: {
    names: ['{n} House', '{s} Lodge', 'The {n} Guest House'],
    about: [
      'Six quiet rooms and a proper breakfast.',
      'A family guest house ten minutes from the centre of {c}.',
      'Good beds, honest advice, late breakfasts.',
    ],
    lines: [
      'The house was built in 1887 and creaks in only two places.',
      'Breakfast is cooked to order until ten.',
      'There is a garden, a bookshelf and a dry place for bicycles.',
      'Check in from three; tell us if you will be late.',
      'Dogs stay in the garden room.',
    ],
    products: ['Single room — from £70', 'Double room — from £95', 'Family room — from £125', 'Packed lunch — £8'],
  },
  dentist: {
    names: ['{s} Dental Practice', '{n} Dental', '{s} & {s} Dentists'],
    about: [
      'Gentle dentistry for the whole family.',
      'We explain first, then we treat.',
      'A calm practice in the middle of {c}.',
    ],
    lines: [
      'You always know the price before we start.',
      'Nervous patients get longer appointments.',
      'We keep a place free every morning for emergencies.',
      'Children are welcome to come along and watch first.',
      'Step-free entrance on the ground floor.',
    ],
    products: ['New patient check', 'Hygienist', 'Fillings and crowns', 'Braces and aligners', 'Children’s dentistry'],
  },
  lawyer: {
    names: ['{s} & {s} Solicitors', '{s} Law', '{f} {s}, Solicitor'],
    about: [
      'Clear advice for families and small firms.',
      'Wills, homes and family matters.',
      'Plain English and fixed fees.',
    ],
    lines: [
      'The first half hour is for listening and costs nothing.',
      'Fees are agreed in writing before we begin.',
      'We handle wills, conveyancing, divorce and employment disputes.',
      'You speak to the same person from start to finish.',
      'We settle where settling is the better course.',
    ],
    products: [
      'Wills and probate',
      'Buying and selling a home',
      'Divorce and children',
      'Employment advice',
      'Small business contracts',
    ],
  },
  accountant: {
    names: ['{s} Accounting', '{s} & {s} Accountants', '{n} Books'],
    about: [
      'Accounts and tax for people who would rather be working.',
      'Bookkeeping without surprises.',
      'An accountant in {c} who answers the phone.',
    ],
    lines: [
      'We remind you before the deadline, not after it.',
      'One fixed monthly fee covers questions too.',
      'We set up your books so that receipts take minutes.',
      'Twice a year we sit down and look ahead.',
    ],
    products: ['Self assessment', 'Limited company accounts', 'VAT returns', 'Payroll', 'Bookkeeping'],
  },
  garage: {
    names: ['{s}’s Garage', '{s} & Sons Motors', '{n} Auto Repairs'],
    about: [
      'Servicing, MOT and tyres for all makes.',
      'Honest repairs by people who show you the old part.',
      'Keeping {c} on the road for two generations.',
    ],
    lines: [
      'You get the price before we lift the bonnet.',
      'We collect and return your car within five miles.',
      'A courtesy car is free if you book ahead.',
      'We look after older cars with particular pleasure.',
    ],
    products: [
      'Full service — from £160',
      'MOT — £45',
      'Brake pads — from £95',
      'Tyre change — £15 each',
      'Diagnostics — £40',
    ],
  },
  electrician: {
    names: ['{s} Electrical', '{f} {s} Electrics', '{s} Plumbing & Heating'],
    about: [
      'Safe, tidy electrical work in homes and shops.',
      'We come when we say we will.',
      'Repairs, rewires and lighting around {c}.',
    ],
    lines: [
      'Quotes are written and usually follow within two days.',
      'Every job comes with its certificate.',
      'No job is too small, not even one socket.',
      'We leave the place as clean as we found it.',
      'Call outs on Saturdays too.',
    ],
    products: ['Rewiring', 'Fault finding', 'Consumer units', 'Outdoor lighting', 'Safety certificates'],
  },
  florist: {
    names: ['{n} Flowers', '{f}’s Flowers', 'The {n} Florist'],
    about: [
      'Seasonal stems and unfussy bouquets.',
      'Flowers for weddings, funerals and Wednesdays.',
      'Grown nearby whenever the weather allows.',
    ],
    lines: [
      'From April to October most stems come from growers we can drive to.',
      'Order by noon for delivery in {c} the same day.',
      'Bouquets are tied while you wait.',
      'We visit every wedding venue before we suggest a flower.',
      'Workshops run on the first Sunday of the month.',
    ],
    products: [
      'Market bunch — £18',
      'Hand-tied bouquet — from £35',
      'Pot orchid — £26',
      'Wreath — from £45',
      'Bridal flowers — on request',
    ],
  },
  fashion: {
    names: ['{n} Clothing', '{f} & {f}', '{s} Tailoring'],
    about: [
      'Clothes chosen one by one.',
      'Small makers, natural cloth, real sizes.',
      'Made to last longer than a season.',
    ],
    lines: [
      'We know most of the people who sew what we sell.',
      'Alterations are done upstairs within the week.',
      'Bring back what no longer fits and we will find it a new home.',
      'Linen in summer, wool in winter, denim all year.',
    ],
    products: ['Linen shirt — £75', 'Work jacket — £140', 'Summer dress — £110', 'Wool jumper — £95', 'Hemming — £12'],
  },
  furniture: {
    names: ['{s} Furniture', '{n} Interiors', '{s} & Oak'],
    about: [
      'Furniture made to be handed down.',
      'Solid wood, good cloth, careful measures.',
      'Workshop and showroom in {c}.',
    ],
    lines: [
      'We come and measure, then draw the room with you.',
      'Chairs can be re-covered in any cloth you like.',
      'Timber comes from managed British woodland.',
      'Delivery and assembly are included within thirty miles.',
    ],
    products: [
      'Oak table — from £720',
      'Armchair — from £480',
      'Rush-seat chair — £110',
      'Floor lamp — £140',
      'Fitted shelves — by quotation',
    ],
  },
  gym: {
    names: ['{n} Gym', '{s} Strength', 'The {n} Training Room'],
    about: [
      'Small groups, patient coaches, first week free.',
      'Get stronger among people who know your name.',
      'Strength, boxing and mobility in {c}.',
    ],
    lines: [
      'No class has more than twelve people.',
      'You start with a talk and a gentle test.',
      'Memberships run month by month, without a contract.',
      'Doors open at half past six.',
      'Women-only lifting on Wednesdays.',
    ],
    products: [
      'Monthly — £42',
      'Ten visits — £75',
      'Single class — £10',
      'Personal training — £38',
      'First week — free',
    ],
  },
  photographer: {
    names: ['{f} {s} Photography', '{n} Photographs', '{s} Studio'],
    about: [
      'Weddings and portraits in natural light.',
      'Photographs of people being themselves.',
      'Pictures worth printing.',
    ],
    lines: [
      'I prefer window light and unhurried mornings.',
      'We meet for tea before any wedding.',
      'Finished pictures arrive within four weeks.',
      'Prints are made on cotton paper and sewn into small albums.',
    ],
    products: [
      'Portrait session — from £140',
      'Family session — from £190',
      'Wedding day — from £1,450',
      'Product photographs — by quotation',
    ],
  },
};
