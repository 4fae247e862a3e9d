import type it from '../it/legal-ui.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  privacy: 'Política de privacidad',
  terms: 'Condiciones del servicio',
  cookies: 'Política de cookies',
  agreement: 'Acuerdo sobre los datos de los visitantes',
  about: {
    privacy: 'Qué datos trata Vetrina, por qué, durante cuánto tiempo y cómo verlos, corregirlos o borrarlos.',
    terms: 'Qué compras con Vetrina, cuánto cuesta, cómo se cancela y cómo desistir en 14 días.',
    cookies: 'Las cookies y el almacenamiento que Vetrina usa de verdad, para qué sirven y cómo borrarlas.',
    agreement:
      'Lo que acordamos con quien tiene un sitio Vetrina sobre los datos de clientes, compradores y lectores (art. 28 RGPD).',
  },
  version: 'Versión del {{date}}',
  both: 'Privacidad y condiciones',
  loading: 'Cargando el texto…',
  failed: 'No hemos podido cargar el texto.',
  demo: 'Documentos de demostración: la empresa es inventada. Un abogado los revisa antes de la puesta en marcha.',
  open: 'Abrir la página completa',
};
export default messages;
