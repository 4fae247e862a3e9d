import type it from '../it/plans.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  features: {
    domain: 'Dominio .it, .com o .net, si lo quieres, al precio que se muestra en el pedido',
    layouts: '{{layouts}} diseños para elegir',
    mailboxes: '{{mailboxes}} buzones de correo de {{gigabytes}} GB',
    sync: 'Se actualiza solo con tu página',
    editor: 'Cambia textos y fotos desde el sitio',
    pages: 'Hasta {{pages}} páginas escritas por ti',
    texts: '{{texts}} textos escritos por nosotros, si los pides',
    languages: 'Hasta {{languages}} idiomas, con tus traducciones',
    statistics: 'Estadísticas de visitas',
    adFree: 'Sin publicidad nuestra',
    indexed: 'Visible en los buscadores',
    shop: 'Tienda en línea',
    booking: 'Reservas',
    newsletter: 'Boletín',
    extensions: 'Extensiones',
    unlimited: 'Uso sin límites',
  },
  extra: {
    shop: 'Pedidos desde el sitio: se recogen en tu local o los entregas tú.',
    booking: 'Mesas, citas, clases y habitaciones.',
    newsletter: 'Escribe a quien te dejó su dirección.',
    extensions: 'Más módulos, a medida que salgan.',
    unlimited: 'Sin límites que se paguen aparte.',
  },
  more: 'Todo Premium, y los módulos de Pro.',
  'not-yet': 'Aún no disponibles en Pro: {{list}}.',
  same: 'Hoy incluye lo mismo que Premium.',
  includes: 'Tu plan incluye: {{list}}.',
  free: 'Si administras una página y lo demuestras con Facebook, puedes poner en línea su sitio gratuito: lleva nuestra marca, no es visible para los buscadores, sigue en línea {{free}} días desde tu último acceso y después se apaga. Puedes apagarlo en cualquier momento y no debes nada. Nosotros podemos apagarlo si infringe la ley o estos términos, y te decimos por qué cuando vuelves. Si luego compras un plan, el sitio sigue siendo el mismo, en la misma dirección.',
  'on-mail':
    'Los {{mailboxes}} buzones de correo, de {{gigabytes}} GB cada uno, se abren en el dominio registrado con nosotros. Cada buzón puede escribir a {{hour}} destinatarios por hora y a {{day}} al día; si envía correo no deseado podemos detener sus envíos, y lo ves en tu área. Mientras el contrato está suspendido porque la renovación no se ha pagado, los buzones siguen recibiendo, pero no se abren ni envían. Al final rechazan el correo: durante otros {{days}} días puedes abrirlos y llevarte los mensajes, y después los borramos. Tratamos los mensajes por cuenta tuya, solo para entregarlos, conservarlos y reconocer los no deseados; ninguno de nosotros los lee.',
  'on-texts':
    'Los textos escritos por nosotros son {{texts}} por contrato. Los pides desde tu área, los lees en borrador junto a lo que hay y decides tú si se publican.',
};
export default messages;
