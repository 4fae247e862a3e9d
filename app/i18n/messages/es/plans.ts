import type it from '../it/plans.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  features: {
    domain: 'Dominio .it, .com o .net, si lo quieres, al precio que se muestra en el pedido',
    layouts: '{{layouts}} diseños para elegir',
    mailboxes: '{{mailboxes}} buzones de correo de {{gigabytes}} GB',
    sync: 'Se actualiza solo con tu página',
    pages: 'Páginas adicionales, escritas por ti',
    stats: 'Estadísticas de visitas',
    'no-ad': 'Sin publicidad nuestra',
    indexing: 'Visible en los buscadores',
    ecommerce: 'Tienda en línea',
    booking: 'Reservas',
    newsletter: 'Boletín',
    extensions: 'Extensiones',
  },
  extra: {
    ecommerce: 'Vende desde el sitio, con pago y recogida.',
    booking: 'Mesas y citas, en tus huecos libres.',
    newsletter: 'Escribe a quien te dejó su dirección.',
    extensions: 'Más módulos, a medida que salgan.',
  },
  more: 'Todo Premium, y los módulos de Pro.',
  'not-yet': 'Aún no disponibles en Pro: {{list}}.',
  same: 'Hoy incluye lo mismo que Premium.',
};
export default messages;
