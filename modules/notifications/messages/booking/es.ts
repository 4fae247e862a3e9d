import type { BookingMails } from './shape.ts';

const questions = '¿Alguna duda? Llámanos: {{contact}}.';
const guest = {
  button: 'Ver tu reserva',
  after: [
    questions,
    'El enlace abre tu reserva sin contraseña: no lo reenvíes.',
    'Sigue valiendo aunque el sitio cambie de dirección o cierre: {{lasting}}',
    '¿No has reservado tú? Abre el enlace y cancela: alguien ha escrito tu dirección por error.',
  ],
  footer: 'Este correo se ha enviado para el sitio de {{place}} porque alguien ha reservado con esta dirección.',
};
const over = { ...guest, button: 'Ver la reserva', after: [questions] };
const owner = {
  button: 'Abrir las reservas',
  after: ['Si respondes a este correo escribes a Vetrina, no a {{name}}.'],
  footer: 'Recibes este correo porque el sitio de {{place}} acepta reservas.',
};

export const es: BookingMails = {
  'booking-received': {
    ...guest,
    subject: 'Solicitud recibida: {{place}}, {{when}}',
    heading: 'Hemos recibido tu solicitud.',
    paragraphs: [
      'Has pedido: {{what}}, {{when}}.',
      'Aún no está confirmada. Te responderemos con otro correo; mientras tanto la hora queda guardada para ti.',
      'Señal pagada: {{deposit}}.',
      '{{clause}}',
    ],
  },
  'booking-wished': {
    ...guest,
    subject: 'Solicitud recibida: {{place}}, {{when}}',
    heading: 'Hemos recibido tu solicitud.',
    paragraphs: [
      'Has pedido: {{what}}, {{when}}.',
      'Hasta que te respondamos no hay nada reservado. Te escribiremos pronto en otro correo.',
    ],
  },
  'booking-confirmed': {
    ...guest,
    subject: 'Confirmada: {{place}}, {{when}}',
    heading: 'La reserva está confirmada.',
    paragraphs: [
      'Te esperamos: {{what}}, {{when}}.',
      '{{reason}}',
      'Si no puedes venir, abre la reserva y dilo: así podemos organizarnos.',
      'Señal pagada: {{deposit}}.',
      '{{clause}}',
    ],
    attached: 'Adjuntamos la reserva para tu calendario.',
  },
  'booking-changed': {
    ...guest,
    subject: 'Nueva hora: {{place}}, {{when}}',
    heading: 'La reserva se ha cambiado.',
    paragraphs: [
      'Ahora te esperamos: {{what}}, {{when}}. La hora anterior ya no vale.',
      '¿No te viene bien? Abre la reserva y avísanos.',
    ],
    attached: 'Adjuntamos la nueva hora para tu calendario: sustituye a la anterior.',
  },
  'booking-cancelled': {
    ...over,
    subject: 'Cancelada: {{place}}, {{when}}',
    heading: 'Hemos tenido que cancelar tu reserva.',
    paragraphs: [
      'Lo sentimos: esta reserva ya no vale. Era: {{what}}, {{when}}.',
      'El motivo: {{reason}}',
      'Si quieres, elige otro momento en nuestro sitio.',
      'La señal de {{back}} vuelve entera a tu tarjeta; te escribimos cuando haya salido.',
    ],
    attached: 'Adjuntamos la cancelación para tu calendario.',
  },
  'booking-refused': {
    ...over,
    subject: 'No podemos confirmar: {{place}}, {{when}}',
    heading: 'No podemos confirmar tu solicitud.',
    paragraphs: [
      'Lo sentimos: tu solicitud no se ha aceptado. Habías pedido: {{what}}, {{when}}.',
      'El motivo: {{reason}}',
      'Si quieres, elige otro momento en nuestro sitio.',
      'La señal de {{back}} vuelve entera a tu tarjeta; te escribimos cuando haya salido.',
    ],
  },
  'booking-reminder': {
    ...guest,
    subject: 'Recordatorio: {{place}}, {{when}}',
    heading: 'Te recordamos la reserva.',
    paragraphs: ['Te esperamos: {{what}}, {{when}}.', '¿No puedes venir? Abre la reserva y dilo ahora.'],
  },
  'booking-unanswered': {
    ...over,
    subject: 'Sin confirmar: {{place}}, {{when}}',
    heading: 'Tu solicitud ha caducado.',
    paragraphs: [
      'No te hemos respondido a tiempo, y lo sentimos. La reserva no vale. Habías pedido: {{what}}, {{when}}.',
      '¿Todavía te interesa? Llámanos: {{contact}}.',
      'La señal de {{back}} vuelve entera a tu tarjeta; te escribimos cuando haya salido.',
    ],
    after: [],
  },
  'booking-asked': {
    ...owner,
    subject: 'Por confirmar: {{what}}, {{when}}',
    heading: 'Una solicitud espera tu respuesta.',
    paragraphs: [
      '{{name}} pide: {{what}}, {{when}}.',
      'Antes era {{before}}: esa hora ya no se guarda.',
      'Contacto: {{contact}}',
      'Mientras tanto la hora está guardada. Si no respondes a tiempo la solicitud caduca, y se lo decimos a quien la hizo.',
      'Señal pagada: {{deposit}}. Si la rechazas, o no respondes, la señal vuelve sola a quien la pagó.',
    ],
    button: 'Responder a la solicitud',
  },
  'booking-wish': {
    ...owner,
    subject: 'Solicitud: {{what}}, {{when}}',
    heading: 'Una solicitud espera tu respuesta.',
    paragraphs: [
      '{{name}} pide: {{what}}, {{when}}.',
      'Contacto: {{contact}}',
      'No hay nada guardado: el sí o el no es tuyo. Si no respondes a tiempo la solicitud caduca, y se lo decimos a quien la hizo.',
    ],
    button: 'Responder a la solicitud',
  },
  'booking-new': {
    ...owner,
    subject: 'Nueva reserva: {{what}}, {{when}}',
    heading: 'Tienes una nueva reserva.',
    paragraphs: [
      '{{name}} ha reservado: {{what}}, {{when}}.',
      'Contacto: {{contact}}',
      'Ya está confirmada.',
      'Señal pagada: {{deposit}}.',
    ],
  },
  'booking-left': {
    ...owner,
    subject: 'Cancelada: {{what}}, {{when}}',
    heading: 'Se ha cancelado una reserva.',
    paragraphs: [
      '{{name}} ha cancelado: {{what}}, {{when}}. Ya no vale.',
      'Contacto: {{contact}}',
      'El motivo: {{reason}}',
      'La señal de {{back}} vuelve sola a quien había reservado.',
      'La señal de {{deposit}} se queda contigo, como dice la cláusula. Si quieres puedes devolverla desde las reservas.',
    ],
  },
  'booking-moved': {
    ...owner,
    subject: 'Cambiada: {{what}}, {{when}}',
    heading: 'Se ha cambiado una reserva.',
    paragraphs: [
      '{{name}} ha elegido otra hora: {{what}}, ahora {{when}}. Antes era {{before}}.',
      'Contacto: {{contact}}',
    ],
  },
  'booking-clash': {
    ...owner,
    subject: 'Dos cosas a la vez: {{what}}, {{when}}',
    heading: 'Tu calendario tiene otra cosa a la misma hora.',
    paragraphs: [
      '{{name}} ha reservado: {{what}}, {{when}}. A la misma hora el calendario «{{calendar}}» está ocupado.',
      'Contacto: {{contact}}',
      'Otras reservas en la misma situación: {{more}}.',
      'No hemos cambiado nada: tú decides si la cambias de hora, la cancelas o la dejas como está.',
    ],
  },
  'booking-feed-silent': {
    ...owner,
    subject: 'Un calendario ya no se puede leer: última lectura {{when}}',
    heading: 'Ya no podemos leer uno de tus calendarios.',
    paragraphs: [
      'Desde hace más de un día no se puede leer el calendario «{{what}}». La última vez fue {{when}}.',
      '«{{silent}}» no responde, o responde demasiado tarde.',
      '«{{refused}}» no se abre con la dirección que tenemos: quizá ha cambiado, o el calendario ya no se comparte.',
      'En la dirección de «{{unreadable}}» ya no hay un calendario: hace falta la dirección «iCal» o «ICS», no la de la página.',
      '«{{large}}» es ahora más grande de lo que leemos (5 MB, 5000 citas): haz uno aparte con lo que cuenta.',
      'Seguimos teniendo en cuenta lo que decía entonces; de lo que hayas añadido después no sabemos nada.',
      'Abre las reservas y revisa su dirección. En cuanto se pueda leer de nuevo, lo leeremos sin que hagas nada.',
    ],
    after: [],
  },
  'booking-deposit-refunded': {
    ...over,
    subject: 'Señal devuelta: {{place}}, {{when}}',
    heading: 'Te hemos devuelto la señal de {{amount}}.',
    paragraphs: [
      'El dinero vuelve a la tarjeta con la que pagaste. El banco puede tardar unos días.',
      'Se refiere a: {{what}}, {{when}}.',
    ],
  },
  'booking-deposit-elsewhere': {
    ...over,
    subject: 'Señal devuelta de otra forma: {{place}}, {{when}}',
    heading: 'Se te ha devuelto la señal de {{amount}} de otra forma.',
    paragraphs: [
      'La devolución a la tarjeta no funcionó. El negocio dice que te devolvió el dinero así: {{reason}}',
      'Si no lo has recibido, responde a este correo: te corresponde igualmente.',
      'Se refiere a: {{what}}, {{when}}.',
    ],
  },
  'booking-refund-failed': {
    ...owner,
    subject: 'Señal no devuelta: {{what}}, {{when}}',
    heading: 'La señal no ha vuelto a quien había reservado.',
    paragraphs: [
      'Stripe no ha podido devolver {{amount}} a {{name}}: a menudo el saldo de tu cuenta no basta.',
      'Se refiere a: {{what}}, {{when}}.',
      'Abre las reservas e inténtalo de nuevo, o devuélvela de otra forma y escríbelo allí.',
      'Contacto: {{contact}}',
    ],
  },
  'booking-closed': {
    ...guest,
    subject: 'Reserva, dónde está ahora: {{place}}, {{when}}',
    heading: 'El sitio ha cerrado, tu reserva sigue ahí.',
    paragraphs: [
      'El sitio de {{place}} ya no está en línea. Has reservado: {{what}}, {{when}}.',
      'Con el botón la sigues viendo y, si ya no la necesitas, la cancelas.',
      'Para más seguridad, confirma por teléfono: {{contact}}.',
    ],
    button: 'Ver o cancelar',
    after: [],
  },
};
