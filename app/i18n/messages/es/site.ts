import type it from '../it/site.ts';
import type { Messages } from '../shape.ts';

export default {
  ways: 'Tu sitio',
  edit: 'Editar el sitio',
  following: 'Novedades de la página',
  numbers: 'Visitas',
  languages: 'Idiomas',
  helpers: 'Quién puede modificar',
  texts: 'Textos escritos para ti',
  bookings: 'Reservas',
  'bookings-waiting': 'Reservas, {{count}} en espera',
  shop: 'Tienda',
  'shop-waiting': 'Tienda, {{count}} en espera',
  news: 'Boletín',
  'news-waiting': 'Boletín, un borrador por leer',
  order: 'Contrato y dominios',
  state: {
    up: 'Tu sitio está en línea.',
    suspended: 'Tu sitio está en pausa.',
    coming: 'Estamos preparando tu sitio.',
  },
  'booking-asked': {
    title_one: 'Una reserva espera tu respuesta',
    title_other: '{{count}} reservas esperan tu respuesta',
    text: 'Quien pidió un sitio espera un sí o un no.',
    open: 'Responder',
  },
  'shop-placed': {
    title_one: 'Un pedido espera tu respuesta',
    title_other: '{{count}} pedidos esperan tu respuesta',
    text: 'Las piezas ya están apartadas: acepta el pedido o recházalo.',
    open: 'Responder',
  },
  'shop-paid': {
    title_one: 'Un pedido pagado está por preparar',
    title_other: '{{count}} pedidos pagados están por preparar',
    text: 'Cuando esté listo o salga, dilo en la tienda: nosotros escribimos a quien pidió.',
    open: 'Ver los pedidos',
  },
  'refund-owed': {
    title_one: 'Un reembolso te espera',
    title_other: '{{count}} reembolsos te esperan',
    by_one: 'La ley quiere que el dinero vuelva a más tardar el {{by}}.',
    by_other: 'Para el primero, la ley quiere que el dinero vuelva a más tardar el {{by}}.',
    late: 'La ley quería el dinero de vuelta a más tardar el {{by}}: reembolsa ya.',
    'no-day': 'El dinero no ha vuelto a quien pidió: prueba otra vez, o devuélvelo de otra manera.',
    open: 'Ir al reembolso',
  },
  'text-ready': {
    title: 'Un texto está listo',
    text: 'Lo hemos escrito nosotros: léelo y decide.',
    open: 'Leer el texto',
  },
  waiting: {
    none: 'Nada que decidir',
    'none-text': 'Cuando cambie algo delicado en tu página, te lo preguntamos aquí.',
    others_one: 'Otra pregunta',
    others_other: 'Otras {{count}} preguntas',
  },
  week: {
    title: 'Esta semana',
    nobody: 'Ninguna visita en los últimos 7 días.',
    numbers: 'Todas las cifras',
    came: 'De tu página',
    undo: 'Ver y deshacer',
  },
} satisfies Messages<typeof it>;
