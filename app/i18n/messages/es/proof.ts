import type it from '../it/proof.ts';
import type { Messages } from '../shape.ts';

export default {
  title: 'Confirma que eres tú',
  text: 'Para el dinero y los datos de las personas te preguntamos otra vez quién eres. Te enviamos un enlace a {{mail}}; vale treinta minutos.',
  send: 'Envíame el enlace',
  sending: 'Un momento…',
  or: 'o bien',
  social: 'Confirmar con Facebook',
  look: 'Mira tu correo',
  sent: 'El enlace va a {{mail}}. Ábrelo aquí, en este navegador, y pulsa Confirmar. Después vuelve a esta ventana.',
  spam: '¿No lo ves? Mira en el correo no deseado.',
  network: 'Confirma con Facebook en la otra pestaña. Después vuelve a esta ventana.',
  kept: 'Lo que has escrito se queda.',
  'go-on': 'He confirmado, seguir',
  again: 'Empezar de nuevo',
  'not-yet':
    'Desde este navegador aún no ha llegado la confirmación. Abre el enlace aquí y pulsa Confirmar; después sigue.',
} satisfies Messages<typeof it>;
