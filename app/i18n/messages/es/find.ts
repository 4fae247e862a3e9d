import type it from '../it/find.ts';
import type { Messages } from '../shape.ts';

export default {
  title: 'Buscar a alguien',
  means: 'Busca entre quienes han pedido, reservado o solicitado el boletín en este sitio.',
  term: 'Correo, teléfono o nombre',
  hint: 'Al menos {{least}} caracteres. Un número se encuentra se escriba como se escriba. De un nombre basta una parte, también sin acentos.',
  submit: 'Buscar',
  results: 'Encontrados: {{count}}',
  none: 'No se ha encontrado a nadie con «{{term}}».',
  more: 'Hay más que estos {{most}}. Escribe el correo, el teléfono o el nombre completo.',
  unread:
    'Los nombres se leen en los {{most}} datos más recientes. Quien es anterior se encuentra con el correo o el teléfono completo.',
  kinds: { order: 'Pedidos', booking: 'Reservas', subscriber: 'Boletín' },
  lead: { order: 'Abrir la tienda', booking: 'Abrir las reservas', subscriber: 'Abrir el boletín' },
  what: {
    order: 'Pedido {{number}} del {{at}}',
    booking: 'Reserva: {{at}}',
    subscriber: 'Boletín, desde el {{at}}',
  },
  standing: {
    order: { asked: 'por confirmar', open: 'en curso', done: 'entregado', off: 'terminado sin entrega' },
    booking: { asked: 'por confirmar', open: 'prevista', done: 'pasada', off: 'no tuvo lugar' },
    subscriber: { asked: 'por confirmar', open: 'lo recibe', done: 'terminado', off: 'ya no lo recibe' },
  },
  until: 'Se borra por sí solo el {{day}}.',
  'until-over': 'Se conserva hasta que termine.',
  'until-left': 'Se conserva mientras reciba el boletín.',
  'not-over': 'Para borrarlo, antes termínalo o cancélalo.',
  law: 'La ley quiere que siga hasta entonces.',
  file: 'Descargar',
  erase: 'Borrar',
  'erase-all': 'Borrar todo de esta persona',
  ask: '¿Borrar los datos de {{name}}?',
  gone: 'Desaparece todo: nombre, contactos, nota, la página donde lo sigue y los correos enviados.',
  'gone-reader': 'Desaparece la dirección. Quedan las pruebas de los correos ya enviados, sin la dirección.',
  'gone-note':
    'Desaparece la nota. El resto se pagó o se entregó: la ley quiere que siga, y el {{day}} se borra por sí solo.',
  others: 'Lo que sigue abierto, o lo que quiere la ley, se queda.',
  final: 'No se puede deshacer.',
  'said-erased': 'Datos borrados: {{name}}.',
} satisfies Messages<typeof it>;
