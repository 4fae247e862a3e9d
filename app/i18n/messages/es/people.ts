import type it from '../it/people.ts';
import type { Messages } from '../shape.ts';

export default {
  title: 'Personas',
  blocked: 'Bloqueado',
  block: 'Bloquear',
  lift: 'Quitar el bloqueo',
  of: '{{what}}: {{name}}',
  ask: '¿Bloquear a {{name}}?',
  means:
    'Con este correo o este número ya no se puede pedir, reservar ni suscribirse al boletín en el sitio. El sitio invita a llamarte y no dice por qué.',
  stays: 'Los pedidos, reservas y suscripciones que ya hay siguen, y lo que apuntas tú por teléfono siempre se puede.',
  ends: 'Un bloqueo vale solo para este sitio, solo lo ves tú y termina por sí solo a los {{months}} meses.',
  keep: 'Dejarlo como está',
  'said-block': '{{name}} ya no puede pedir ni reservar en el sitio.',
  'said-lift': '{{name}} puede volver a pedir, reservar y suscribirse.',
  list: {
    title: 'Quién está bloqueado',
    means:
      'Con estos correos y números ya no se puede pedir, reservar ni suscribirse al boletín en el sitio. El sitio invita a llamarte y no dice por qué.',
    none: 'No hay nadie bloqueado.',
    since: 'Bloqueado el {{day}}',
  },
  add: {
    title: 'Bloquear a alguien',
    name: 'Nombre (opcional)',
    mail: 'Correo',
    phone: 'Teléfono',
    hint: 'Basta con uno de los dos. Un número se reconoce aunque se escriba de otra manera. También puedes bloquear junto a un pedido, una reserva o un suscriptor.',
    full: 'Has bloqueado a {{most}} personas, el máximo. Quita un bloqueo para poner otro.',
  },
} satisfies Messages<typeof it>;
