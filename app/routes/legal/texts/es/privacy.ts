import { HELPERS_KEPT } from '../../../../../modules/access/schemas.ts';
import { K } from '../../../../../modules/plans/schemas.ts';
import plans from '../../../../i18n/messages/es/plans.ts';
import type { LegalText } from '../../document.ts';
import { featureNames, freeToo, mailToo } from '../../offer-words.ts';

const document: LegalText = (operator, offer) => ({
  title: 'Política de privacidad',
  sections: [
    {
      id: 'controller',
      heading: 'Quién trata tus datos',
      blocks: [
        `El responsable es ${operator.name}, ${operator.street}, ${operator.zip} ${operator.city}. Para cualquier pregunta o solicitud escribe a ${operator.mail}.`,
      ],
    },
    {
      id: 'data',
      heading: 'Qué datos, para qué y con qué base',
      blocks: [
        {
          list: [
            'El nombre que buscas y la página de Facebook que eliges: sirven para enseñarte la vista previa. Leemos solo lo que la página ha hecho público. Base: tu solicitud, antes del contrato.',
            'Nombre o razón social, código fiscal o NIF-IVA, dirección, teléfono, correo: sirven para el contrato, la factura y el registro del dominio. Base: el contrato y las obligaciones legales.',
            'Pago: el número de la tarjeta va directo al proveedor de pagos. Nosotros recibimos solo el resultado y lo que identifica la operación.',
            'Registros técnicos (fecha, dirección solicitada, resultado): sirven para que el servicio funcione y esté protegido. Base: nuestro interés legítimo en la seguridad.',
            'Si llegas por el enlace de uno de nuestros agentes, el pedido anota de quién era: sirve para reconocerle la venta, sin cookies. Base: nuestro interés legítimo en pagar a quien la ha conseguido.',
            'Si entras en tu área con Facebook recibimos la lista de las páginas que gestionas: buscamos tus pedidos y no la guardamos. Si entras con el correo, el enlace que te enviamos vale 30 minutos y una sola vez. Base: el contrato.',
            'Si conectas la página, guardamos cifrada la clave que Facebook nos da para esa única página y los permisos que has concedido: sirven para leerla y saber cuándo cambia. Se revocan y se borran cuando la desconectas, cuando quitas la aplicación en Facebook o cuando el sitio se cierra. Base: tu consentimiento, que puedes retirar cuando quieras.',
            `Si el titular de un sitio te invita a ayudarle, guardamos tu dirección de correo, qué puedes hacer, cuándo aceptaste y el día de tu último acceso; también los ve él. Se borran ${HELPERS_KEPT.removedDays} días después de que se te quite el acceso, ${HELPERS_KEPT.neverCameDays} después del fin de una invitación nunca abierta y, en todo caso, con los datos del sitio. Base: el interés legítimo del titular en recibir ayuda y saber quién escribe.`,
            ...(mailToo(offer)
              ? [
                  'Si usas los buzones de correo, guardamos por cuenta tuya los mensajes que recibes y envías, lo llenos que están y los dispositivos que añadiste; quién escribió a quién, cuándo y con qué resultado queda en los registros técnicos, sin asunto ni texto. Base: el contrato.',
                  'Para proteger los buzones contamos las contraseñas equivocadas durante una hora y recordamos durante 30 días desde qué redes (parte de la dirección IP) se han abierto. Si copias aquí un buzón antiguo, guardamos su contraseña cifrada mientras haga falta, 14 días como máximo. Base: el interés legítimo en la seguridad y el contrato.',
                  'Si el titular de un buzón pide reenviarte su correo, guardamos tu dirección de correo y cuándo aceptaste; también la ve él. La borramos tres días después de la petición si no aceptas, en tres días si el reenvío termina y, en todo caso, con el buzón; lo detienes cuando quieras con el enlace del primer correo. Base: el interés legítimo del titular y tu consentimiento.',
                ]
              : []),
            ...(freeToo(offer)
              ? [
                  `Si pones en línea un sitio gratuito, guardamos qué página es tuya, cuándo lo demostraste y un código que representa tu identidad en Facebook, sin tu nombre: sirven para que vuelvas a entrar y para contar cuántos sitios gratuitos tienes. Durante un día guardamos también un código que representa la dirección de red desde la que lo pusiste en línea. Base: tu solicitud, y el interés legítimo en evitar abusos.`,
                ]
              : []),
          ],
        },
        'Con los datos del pedido y el contenido de tu página te damos lo que incluyen los planes (base: el contrato):',
        { list: featureNames('es', offer, plans) },
      ],
    },
    {
      id: 'recipients',
      heading: 'Quién los recibe',
      blocks: [
        'Solo quienes nos hacen falta para darte el servicio: el proveedor de pagos, el registrador del dominio y el registro de su extensión, el sistema de intercambio de facturas de la Agencia Tributaria italiana (Sistema di Interscambio) y el intermediario que le transmite las facturas, la empresa que entrega nuestros correos y la que aloja los servidores. Cada uno está obligado por contrato. No vendemos datos ni hacemos publicidad dirigida.',
        'El registrador puede tratar los datos del titular del dominio fuera de la Unión Europea; en ese caso usa las cláusulas contractuales tipo.',
      ],
    },
    {
      id: 'retention',
      heading: 'Durante cuánto tiempo',
      blocks: [
        {
          table: {
            head: ['Qué', 'Durante cuánto tiempo', 'Por qué'],
            rows: [
              [
                'Registros técnicos, mensajes de proveedores, correos fuera de un pedido',
                `${K.logRetentionMonths} meses`,
                'seguridad y averías',
              ],
              [
                'Páginas buscadas, vistas previas no compradas y sus enlaces',
                `${K.previewDays} días desde la última solicitud`,
                'volver a mostrarte la misma vista previa',
              ],
              [
                'Pedidos empezados y nunca pagados',
                `${K.unpaidOrderDays} días desde el último cambio`,
                'que puedas terminar la compra',
              ],
              [
                'Datos para comunicaciones comerciales, si las pediste',
                `de ${K.marketingMonths.min} a ${K.marketingMonths.max} meses, o hasta que lo revoques`,
                'escribirte lo que pediste',
              ],
              [
                'Pedidos, contratos y prueba de la aceptación',
                `${K.contractYears} años desde el fin del contrato`,
                'defendernos en juicio',
              ],
              ['Facturas y contabilidad', `${K.invoiceYears} años`, 'obligaciones fiscales'],
              [
                'Datos de tu sitio',
                `mientras dure el contrato, y luego ${K.exportDays} días`,
                'que puedas exportarlos',
              ],
              ...(mailToo(offer)
                ? [
                    [
                      'Mensajes de los buzones',
                      `${K.exportDays} días después del final del contrato`,
                      'que puedas llevártelos',
                    ],
                  ]
                : []),
              ...(freeToo(offer)
                ? [
                    [
                      'Sitio gratuito y quien se ocupa de él',
                      `${K.freeDays} días desde el último acceso, y luego ${K.exportDays} días; la dirección ${K.freeAddressMonths} meses`,
                      'que puedas recuperarlo',
                    ],
                  ]
                : []),
            ],
          },
        },
        `Cuando se cumple el plazo, una tarea automática borra los datos sin que lo pidas.`,
      ],
    },
    {
      id: 'rights',
      heading: 'Tus derechos',
      blocks: [
        'Puedes pedirnos ver tus datos, corregirlos, borrarlos, limitar su uso, recibirlos en un formato legible por máquina (en 30 días) y oponerte a su uso. Si crees que nos hemos equivocado, puedes reclamar ante tu autoridad de protección de datos; la nuestra es el Garante italiano.',
        'Los datos de facturación son necesarios para cerrar el pedido. No tomamos decisiones automáticas sobre ti.',
      ],
    },
    {
      id: 'owners',
      heading: 'Si la página es tuya y no has pedido nada',
      blocks: [
        `Cualquiera puede crear una vista previa de una página pública; no se indexa y se borra sola ${K.previewDays} días después de la última solicitud. Si la página es tuya y no la quieres, escribe a ${operator.mail}: la borramos antes. Mientras la página sea pública, alguien puede pedir otra.`,
      ],
    },
  ],
});
export default document;
