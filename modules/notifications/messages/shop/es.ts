import { es as door } from './door-es.ts';
import { es as paid } from './paid-es.ts';
import type { ShopMails } from './shape.ts';

const questions = '¿Alguna duda? Llámanos: {{contact}}.';
const ordered = [
  '{{lines}}',
  'Entrega: {{delivery}}.',
  'Total, IVA incluido: {{counter}}. Pagas con nosotros al recoger.',
  'Total, entrega e IVA incluidos: {{door}}. Pagas al recibirlo.',
];
const place = ['Dónde se recoge: {{where}}.', '{{note}}'];
const pickup = [...place, 'Dirección: {{address}}.'];
const buyer = {
  button: 'Ver o cancelar',
  after: [
    'Quién vende: {{seller}}.',
    questions,
    'El enlace abre tu pedido sin contraseña: no lo reenvíes.',
    'Sigue valiendo aunque el sitio cambie de dirección o cierre: {{lasting}}',
    '¿No has pedido tú? Abre el enlace y cancela: alguien escribió tu dirección por error.',
  ],
  footer: 'Este correo se ha enviado para el sitio de {{place}} porque alguien ha hecho un pedido con esta dirección.',
};
const over = { ...buyer, button: 'Ver el pedido', after: [questions] };
const owner = {
  button: 'Abrir la tienda',
  after: ['Si respondes a este correo escribes a Vetrina, no a {{name}}.'],
  footer: 'Recibes este correo porque el sitio de {{place}} acepta pedidos.',
};

export const es: ShopMails = {
  ...paid,
  ...door,
  'shop-reserved': {
    ...buyer,
    subject: 'Pedido n.º {{number}} recibido: {{place}}',
    heading: 'Hemos apartado tu pedido.',
    paragraphs: [
      ...ordered,
      'Es una reserva: no te obliga a comprar.',
      ...place,
      'Dirección: {{address}}. Te escribimos cuando salga.',
      'Te escribimos cuando esté listo. Días que te lo guardamos desde entonces: {{days}}. Si ya no lo necesitas, cancélalo.',
      '{{law}}',
    ],
  },
  'shop-accepted': {
    ...buyer,
    subject: 'Pedido n.º {{number}} aceptado: {{place}}',
    heading: 'Estamos preparando tu pedido.',
    paragraphs: ['Listo desde: {{ready}}.', 'Entrega prevista: {{arrives}}.', ...ordered, ...pickup],
  },
  'shop-ready': {
    ...buyer,
    subject: 'Pedido n.º {{number}} listo: {{place}}',
    heading: 'Tu pedido está listo.',
    paragraphs: [
      'Te esperamos. Días que te lo guardamos: {{days}}.',
      ...ordered,
      ...pickup,
      'Si no puedes venir, cancélalo o llámanos.',
    ],
  },
  'shop-sent': {
    ...over,
    subject: 'Pedido n.º {{number}} en camino: {{place}}',
    heading: 'Tu pedido está en camino.',
    paragraphs: [
      'Te lo llevamos. Pagas al recibirlo: {{door}}.',
      '{{lines}}',
      'Entrega: {{delivery}}.',
      'Dirección: {{address}}.',
      '¿No estás, o la dirección está mal? Llámanos enseguida.',
      '{{law}}',
    ],
    after: buyer.after.slice(0, 4),
  },
  'shop-refused': {
    ...over,
    subject: 'Pedido n.º {{number}} no aceptado: {{place}}',
    heading: 'No podemos preparar tu pedido.',
    paragraphs: ['Lo sentimos: esta vez el pedido no vale. Habías pedido: {{lines}}.', 'El motivo: {{reason}}'],
  },
  'shop-cancelled': {
    ...over,
    subject: 'Pedido n.º {{number}} cancelado: {{place}}',
    heading: 'Hemos tenido que cancelar tu pedido.',
    paragraphs: ['Lo sentimos: el pedido ya no vale. Era: {{lines}}.', 'El motivo: {{reason}}'],
  },
  'shop-unanswered': {
    ...over,
    subject: 'Pedido n.º {{number}} caducado: {{place}}',
    heading: 'Tu pedido ha caducado.',
    paragraphs: [
      'No te hemos respondido a tiempo, y lo sentimos. El pedido no vale. Habías pedido: {{lines}}.',
      '¿Todavía te interesa? Llámanos: {{contact}}.',
    ],
    after: [],
  },
  'shop-not-collected': {
    ...over,
    subject: 'Pedido n.º {{number}} sin recoger: {{place}}',
    heading: 'Tu pedido no se ha recogido.',
    paragraphs: [
      'Lo que guardábamos para ti vuelve a estar a la venta. Era: {{lines}}.',
      'No debes nada. Si todavía te interesa, pide otra vez en nuestro sitio.',
    ],
  },
  'shop-order': {
    ...owner,
    subject: 'Nuevo pedido n.º {{number}}: {{total}}',
    heading: 'Tienes un nuevo pedido.',
    paragraphs: [
      '{{name}} ha pedido: {{lines}}.',
      'Total: {{counter}}, que se cobra al recoger.',
      'Total: {{door}}, que se cobra al entregar.',
      'Para entregar: {{delivery}}. Dirección: {{address}}.',
      'Contacto: {{contact}}',
      'La nota: {{note}}',
      'Las piezas ya están apartadas. Si no respondes, el pedido caduca y se lo decimos a quien lo hizo.',
    ],
    button: 'Responder al pedido',
  },
  'shop-left': {
    ...owner,
    subject: 'Pedido n.º {{number}} cancelado',
    heading: 'Se ha cancelado un pedido.',
    paragraphs: ['{{name}} ha cancelado: {{lines}}. Las piezas vuelven a estar a la venta.', 'Contacto: {{contact}}'],
  },
};
