import type it from '../it/helpers.ts';
import type { Messages } from '../shape.ts';

export default {
  title: 'Quién puede modificar',
  'to-site': 'Tu sitio de un vistazo',
  lead: 'Quien invitas trabaja en el sitio y nada más: no ve contrato, facturas ni pagos.',
  of: '{{what}}: {{mail}}',
  list: {
    title: 'Quién te ayuda',
    you: 'Tú',
    'you-may': 'Modificas, publicas y decides quién más puede.',
    none: 'Por ahora solo modificas tú.',
    waits: 'Invitación del {{day}}. El enlace vale hasta el {{until}}.',
    ended: 'Invitación del {{day}}. El enlace ha caducado: envía otro.',
    seen: 'Última vez aquí: {{day}}',
  },
  role: {
    title: 'Qué puede hacer',
    writer: 'Escribe',
    publisher: 'Escribe y publica',
    'writer-means': 'Prepara borradores. Al sitio solo llega lo que publicas tú.',
    'publisher-means': 'Publica por su cuenta y decide sobre las novedades de la página.',
    said: 'Desde ahora {{mail}}: {{role}}.',
  },
  again: 'Enviar otra vez el enlace',
  remove: {
    open: 'Quitar el acceso',
    means: '{{mail}} ya no podrá modificar el sitio, desde ahora mismo. Lo que ha escrito se queda.',
    back: 'Cancelar',
    said: '{{mail}} ya no tiene acceso.',
  },
  invite: {
    title: 'Invitar a alguien',
    mail: 'Correo electrónico',
    send: 'Enviar la invitación',
    sending: 'Enviando…',
    full: 'Has invitado a {{most}} personas, el máximo. Quita un acceso para invitar a otra.',
    said: 'Invitación enviada a {{mail}}.',
  },
  accept: {
    title: 'Te piden ayuda con un sitio',
    text: 'Con un toque entras y ves el sitio que vas a modificar. El enlace vale una sola vez.',
    enter: 'Aceptar y entrar',
    entering: 'Abriendo…',
    ended: 'Esta invitación ya no vale',
    'ended-text': 'Ya se ha usado, ha caducado o se ha retirado. ¿La habías aceptado? Entra con tu dirección.',
    again: 'Entrar con el correo',
  },
} satisfies Messages<typeof it>;
