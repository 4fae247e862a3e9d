import type { PageFault, StoredPage } from './page-types.ts';

type Made = Partial<StoredPage> & { name: string };

const photo = (id: string, source: string, width = 1200, height = 800) => ({
  id,
  images: [{ source, width, height }],
  created_time: '2026-01-10T10:00:00+0000',
  name: null,
});

const failing = (name: string, fault: PageFault): Made => ({
  name,
  fault,
  about: 'Questa pagina esiste per far vedere un errore.',
  category: 'Local Business',
});

const PAGES: Made[] = [
  failing('Errore 500', 'server-error'),
  failing('Timeout', 'stall'),
  failing('Spazzatura', 'rubbish'),
  failing('Limite', 'throttled'),
  failing('Errore passeggero', 'transient-once'),
  failing('Pagina scomparsa', 'gone'),
  { name: 'Non pubblicata', is_published: false, about: 'Pagina ancora in preparazione.' },
  { name: 'Vuota', category: null },
  {
    name: 'Permesso negato',
    refuses: ['photos', 'posts', 'events', 'ratings'],
    about: 'Merceria di quartiere.',
    description: 'Bottoni, filati, cerniere e un tavolo per gli orli. La rete nega post, foto, eventi e recensioni.',
    category: 'Arts & Crafts Store',
  },
  {
    name: 'Foto scadute',
    about: 'Gli indirizzi delle foto sono già scaduti.',
    category: 'Local Business',
    photos: { data: [photo('900100000000010_p1', '/expired/demo/photos/npm/cafe-latte.jpg')] },
  },
  {
    name: 'Foto guaste',
    about: 'Una foto buona e cinque che non si possono prendere.',
    category: 'Local Business',
    photos: {
      data: [
        photo('900100000000011_p1', '/odd/huge.jpg', 9000, 6000),
        photo('900100000000011_p2', '/odd/page.jpg'),
        photo('900100000000011_p3', '/odd/elsewhere.jpg'),
        photo('900100000000011_p4', '/odd/rubbish.jpg'),
        photo('900100000000011_p5', 'http://169.254.169.254/latest/meta-data/photo.jpg'),
        photo('900100000000011_p6', '/demo/photos/npm/cafe-latte.jpg', 1800, 1007),
      ],
    },
  },
  {
    name: '<script>alert("Ostile")</script> & Figli',
    about: '"><img src=x onerror=alert(1)> {{constructor.constructor("alert(1)")()}}',
    description:
      '</style></script><svg/onload=alert(2)>\u202Egnippans\u202C javascript:alert(3)\u0007\n\n<b>Grassetto</b> &amp; co.',
    products: '<iframe src="//ostile.example"></iframe> — 9 €\n=HYPERLINK("http://ostile.example") — 1 €',
    website: 'javascript:alert(4)',
    emails: ['"><script>@ostile.example', 'vero@ostile.example'],
    phone: '+39 06 000 0099"><script>alert(5)</script>',
    hours: { mon_1_open: '<b>09:00', mon_1_close: '25:99', tue_1_open: '09:00', tue_1_close: '18:00' },
    category: 'Local Business',
    ratings: {
      data: [
        {
          created_time: '2026-01-02T10:00:00+0000',
          recommendation_type: 'positive',
          rating: 5,
          review_text: '<style>*{display:none}</style>Gentilissimi.',
          reviewer: null,
        },
      ],
    },
  },
  failing('Pagina traslocata', 'moved'),
  failing('Gettone scaduto', 'token-ended'),
  failing('Altra pagina', 'another-page'),
  { ...failing('Bozza visibile', 'seen-unpublished'), is_published: false },
  {
    name: 'Recensioni negate',
    refuses: ['ratings'],
    about: 'Solo le recensioni sono negate.',
    category: 'Local Business',
    posts: { data: posts('900100000000017', 2) },
  },
  {
    name: 'Mille post',
    about: 'Più post di quanti se ne leggano in una volta.',
    category: 'Local Business',
    posts: { data: posts('900100000000018', 1000) },
  },
  { ...failing('Campi guasti', 'misshapen'), ...misshapenParts() },
];

/** One a day, the youngest first. */
function posts(pageId: string, count: number): StoredPage['posts']['data'] {
  const last = Date.parse('2026-11-01T08:00:00Z');
  return Array.from({ length: count }, (_, day) => ({
    id: `${pageId}_${count - day}`,
    created_time: new Date(last - day * 86_400_000).toISOString().replace('.000Z', '+0000'),
    message: `Il piatto del giorno numero ${count - day}.`,
    full_picture: null,
    permalink_url: `https://www.facebook.com/${pageId}/posts/${count - day}`,
  }));
}

/** Something in every part that misshape.ts replaces, for a part without a value is not sent at all. */
function misshapenParts(): Partial<StoredPage> {
  return {
    hours: { mon_1_open: '09:00', mon_1_close: '18:00' },
    description: 'Una descrizione.',
    photos: { data: [photo('900100000000019_p1', '/demo/photos/npm/cafe-latte.jpg', 1800, 1007)] },
    posts: { data: posts('900100000000019', 1) },
    events: {
      data: [
        {
          id: '900100000000019_e1',
          name: 'Serata',
          start_time: '2026-12-01T20:00:00+0100',
          end_time: null,
          description: null,
          place: null,
          cover: null,
        },
      ],
    },
  };
}

/** Pages that fail on purpose, each found under its own name; the list for people is SENTINELS.md. */
export function sentinels(): StoredPage[] {
  return PAGES.map((page, index) => {
    const id = String(900_100_000_000_001 + index);
    const username = `sentinella.${index + 1}`;
    return { ...blank(id, username, page.name), ...page };
  });
}

/** A page that has nothing but a name. */
export function blank(id: string, username: string, name: string): StoredPage {
  return {
    id,
    name,
    username,
    link: `https://www.facebook.com/${username}`,
    is_published: true,
    about: null,
    description: null,
    general_info: null,
    products: null,
    founded: null,
    category: null,
    category_list: [],
    cover: null,
    picture: { data: { url: `/tile/${id}.png`, width: 512, height: 512, is_silhouette: true } },
    emails: null,
    phone: null,
    website: null,
    whatsapp_number: null,
    single_line_address: null,
    location: null,
    hours: null,
    temporary_status: 'no_data',
    price_range: null,
    overall_star_rating: null,
    rating_count: null,
    photos: { data: [] },
    posts: { data: [] },
    events: { data: [] },
    ratings: { data: [] },
    lang: 'it',
    demo: false,
  };
}
