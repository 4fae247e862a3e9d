import type it from '../it/portfolio.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  home: {
    title: 'Vetrina: sitios para quien atiende una tienda',
    heading: 'Hago sitios web para quien tiene una tienda, no tiempo.',
    message:
      'Vetrina toma lo que ya has escrito en tu página social y lo convierte en un sitio: horarios, carta, fotografías, cómo llegar. Tú sigues trabajando.',
    contact: 'Contáctame',
    portfolio: 'Mira los trabajos',
    know: '¿Quieres conocerme mejor?',
    knowText:
      'Diseño y escribo Vetrina yo solo, desde el dibujo de los diseños hasta el código que registra los dominios. Si tienes un negocio y alguna duda, hablemos: respondo yo.',
    address: 'Dirección',
    phone: 'Teléfono',
    mail: 'Correo',
    messages: 'Mensajes',
  },
  developed: {
    title: 'Realizados',
    lead: 'Un trabajo cada vez, hasta que está bien hecho.',
    card: 'Vetrina, el sitio que nace de tu página',
    cardText:
      'Buscas tu negocio por su nombre y ves el sitio ya hecho. Si te gusta te lo quedas, con un dominio tuyo, desde {{price}} al año, IVA incluido.',
    start: 'Pruébalo con tu página',
    how: 'Cómo funciona',
    steps: {
      search: 'Buscas tu página y miras la vista previa.',
      order: 'Eliges plan y dominio y escribes los datos de facturación.',
      publish: 'Pagas con tarjeta y el sitio se publica con tu nombre.',
    },
    why: 'Por qué elegirlo',
    reasons: {
      sync: 'Se actualiza solo cuando cambias la página.',
      price: 'Un solo precio, una vez al año, IVA incluido.',
      domain: 'El dominio sigue siendo tuyo, aunque te vayas.',
    },
  },
};
export default messages;
