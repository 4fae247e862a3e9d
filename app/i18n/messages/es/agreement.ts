import type it from '../it/agreement.ts';
import type { Messages } from '../shape.ts';

export default {
  title: 'Acuerdo sobre los datos de los visitantes',
  lead: 'Clientes, compradores y lectores dejan datos en tu sitio. Son tuyos y nosotros los tratamos por ti: la ley pide que lo acordemos por escrito (art. 28 RGPD).',
  accept: 'He leído y acepto el <text>acuerdo sobre los datos de mis visitantes</text>.',
  first: 'Marca antes la casilla del acuerdo: sin él no podemos guardar datos por ti.',
  owner:
    'Primero quien tiene el contrato debe aceptar el acuerdo sobre los datos de los visitantes: envíale esta página.',
  press: 'Acepto',
  anew: 'Hay una versión nueva del acuerdo sobre los datos de los visitantes.',
  accepted: 'Aceptado el {{day}} por {{by}}, versión {{version}}.',
  'not-yet':
    'Aún no lo has aceptado: te lo pedimos cuando actives reservas, tienda o boletín, y por correo si ya están activos.',
  said: 'Aceptado: siempre lo encuentras aquí.',
  download: 'Descargar el PDF',
  see: 'Acuerdo sobre los datos de los visitantes',
} satisfies Messages<typeof it>;
