import { NOTICE_LEGAL_DAYS, UNPAID } from '../../../../../modules/billing/subscription/dunning.rules.ts';
import { K } from '../../../../../modules/plans/schemas.ts';
import plans from '../../../../i18n/messages/es/plans.ts';
import type { LegalText } from '../../document.ts';
import { offerWords } from '../../offer-words.ts';

const document: LegalText = (operator, offer) => {
  const said = offerWords('es', offer, plans);
  return {
    title: 'Condiciones del servicio',
    sections: [
      {
        id: 'parties',
        heading: 'Con quién contratas',
        blocks: [
          `Con ${operator.name}, ${operator.street}, ${operator.zip} ${operator.city} (${operator.country}), NIF-IVA ${operator.vat}, ${operator.mail}. Quien indica un número de IVA compra como empresa; los demás, como consumidores.`,
        ],
      },
      {
        id: 'service',
        heading: 'Qué compras',
        blocks: [
          `Un sitio web generado a partir de tu página de Facebook y alojado por nosotros. Planes: ${said.plans}. Cada plan incluye:`,
          { list: said.features },
          ...(said.larger ? [said.larger] : []),
          ...(said.texts ? [said.texts] : []),
          ...(said.boxes ? [said.boxes] : []),
          ...(said.free ? [said.free] : []),
        ],
      },
      {
        id: 'price',
        heading: 'Precio y pago',
        blocks: [
          `Precios por un año, IVA incluido: ${said.prices}. Los dominios se pagan al precio que se muestra antes del pedido. El pago es por adelantado, con los medios que se muestran al pagar: tarjeta y, donde la pasarela los ofrece, PayPal, adeudo SEPA, Apple Pay y Google Pay. La factura está en PDF en la página de tu pedido: cuando está lista te enviamos el enlace.`,
        ],
      },
      {
        id: 'order',
        heading: 'Cómo se celebra el contrato',
        blocks: [
          `Escribes los datos de facturación, eliges plan y dominio, aceptas estas condiciones y pagas. Hasta el pago puedes volver atrás y corregir. El botón de pago supone un pedido con obligación de pago: el contrato se celebra cuando el pago se completa.`,
          `Enseguida recibes por correo la confirmación, con estas condiciones adjuntas como texto que puedes conservar. Guardamos qué versión aceptaste, a qué hora y en qué idioma la leíste.`,
        ],
      },
      {
        id: 'term',
        heading: 'Duración, renovación y cancelación',
        blocks: [
          `El contrato dura un año desde la activación y se renueva cada año al mismo precio, o al que te hayamos comunicado. Si eres consumidor te escribimos al menos ${NOTICE_LEGAL_DAYS} días antes del vencimiento, con la fecha límite para cancelar; si no podemos probarlo, puedes irte en cualquier momento hasta el vencimiento siguiente y recuperar la renovación.`,
          `Puedes cancelar desde la página de tu pedido hasta ${K.cancelOnSiteDays} días antes del vencimiento, o por carta certificada hasta ${K.cancelByLetterDays} días antes. El sitio sigue en línea hasta el final del periodo pagado.`,
          `Si la renovación no se paga te avisamos y lo intentamos de nuevo. A los ${UNPAID.graceDays} días el sitio se suspende y a los ${UNPAID.endAfterDays} termina el contrato.`,
        ],
      },
      {
        id: 'withdrawal',
        heading: 'Derecho de desistimiento',
        blocks: [
          `Si eres consumidor puedes desistir en los ${K.withdrawalDays} días siguientes a la celebración del contrato, sin dar motivos y sin coste. Usa «Desistir del contrato aquí» en la página de tu pedido, que se abre desde el enlace de cualquiera de nuestros correos: solo pide tu nombre, el número del pedido y una dirección para el acuse de recibo, y un segundo botón, «Confirmar desistimiento». El acuse de recibo, con fecha y hora, llega enseguida por correo. También basta con escribir a ${operator.mail}.`,
          `Te devolvemos todo lo que pagaste en un plazo de ${K.refundDays} días, por el mismo medio de pago. Un dominio ya registrado sigue registrado hasta su vencimiento: si está a tu nombre sigue siendo tuyo, si está al nuestro puedes pedir la transferencia. Las empresas no tienen derecho de desistimiento.`,
        ],
      },
      {
        id: 'domain',
        heading: 'El dominio',
        blocks: [
          'El dominio se registra a tu nombre si lo pides; si no, al nuestro por cuenta tuya. Siempre puedes transferirlo. El registro depende de la entidad de la extensión: si el nombre ya no está libre, puedes elegir otro o recuperar lo pagado.',
        ],
      },
      {
        id: 'content',
        heading: 'Tus contenidos',
        blocks: [
          'Los textos y las fotografías siguen siendo tuyos. Nos autorizas a usarlos solo para publicar el sitio. Garantizas que puedes usarlos y que son lícitos. Podemos suspender un sitio que infrinja la ley, diciéndote el motivo.',
          `Si ves algo ilícito en un sitio alojado por nosotros, escribe a ${operator.mail} con la dirección de la página y el motivo: respondemos con una decisión motivada y avisamos a quien lo publica.`,
        ],
      },
      {
        id: 'liability',
        heading: 'Responsabilidad y garantías',
        blocks: [
          'Los consumidores tienen la garantía legal de conformidad de los servicios digitales. Frente a las empresas respondemos, salvo dolo o culpa grave, hasta lo pagado en el último año.',
        ],
      },
      {
        id: 'end',
        heading: 'Al terminar el contrato',
        blocks: [
          `Cuando quieras, y durante ${K.exportDays} días después del final, puedes tener tus datos en un formato legible por máquina: el sitio como páginas y fotografías, los textos, las visitas, los datos del pedido y las facturas. El código para transferir el dominio está en la página del pedido. Lo descargas todo tú mismo; si nos lo pides, lo entregamos como máximo en ${K.exportDays} días. Después los borramos, salvo lo que la ley nos obliga a conservar.`,
        ],
      },
      {
        id: 'law',
        heading: 'Ley y controversias',
        blocks: [
          'Se aplica la ley italiana. Si eres consumidor conservas la protección del país donde vives y puedes acudir a sus tribunales; para las empresas son competentes los de nuestra sede. También puedes acudir a un organismo de resolución de litigios.',
        ],
      },
    ],
  };
};
export default document;
