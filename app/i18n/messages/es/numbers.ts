import type it from '../it/numbers.ts';
import type { Messages } from '../shape.ts';

export default {
  meta: {
    title: 'Las visitas',
  },
  sentence: {
    '7_one': '{{count}} visita en 7 días',
    '7_other': '{{count}} visitas en 7 días',
    '28_one': '{{count}} visita en 28 días',
    '28_other': '{{count}} visitas en 28 días',
    '365_one': '{{count}} visita en un año',
    '365_other': '{{count}} visitas en un año',
  },
  usual: {
    'far-fewer': 'muchas menos de lo habitual',
    half: 'más o menos la mitad de lo habitual',
    'third-fewer': 'cerca de un tercio menos de lo habitual',
    'quarter-fewer': 'cerca de un cuarto menos de lo habitual',
    same: 'como de costumbre',
    'quarter-more': 'cerca de un cuarto más de lo habitual',
    'half-more': 'cerca de la mitad más de lo habitual',
    double: 'cerca del doble de lo habitual',
    'far-more': 'muchas más de lo habitual',
  },
  press: {
    call_one: 'al menos {{count}} llamó',
    call_other: 'al menos {{count}} llamaron',
    whatsapp_one: 'al menos {{count}} abrió WhatsApp',
    whatsapp_other: 'al menos {{count}} abrieron WhatsApp',
    directions_one: 'al menos {{count}} pidió el camino',
    directions_other: 'al menos {{count}} pidieron el camino',
    mail_one: 'al menos {{count}} escribió un correo',
    mail_other: 'al menos {{count}} escribieron un correo',
    file_one: 'al menos {{count}} abrió un archivo',
    file_other: 'al menos {{count}} abrieron un archivo',
  },
  none: {
    new: 'Todavía ninguna visita',
    'new-text':
      'El sitio se cuenta desde el primer día: en cuanto llegue alguien, lo verás aquí. Para empezar, pon la dirección del sitio en tu página y en tu perfil de Google.',
    here: 'Ninguna visita en este período',
    few: 'Menos de cinco visitas no se desglosan: dirían demasiado de quien vino.',
  },
  period: {
    title: 'Período',
    '7': '7 días',
    '28': '28 días',
    '365': 'Un año',
  },
  chart: {
    days: 'Visitas por día',
    months: 'Visitas por mes',
    table: 'Las mismas cifras en una tabla',
    day: 'Día',
    month: 'Mes',
    visits: 'Visitas',
    views: 'Páginas vistas',
    changed: 'Cambios',
  },
  from: {
    title: 'De dónde',
    'direct-hint': 'Directamente: dirección escrita a mano, código QR, un mensaje.',
  },
  sources: {
    search: 'Buscadores',
    social: 'Redes sociales',
    site: 'Otros sitios',
    direct: 'Directamente',
    letter: 'Tu boletín',
  },
  pages: {
    title: 'Qué páginas',
    home: 'Primera página',
  },
  pressed: {
    title: 'Qué pulsaron',
    none: 'En este período no consta ninguna pulsación en teléfono, WhatsApp, cómo llegar o correo.',
    hint: 'Son cifras mínimas: no todos los navegadores lo dicen.',
    'at-least': 'al menos {{count}}',
  },
  actions: {
    call: 'Llamada',
    whatsapp: 'WhatsApp',
    directions: 'Cómo llegar',
    mail: 'Correo',
    file: 'Archivo',
  },
  who: {
    title: 'Con qué, en qué idioma',
  },
  devices: {
    phone: 'Teléfono',
    computer: 'Ordenador o tableta',
  },
  spoken: {
    it: 'Italiano',
    en: 'Inglés',
    es: 'Español',
    fr: 'Francés',
    el: 'Griego',
    other: 'Otro idioma',
  },
  hours: {
    title: 'A qué hora',
    busy: 'La mayoría llega entre las {{from}} y las {{to}}.',
  },
  changes: {
    title: 'Qué ha cambiado',
    none: 'En este período el sitio no ha cambiado.',
  },
  causes: {
    owner: 'Publicaste cambios',
    page: 'Llegó algo de tu página',
    clock: 'Cambió solo, por la fecha',
    order: 'Preparado por Vetrina',
  },
  few: 'menos de 5',
  how: {
    title: 'Cómo contamos',
    text: 'Sin cookies y sin reconocer a nadie: contamos visitas, no personas. Quien vuelve dos veces cuenta dos veces. No guardamos direcciones ni identificadores, ni siquiera cifrados. Los robots quedan fuera.',
    machines_one: '{{count}} llegada fue demasiado rápida para ser de una persona: no se cuenta.',
    machines_other: '{{count}} llegadas fueron demasiado rápidas para ser de personas: no se cuentan.',
  },
} satisfies Messages<typeof it>;
