import type { PaidWords } from './paid-shape.ts';

export const es: PaidWords = {
  lead: 'Elige las cantidades, paga con tarjeta y recoge en nuestro local. No hace falta registrarse.',
  send: 'Pedido con obligación de pago',
  duty: 'Con este botón compras y te comprometes a pagar {price}. Pagas ahora con tarjeta y después recoges en nuestro local.',
  payOn: 'Se paga en la página de Stripe: los datos de la tarjeta no pasan por este sitio.',
  mailNeeded: 'Escribe tu correo: ahí te enviamos la confirmación de la compra, a la que la ley te da derecho.',
  lawTitle: 'Tus derechos',
  withdraw:
    'Puedes desistir del contrato en los 14 días siguientes a la recogida, sin decir por qué: basta la página del pedido. Devuelves lo que recogiste, a tu cargo, en 14 días; te reembolsamos lo que pagaste en los 14 días siguientes al desistimiento, en la misma tarjeta. Podemos esperar a que vuelva la mercancía.',
  perishable: 'Sin derecho de desistimiento, porque se deteriora o caduca pronto: {name}.',
  sealed: 'Sin derecho de desistimiento si quitas el precinto, por higiene o salud: {name}.',
  custom: 'Sin derecho de desistimiento, porque se hace a tu medida: {name}.',
  guarantee:
    'Los bienes que compras tienen la garantía legal de conformidad: quien vende responde durante al menos tres años en España, y dos en el resto de la Unión, de los defectos que ya había en la entrega. Puedes pedir la reparación o la sustitución gratuitas y, si no bastan, una rebaja o tu dinero.',
  pay: 'Pagar {price}',
  again: 'Abrir la página de pago',
  noPage: 'La página de pago no responde. No has pagado nada: inténtalo de nuevo en un momento.',
  notNow: 'Ahora no ha sido posible y no ha cambiado nada: inténtalo de nuevo en un momento.',
  keptUntil: 'Te lo apartamos hasta {name}. Si no pagas, el pedido caduca y no debes nada.',
  withdrawHere: 'Desistir del contrato aquí',
  withdrawUntil: 'Puedes desistir hasta {name}.',
  withdrawTitle: 'Desistimiento del pedido n.º {n}',
  withdrawSum: 'Desistes del contrato: te reembolsamos {price}.',
  withdrawMail: 'Enviamos el acuse de recibo, con fecha y hora, a {name}.',
  withdrawKept: 'Siguen comprados, porque no se pueden devolver: {name}.',
  withdrawYes: 'Confirmar desistimiento',
  withdrawnOn: 'Desistimiento recibido: {name}.',
  refundBy: 'Te reembolsamos {price} antes de {name}.',
  bringBack: 'Devuélvenos lo que recogiste: el reembolso puede esperar a que vuelva.',
  refunding: '{price} están volviendo a tu tarjeta.',
  refunded: 'Te hemos reembolsado {price} en tu tarjeta. El banco puede tardar unos días.',
  maker: 'Fabricante',
  stateText: {
    ready: 'Te esperamos: ya has pagado.',
    'cancelled-by-owner': 'Lo sentimos: hemos tenido que cancelarlo. Lo que pagaste vuelve a tu tarjeta.',
  },
};
