import { K } from '../../plans/schemas.ts';
import { AGREEMENT_TERMS } from '../schemas.ts';
import type { AgreementWords } from './shape.ts';

export const es: AgreementWords = {
  title: 'Acuerdo sobre el tratamiento de datos por tu cuenta',
  colon: ':',
  rooms: {
    booking: 'Reservas, de tus clientes',
    shop: 'Tienda, de tus compradores',
    newsletter: 'Boletín, de tus lectores',
    blocklist: 'Personas bloqueadas, entre tus visitantes',
  },
  data: {
    name: 'nombre',
    phone: 'teléfono',
    mail: 'correo electrónico',
    note: 'la nota que dejan',
    address: 'la dirección, si piden entrega',
    booking: 'qué reservan y para cuándo',
    order: 'qué piden y qué ha sido del pedido',
    payment: 'si han pagado y qué se ha devuelto (nunca la tarjeta)',
    network: 'dirección de red en el momento del consentimiento',
    consent: 'qué han consentido, cuándo y desde qué página',
    mark: 'un código sacado de la dirección de quien se da de baja, para que nadie le vuelva a escribir: mientras exista el sitio',
  },
  months: (count) => `${count} meses`,
  days: (count) => `${count} días`,
  kept: {
    booking: (period) => `Una reserva se borra ${period} después de su día.`,
    'sober-booking': (period) =>
      `Si te dedicas a la salud o al derecho, una reserva se borra ${period} después de su día y no se pide ninguna nota.`,
    order: (period) => `Un pedido se borra ${period} después de terminar.`,
    'paid-order': (period) =>
      `Un pedido pagado con tarjeta, o entregado a domicilio, se borra ${period} después de recogerlo o recibirlo: lo que dura la garantía legal.`,
    'owed-deposit': (period) =>
      `Una reserva con una señal aún por devolver se conserva hasta que se devuelva, como mucho ${period} después de su día.`,
    'owed-order': (period) =>
      `Un pedido que nunca terminó, o del que aún hay que devolver dinero, se conserva hasta que se resuelva, como mucho ${period} desde que se hizo.`,
    unconfirmed: (period) => `Quien no confirma la suscripción se borra a los ${period}.`,
    left: (period) => `Quien se da de baja se borra a los ${period}, y antes si lo pide.`,
    'plan-ended': (period) => `Cuando tu plan ya no incluye el boletín, sus lectores se borran a los ${period}.`,
    silent: (period) =>
      `A quien confirmó hace ${period} le preguntamos una vez si quiere seguir; si no responde, lo borramos.`,
    blocked: (period) =>
      `Quien bloqueas sigue en la lista de tu sitio hasta que quitas el bloqueo, como mucho ${period}.`,
  },
  vendors: {
    servers: 'la empresa que aloja los servidores: todos los datos, guardados',
    mail: 'la empresa que entrega nuestros correos: direcciones y textos de los mensajes a clientes y compradores, y de las solicitudes de confirmación a los lectores',
    letters: 'la empresa que entrega los boletines: direcciones de los lectores y tus cartas',
  },
  sections: ({ operator, about, vendors }) => [
    {
      id: 'parties',
      heading: 'Entre quiénes',
      blocks: [
        `Entre tú, cliente del sitio (responsable: decides para qué se usan los datos de tus visitantes), y ${operator.name}, ${operator.street}, ${operator.zip} ${operator.city} (${operator.country}), NIF-IVA ${operator.vat}, ${operator.mail} (encargado: los tratamos por ti). Es el contrato que pide el artículo 28 del Reglamento (UE) 2016/679 (RGPD) y se añade a las condiciones del servicio.`,
      ],
    },
    {
      id: 'subject',
      heading: 'Qué hacemos y durante cuánto tiempo',
      blocks: [
        'Recogemos, guardamos, te mostramos y borramos los datos que los visitantes dejan en tu sitio cuando reservan, piden o se suscriben, y les enviamos los mensajes que eso lleva. Lo hacemos solo para las funciones que has activado y mientras dure tu contrato.',
      ],
    },
    {
      id: 'data',
      heading: 'De quién, qué datos y hasta cuándo',
      blocks: [
        { list: about },
        'Un proceso automático los borra cada noche. No pedimos categorías especiales de datos (art. 9 RGPD): no se las pidas a tus visitantes en el texto libre.',
      ],
    },
    {
      id: 'instructions',
      heading: 'Según tus instrucciones',
      blocks: [
        'Usamos estos datos solo según tus instrucciones documentadas: este acuerdo y lo que ajustas y pulsas en tu área. No los usamos para fines propios, no los vendemos ni los juntamos con los de otros clientes. Si una instrucción nos parece contraria a la ley, te lo decimos. Si una ley nos obliga a otra cosa, te lo decimos antes, salvo que lo prohíba.',
        'Quien trabaja con ellos entre nosotros está obligado al secreto.',
      ],
    },
    {
      id: 'security',
      heading: 'Cómo se protegen',
      blocks: [
        {
          list: [
            'En los registros de reservas, pedidos y lectores, nombres, contactos y notas están cifrados; también toda conexión.',
            'Las páginas de clientes, compradores y lectores se abren solo con una clave aleatoria y propia, de la que para buscarla guardamos únicamente una huella; quedan fuera de los buscadores y de los registros.',
            'Cada sitio ve solo sus datos; tú decides quién te ayuda y con qué permisos.',
            'Se hacen copias de seguridad y se prueba a restaurarlas.',
          ],
        },
      ],
    },
    {
      id: 'processors',
      heading: 'Quién nos ayuda',
      blocks: [
        'Nos autorizas a recurrir a estos otros encargados, cada uno ligado por un contrato con las mismas obligaciones:',
        { list: vendors },
        `Para sus nombres y países escribe a ${operator.mail}. Al menos ${AGREEMENT_TERMS.noticeDays} días antes de añadir o cambiar uno te escribimos; si te opones y no encontramos otra vía, apagas la función o terminas el contrato. Respondemos de ellos como de nosotros mismos. Fuera del Espacio Económico Europeo los datos van solo según el capítulo V del RGPD.`,
        'Stripe no es uno de ellos: los pagos con tarjeta llegan a tu propia cuenta de Stripe, con tu propio contrato.',
      ],
    },
    {
      id: 'rights',
      heading: 'Cuando alguien pregunta por sus datos',
      blocks: [
        'En tu área ves lo que se guarda, lo descargas y borras suscriptores; clientes, compradores y lectores cancelan y se dan de baja por sí mismos en sus páginas. Para lo demás te ayudamos: escríbenos. Si alguien se dirige a nosotros te lo pasamos sin demora. También te ayudamos, con la información que tengamos, en seguridad, evaluaciones de impacto y autoridades (arts. 32 a 36 RGPD).',
      ],
    },
    {
      id: 'breach',
      heading: 'Si algo va mal',
      blocks: [
        `Si conocemos una violación de la seguridad de estos datos te lo decimos sin dilación indebida, a más tardar en ${AGREEMENT_TERMS.breachHours} horas: qué ha pasado, de quién son los datos, qué puede seguir y qué estamos haciendo.`,
      ],
    },
    {
      id: 'end',
      heading: 'Cuando termina el contrato',
      blocks: [
        `Durante ${K.exportDays} días puedes descargarlo todo; después lo borramos. Si un cliente o comprador aún tiene un derecho (un pedido abierto, un reembolso, la garantía, una reserva futura), las reservas y los pedidos del sitio quedan mientras dure ese derecho, cada uno como mucho el tiempo dicho arriba, y no sirven para nada más.`,
      ],
    },
    {
      id: 'audit',
      heading: 'Cómo puedes comprobarlo',
      blocks: [
        'Te damos la información que demuestra que cumplimos este acuerdo, y permitimos y facilitamos inspecciones tuyas o de quien designes, anunciadas con tiempo y sin acceso a datos de otros.',
      ],
    },
    {
      id: 'yours',
      heading: 'Qué te corresponde a ti',
      blocks: [
        'Respondes de tener una base jurídica, de lo que pides a tus visitantes y de lo que haces con sus datos fuera del sitio. La página de privacidad de tu sitio dice quién eres y que nosotros tratamos los datos por ti: léela y dinos si algo no es correcto para ti.',
      ],
    },
    {
      id: 'changes',
      heading: 'Versiones',
      blocks: [
        'Guardamos qué versión aceptaste, cuándo, en nombre de quién y en qué idioma, con su texto: la encuentras en tu área mientras dure el contrato. Una versión nueva vale para ti cuando la aceptas.',
      ],
    },
  ],
  accepted: ({ version, by, at, site }) => `Versión ${version}, aceptada para ${site} por ${by} el ${at}.`,
  page: (page, count) => `Página ${page} de ${count}`,
};
