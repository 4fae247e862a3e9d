import type { Operator } from '../../../../../platform/operator.ts';
import type { LegalDocument } from '../../document.ts';
import { BROWSERS } from '../browsers.ts';

const document = (operator: Operator): LegalDocument => ({
  title: 'Política de cookies',
  sections: [
    {
      id: 'short',
      heading: 'En breve',
      blocks: [
        'Usamos solo cookies y almacenamiento técnicos, sin las cuales el sitio no recordaría tu idioma o tu pedido. Sin publicidad, sin seguimiento y sin recursos de terceros, salvo el formulario de la tarjeta cuando pagas. Por eso no te pedimos consentimiento: te informamos.',
      ],
    },
    {
      id: 'list',
      heading: 'Qué guardamos en tu navegador',
      blocks: [
        {
          table: {
            head: ['Nombre', 'Para qué sirve', 'Duración'],
            rows: [
              ['yr_site', 'Recuerda que has leído este aviso', '1 año'],
              ['i18next', 'El idioma elegido (cookie)', '1 año'],
              ['i18nextLng', 'El idioma elegido (almacenamiento local)', 'hasta que lo borres'],
              [
                'vetrina-theme-mode, vetrina-color-scheme',
                'Claro u oscuro, y qué color domina (almacenamiento local)',
                'hasta que lo borres',
              ],
              [
                'pages',
                'Solo para agentes: las últimas páginas buscadas (almacenamiento local)',
                'hasta que cierran sesión',
              ],
              ['__Host-vetrina_order', 'Reabre tu pedido solo en tu navegador', '400 días'],
              ['__Host-vetrina_login', 'Recuerda un momento el acceso con Facebook que has empezado', '10 minutos'],
              [
                'react-router-scroll-positions',
                'Dónde estabas en la página cuando vuelves a ella (almacenamiento de sesión)',
                'hasta que cierres la pestaña',
              ],
              [
                'vetrina.draft',
                'Lo que escribes en el pedido, para que una recarga no pierda nada (almacenamiento de sesión)',
                'hasta que cierres la pestaña',
              ],
              [
                'vetrina.edits',
                'Lo que cambias en tu sitio, hasta que se guarda (almacenamiento de sesión)',
                'hasta que cierres la pestaña',
              ],
              [
                'vetrina.photos',
                'Las fotos que eliges para tu sitio, hasta que llegan (base de datos de este navegador)',
                'hasta que llegan o las quitas de la lista',
              ],
              [
                'vetrina.orderPaymentComplete',
                'De qué pedido has pulsado Completar, hasta que abres la gestión (almacenamiento de sesión)',
                'hasta que cierres la pestaña',
              ],
              [
                'vetrina.agentOrder',
                'Solo para agentes: el pedido en el que trabajan (almacenamiento de sesión)',
                'hasta que cierres la pestaña',
              ],
            ],
          },
        },
        'Cuando pagas, el proveedor de pagos puede guardar sus propias cookies técnicas contra el fraude, según su política.',
      ],
    },
    {
      id: 'browsers',
      heading: 'Cómo borrarlas o bloquearlas',
      blocks: [
        { table: { head: ['Navegador', 'Instrucciones'], rows: BROWSERS } },
        `Si las bloqueas, el sitio se lee igual, pero un pedido no se puede terminar. Preguntas: ${operator.mail}.`,
      ],
    },
  ],
});
export default document;
