import type it from '../it/portfolio.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  home: {
    title: 'Vetrina: sitios web para quien tiene un negocio',
    heading: 'Hago sitios web para quien tiene un negocio y poco tiempo.',
    message:
      'Vetrina toma lo que ya has escrito en tu página de Facebook y lo convierte en un sitio: horarios, carta, fotografías, cómo llegar. Tú sigues trabajando.',
    showcase: 'Tres negocios inventados, tres sitios de verdad: cada uno sale de su página de Facebook.',
    contact: 'Contacto',
    portfolio: 'Ver los trabajos',
    know: '¿Quieres conocerme mejor?',
    knowText:
      'Soy {{name}}. Diseño y escribo Vetrina yo solo, desde los diseños hasta el código que registra los dominios. Si tienes un negocio y alguna duda, escríbeme: respondo yo.',
    write: 'Escríbeme',
    projects: 'Proyectos',
    address: 'Dirección',
    phone: 'Teléfono',
    mail: 'Correo',
    messages: 'Mensajes',
  },
  projects: {
    vetrina: {
      title: 'Vetrina',
      text: 'El sitio que nace de tu página: lo buscas por su nombre y lo ves terminado.',
      action: 'Ver el proyecto',
    },
    layouts: {
      title: 'Diez diseños',
      text: 'Diez imágenes para un mismo contenido, de la trattoria al taller, medidas una a una: contraste, peso, teclado.',
      action: 'Pruébalos',
    },
    texts: {
      title: 'Textos escritos por nosotros',
      text: 'Dos textos escritos por nosotros, incluidos en el plan: quién eres y qué haces mejor que nadie. Solo se publican cuando tú lo dices.',
      action: 'Hablemos',
    },
  },
  developed: {
    title: 'Trabajos',
    lead: 'Un trabajo cada vez, hasta que esté bien hecho.',
    card: 'Vetrina, el sitio que nace de tu página',
    cardText:
      'Buscas tu negocio por su nombre y ves el sitio ya hecho. Si te gusta te lo quedas, desde {{price}} al año, IVA incluido.',
    start: 'Pruébalo con tu página',
    features: 'Qué incluye',
    how: 'Cómo funciona',
    why: 'Por qué elegirlo',
    more: 'Otros proyectos',
    steps: {
      search: 'Buscas tu página y miras la vista previa.',
      order: 'Eliges plan y dominio y escribes los datos de facturación.',
      publish: 'Pagas con tarjeta y el sitio se publica.',
    },
    reasons: {
      export: 'Puedes descargar tu sitio y tus datos cuando quieras, en un archivo.',
      price: 'Se paga una vez al año, IVA incluido, y el total lo ves antes.',
      domain: 'El dominio, si lo eliges, sigue siendo tuyo aunque te vayas.',
      see: 'Ves el sitio de verdad antes de pagar.',
    },
  },
};
export default messages;
