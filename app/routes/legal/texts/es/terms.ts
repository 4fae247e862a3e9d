import type { Operator } from '../../../../../platform/operator.ts';
import type { LegalDocument } from '../../document.ts';

const document = (operator: Operator): LegalDocument => ({
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
        'Un sitio web generado a partir de tu página social y alojado por nosotros, en versión gratuita, Premium o Pro. La gratuita lleva nuestro nombre y no se indexa. Premium incluye: un dominio .it, .com o .net, 10 diseños, 2 buzones de 1 GB, actualización automática, páginas propias, estadísticas, sin publicidad nuestra y visibilidad en los buscadores. Pro añade tienda, reservas, boletín y extensiones.',
      ],
    },
    {
      id: 'price',
      heading: 'Precio y pago',
      blocks: [
        'Premium cuesta 99 euros al año y Pro 179 euros al año, IVA incluido. Los dominios adicionales cuestan el precio que se muestra antes del pedido. El pago es por adelantado, con los medios que se muestran al pagar. La factura llega por correo.',
      ],
    },
    {
      id: 'term',
      heading: 'Duración, renovación y baja',
      blocks: [
        'El contrato dura un año desde la activación y se renueva cada año. Te avisamos antes de la renovación. Puedes darte de baja desde tu perfil hasta 15 días antes del vencimiento, o por carta certificada hasta 30 días antes. El servicio sigue activo hasta el final del periodo pagado.',
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Derecho de desistimiento',
      blocks: [
        `Si eres consumidor puedes desistir en los 14 días siguientes al contrato, sin dar motivos: basta con escribir a ${operator.mail}. Te devolvemos el dinero en 14 días por el mismo medio de pago. Si pediste empezar enseguida, puede descontarse la parte del servicio ya prestada. El registro de un dominio hecho a petición tuya es un servicio que se ejecuta por completo y no se reembolsa. Las empresas no tienen derecho de desistimiento.`,
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
        'Durante 30 días puedes exportar textos, fotografías y los datos de tus clientes. Después los borramos, salvo lo que la ley nos obliga a conservar.',
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
});
export default document;
