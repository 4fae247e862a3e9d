import type { PaidMails } from './shape.ts';

/** Of what is collected, and of what is delivered: the other has no sum, and is left out. */
const paid = [
  'Total pagado, IVA incluido: {{counter}}. Te escribimos cuando puedas recogerlo.',
  'Total pagado, entrega e IVA incluidos: {{door}}. Te escribimos cuando salga.',
];
const where = 'Dónde se recoge: {{where}}.';
export const buyer = {
  button: 'Ver el pedido',
  after: [
    'Vendedor: {{seller}}.',
    '¿Preguntas? Llámanos: {{contact}}.',
    'El enlace abre tu pedido sin contraseña: no lo reenvíes.',
    'Sigue valiendo aunque el sitio cambie de dirección o cierre: {{lasting}}',
  ],
  footer: 'Este correo se envió para el sitio de {{place}} porque alguien hizo un pedido con esta dirección.',
};
export const owner = {
  button: 'Abrir la tienda',
  after: ['Si respondes a este correo escribes a Vetrina, no a {{name}}.'],
  footer: 'Recibes este correo porque el sitio de {{place}} acepta pedidos.',
};

export const es: PaidMails = {
  'shop-paid': {
    ...buyer,
    subject: 'Pedido n.º {{number}} pagado: {{place}}',
    heading: 'Gracias: tu compra está hecha.',
    paragraphs: [
      '{{lines}}',
      ...paid,
      'Entrega: {{delivery}}.',
      'Dirección: {{address}}.',
      where,
      '{{note}}',
      '{{law}}',
    ],
    button: 'Ver el pedido, o desistir',
  },
  'shop-paid-ready': {
    ...buyer,
    subject: 'Pedido n.º {{number}} listo: {{place}}',
    heading: 'Tu pedido está listo.',
    paragraphs: ['Te esperamos: ya has pagado.', '{{lines}}', where, '{{note}}'],
  },
  'shop-paid-sent': {
    ...buyer,
    subject: 'Pedido n.º {{number}} en camino: {{place}}',
    heading: 'Tu pedido está en camino.',
    paragraphs: [
      'Ya has pagado: no debes nada a quien te lo lleva.',
      '{{lines}}',
      'Entrega: {{delivery}}.',
      'Dirección: {{address}}.',
      '¿No estás, o la dirección está mal? Llámanos enseguida.',
    ],
  },
  'shop-withdrawal': {
    ...buyer,
    subject: 'Desistimiento del pedido n.º {{number}} recibido: {{place}}',
    heading: 'Hemos recibido tu desistimiento.',
    paragraphs: [
      'Recibido: {{moment}}.',
      'Desistes por: {{lines}}.',
      'Sigue comprado: {{kept}}.',
      'Te reembolsamos {{amount}} antes de {{by}}, en la misma tarjeta.',
      'Si ya tienes la mercancía, o está en camino, tráela o envíala de vuelta en 14 días desde hoy: el reembolso puede esperar a que vuelva.',
    ],
  },
  'shop-refunded': {
    ...buyer,
    subject: 'Reembolso del pedido n.º {{number}}: {{place}}',
    heading: 'Te hemos devuelto {{amount}}.',
    paragraphs: [
      'El dinero vuelve a la tarjeta con la que pagaste. El banco puede tardar unos días.',
      'Es por: {{lines}}.',
      'El motivo: {{reason}}',
    ],
  },
  'shop-refunded-elsewhere': {
    ...buyer,
    subject: 'Reembolso del pedido n.º {{number}}: {{place}}',
    heading: 'Te han devuelto {{amount}} de otra manera.',
    paragraphs: [
      'El reembolso en la tarjeta no fue posible. Quien vende dice que te devolvió el dinero así: {{reason}}',
      'Si no lo has recibido, responde a este correo: sigue siendo tuyo.',
      'Es por: {{lines}}.',
    ],
  },
  'shop-paid-order': {
    ...owner,
    subject: 'Nuevo pedido n.º {{number}}, pagado: {{total}}',
    heading: 'Tienes un pedido nuevo, ya pagado.',
    paragraphs: [
      '{{name}} ha comprado: {{lines}}.',
      'Pagado con tarjeta: {{total}}.',
      'Para entregar: {{delivery}}. Dirección: {{address}}.',
      'Contacto: {{contact}}',
      'La nota: {{note}}',
      'Cuando esté listo o salga, dilo en la tienda: escribimos nosotros a quien hizo el pedido.',
    ],
  },
  'shop-withdrawn': {
    ...owner,
    subject: 'Desistimiento del pedido n.º {{number}}',
    heading: 'Una compra se devuelve.',
    paragraphs: [
      '{{name}} desiste del contrato por: {{lines}}. Si aún no se ha recogido ni ha salido, no lo entregues: las piezas ya están de nuevo a la venta.',
      'Por devolver: {{amount}}, antes de {{by}}.',
      'Si la mercancía no se había recogido ni había salido, el dinero vuelve solo. Si ya, puedes esperar a que vuelva: después pulsa Reembolsar en la tienda.',
      'Contacto: {{contact}}',
    ],
  },
  'shop-refund-due': {
    ...owner,
    subject: 'Por reembolsar: pedido n.º {{number}}',
    heading: 'Un reembolso te espera.',
    paragraphs: [
      '{{name}} ha desistido del contrato por: {{lines}}.',
      'La ley quiere que {{amount}} vuelvan antes de {{by}}. Abre la tienda y pulsa Reembolsar.',
      'Contacto: {{contact}}',
    ],
  },
  'shop-refund-failed': {
    ...owner,
    subject: 'Reembolso fallido: pedido n.º {{number}}',
    heading: 'El dinero no ha vuelto a quien hizo el pedido.',
    paragraphs: [
      'Stripe no pudo devolver {{amount}} a {{name}}: a menudo el saldo de tu cuenta no basta.',
      'Es por: {{lines}}.',
      'Abre tu cuenta en Stripe y reembolsa desde allí, o de otra forma. Contacto: {{contact}}',
    ],
  },
  'shop-account-active': {
    ...owner,
    after: [],
    subject: 'Los pagos con tarjeta están activos: {{place}}',
    heading: 'Puedes vender con tarjeta.',
    paragraphs: [
      'Stripe ha activado tu cuenta. En la tienda elige que quien pida pague al momento: el dinero llega a tu cuenta y nosotros no nos quedamos nada.',
    ],
  },
  'shop-account-stopped': {
    ...owner,
    after: [],
    subject: 'Los pagos con tarjeta están parados: {{place}}',
    heading: 'Tu cuenta no cobra, por ahora.',
    paragraphs: [
      'Stripe necesita algo de ti, o ha cerrado la cuenta. Mientras tanto en el sitio solo se reserva, y se paga en tu local al recoger.',
      'Los pedidos ya pagados siguen. Abre la tienda y continúa con Stripe.',
    ],
  },
  'shop-safety-due': {
    ...owner,
    after: [],
    subject: 'Para completar antes del {{by}}: {{place}}',
    heading: 'A algunos productos les falta algo que la ley pide.',
    paragraphs: [
      'Quien vende objetos con tarjeta en un sitio debe escribir qué los distingue (modelo, tipo o lote) y sus advertencias, o decir que no hacen falta. Faltan en: {{lines}}.',
      'Hasta el {{by}} siguen a la venta como ahora. Después, los que no tengan respuesta no se venden con tarjeta hasta que la escribas.',
    ],
  },
  'shop-safety-over': {
    ...owner,
    after: [],
    subject: 'Ya no se venden con tarjeta: {{place}}',
    heading: 'Algunos productos ya no están a la venta.',
    paragraphs: [
      'Falta el modelo, el tipo o el lote, o la respuesta sobre las advertencias: {{lines}}.',
      'En cuanto los escribas vuelven a la venta. Lo que ya está pagado sigue igual.',
    ],
  },
  'shop-closed': {
    ...buyer,
    subject: 'Pedido n.º {{number}}, dónde está ahora: {{place}}',
    heading: 'El sitio ha cerrado, tu pedido sigue ahí.',
    paragraphs: [
      'El sitio de {{place}} ya no está en línea. Tu pedido: {{lines}}.',
      'Con el botón lo sigues viendo. Mientras tengas derecho puedes cancelarlo o desistir; si esperas un reembolso, ahí lees cómo va.',
      'Guarda este correo: el enlace ya no cambia.',
    ],
    button: 'Ver el pedido',
  },
  'shop-link': {
    ...buyer,
    subject: 'El enlace a tu pedido n.º {{number}}: {{place}}',
    heading: 'Aquí tienes el enlace a tu pedido.',
    paragraphs: [
      'Lo pediste en el sitio de {{place}}. El pedido era: {{lines}}.',
      'Desde ahí ves el pedido y, si tienes derecho, desistes en dos pasos.',
    ],
    after: [...buyer.after, '¿No lo has pedido tú? No hace falta hacer nada.'],
  },
};
