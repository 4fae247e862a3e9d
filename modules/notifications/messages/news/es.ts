import type { NewsMails } from './shape.ts';

const owner = { after: [], footer: 'Recibes este correo porque el sitio de {{place}} tiene un boletín.' };

export const es: NewsMails = {
  'news-confirm': {
    subject: '{{code}} es tu código para suscribirte: {{place}}',
    heading: '¿Confirmas la suscripción?',
    paragraphs: [
      'Alguien, quizá tú, ha pedido recibir en esta dirección el boletín de {{place}}.',
      'El código es {{code}}: escríbelo en la página que has dejado abierta. Vale media hora.',
      'O abre el enlace, que vale siete días.',
    ],
    button: 'Ir a la confirmación',
    after: [
      '¿No has sido tú? No hagas nada: sin confirmación nadie te escribe, y la dirección se borra en siete días.',
    ],
    footer:
      'Este correo se envió para el sitio de {{place}} porque alguien escribió esta dirección en el formulario del boletín.',
  },
  'news-confirm-beside': {
    subject: '¿Confirmas el boletín de {{place}}?',
    heading: '¿Confirmas la suscripción?',
    paragraphs: [
      'Con un pedido o una reserva en el sitio de {{place}} alguien, quizá tú, marcó la casilla del boletín y dejó esta dirección.',
      'Para confirmar abre el enlace, que vale siete días. El pedido o la reserva no depende de ello.',
    ],
    button: 'Ir a la confirmación',
    after: [
      '¿No has sido tú? No hagas nada: sin confirmación nadie te escribe, y la dirección se borra en siete días.',
    ],
    footer:
      'Este correo se envió para el sitio de {{place}} porque esta dirección se escribió en un pedido o una reserva con la casilla del boletín marcada.',
  },
  'news-again': {
    subject: '¿Quieres seguir en la lista de {{place}}?',
    heading: '¿Quieres seguir recibiendo el boletín?',
    paragraphs: [
      'Te suscribiste hace dos años al boletín de {{place}}. Te preguntamos una sola vez si quieres seguir.',
      'Si no haces nada, borraremos tu dirección dentro de un mes.',
    ],
    button: 'Sí, quiero seguir',
    after: [],
    footer: 'Este correo se envió para el sitio de {{place}} porque tu dirección está en su boletín.',
  },
  'news-draft': {
    ...owner,
    subject: 'Tu boletín está listo para leer',
    heading: 'Hay un borrador con tus novedades.',
    paragraphs: [
      'Lo hemos preparado con lo que dice tu sitio (publicaciones, eventos, productos nuevos o rebajados, días de cierre), sin añadir nada.',
      'Lo recibirían {{count}} personas. No sale nada hasta que pulses Enviar.',
    ],
    button: 'Leer el borrador',
  },
  'news-sent': {
    ...owner,
    subject: 'Tu boletín ha salido: {{count}} correos',
    heading: 'El boletín se ha enviado.',
    paragraphs: ['Correos entregados al servidor: {{count}}.'],
    button: 'Ver cómo ha ido',
  },
  'news-stopped': {
    ...owner,
    subject: 'Tu boletín está parado',
    heading: 'Hemos parado el boletín.',
    paragraphs: [
      'En los últimos treinta días: {{count}} correos, {{returned}} devueltos, {{complained}} marcados como no deseados.',
      'No sale nada hasta que la causa esté clara: una persona de Vetrina lo mira y te escribe.',
    ],
    button: 'Ver por qué',
  },
  'news-records': {
    ...owner,
    subject: 'Falta un registro de {{domain}}: el boletín no sale',
    heading: 'Falta algo en el DNS de {{domain}}.',
    paragraphs: [
      'Ya no se ve: {{which}}. Mientras no esté, desde news.{{domain}} no sale ningún boletín.',
      'Vuelve a poner lo que falta donde tienes el dominio {{elsewhere}}: el nombre y el contenido están en la página del boletín. Después pulsa Comprobar.',
      'El dominio {{ours}} está con nosotros y lo reescribimos en cada comprobación, pero todavía no se ve. No tienes que hacer nada, salvo que hayas llevado su DNS a otro sitio.',
    ],
    button: 'Ver qué falta',
  },
};
