import type it from '../it/free.ts';
import type { Messages } from '../shape.ts';

export default {
  prove: 'Confirmar con Facebook',
  offer: {
    title: 'En línea gratis, si la página es tuya',
    lead: 'El sitio que ves en la vista previa, en una dirección gratuita. Sin pagar y sin registrarte.',
    facts: 'Cómo es',
    prove: 'Demuestra que la página es tuya',
    'prove-text': 'Entra con Facebook como quien administra la página. Nadie más puede ponerla en línea gratis.',
    accept:
      'Facebook solo nos dice qué páginas gestionas. Al continuar aceptas los <terms>términos del servicio</terms>; cómo tratamos los datos está en la <privacy>página de privacidad</privacy>.',
    sold: 'Esta página ya tiene un sitio',
    'sold-text': 'Alguien lo compró con un plan: quien administra la página entra desde su área.',
    'sold-way': 'Ir a tu área',
    plan: 'Con un plan el sitio no lleva nuestra marca y los buscadores lo encuentran, desde {{price}} al año.',
    'plan-way': 'Elegir un plan',
    'fact-address': 'Una dirección que termina en {{domain}}, lista en unos segundos.',
    'fact-badge': 'Al pie de cada página está nuestra marca.',
    'fact-search': 'Los buscadores no lo encuentran: lo ve quien tiene la dirección.',
    'fact-end':
      'Sigue en línea {{days}} días desde tu último acceso con Facebook; después se apaga. No tenemos tu correo, así que nadie te lo recuerda.',
    'fact-layout':
      'Puedes cambiar el diseño una vez al día. Textos y fotos son los de tu página hoy: no se editan ni se actualizan.',
  },
  door: {
    title: 'Tu sitio en línea gratis',
    lead: 'Entra con Facebook como quien administra la página: ves cómo está el sitio y sigue en línea más tiempo.',
    means: 'Facebook solo nos dice qué páginas gestionas.',
  },
  own: {
    'state-making': 'En preparación',
    'state-held': 'En revisión',
    'state-online': 'En línea',
    'state-offline': 'Apagado',
    'means-making': 'Lo estamos componiendo: unos segundos.',
    'means-held': 'No ha pasado una prueba de calidad: una persona lo mira antes de que salga en línea.',
    'means-online': 'Sigue en línea hasta el {{date}}. Lo ve quien tiene la dirección, los buscadores no.',
    'means-offline': 'En esta dirección ya no hay nada. Hasta el {{date}} guardamos lo que mostraba.',
    'done-online': 'Hecho: el sitio es tuyo y sigue en línea hasta el {{date}}.',
    'done-extended': 'Hecho: sigue en línea hasta el {{date}}.',
    stay: 'Mantenlo en línea más tiempo',
    'stay-text':
      'Cada acceso con Facebook hace que los días empiecen de nuevo. No tenemos tu correo: apunta el {{date}} en el calendario, porque nadie te lo recuerda.',
    back: 'Vuelve a ponerlo en línea',
    'back-text': 'Entra con Facebook: vuelve a la misma dirección, con lo que tu página dice hoy.',
    way: 'Vuelves aquí cuando quieras desde {{address}}',
    plan: 'Pasa a un plan, desde {{price}} al año',
    'plan-keeps':
      'El sitio sigue siendo este: misma dirección, mismo diseño. Nuestra marca desaparece y los buscadores lo encuentran.',
    'plan-way': 'Pasar a un plan',
    layout: 'Diseño',
    'layout-waits': 'El sitio lleva {{layout}}. Puedes elegir otro a partir del {{moment}}.',
    'layout-once': 'El diseño se cambia una vez al día.',
    'layout-wear': 'Usar {{layout}}',
    'layout-done': 'Hecho: el sitio pasa a {{layout}} en unos segundos.',
    offline: 'Apagar el sitio',
    'offline-text':
      'La dirección deja de responder enseguida, y a los {{days}} días borramos lo que mostraba. Puedes volver a ponerlo en línea cuando quieras.',
    'offline-way': 'Apagar el sitio',
    'offline-sure': 'Sí, apagarlo',
    'offline-keep': 'Dejarlo en línea',
    'offline-done': 'Hecho: el sitio está apagado.',
  },
} satisfies Messages<typeof it>;
