import type { SubscriptionMails } from './shape.ts';

export const es: SubscriptionMails = {
  'payment-failed': {
    subject: 'La renovación de {{name}} no se pudo cobrar',
    heading: 'El banco no aceptó la renovación.',
    paragraphs: [
      'Íbamos a cobrar {{total}} por otro año del sitio de {{name}}, pero la tarjeta fue rechazada.',
      'El sitio sigue en línea hasta el {{date}}. Para que no se pare, cambia la tarjeta o paga ahora.',
    ],
    button: 'Pagar o cambiar la tarjeta',
    after: [],
  },
  'unpaid-reminder': {
    subject: '{{name}} se pausará el {{date}}',
    heading: 'La renovación sigue sin pagar.',
    paragraphs: [
      'Faltan {{total}} de la renovación del sitio de {{name}}. Sin el pago, el sitio se pausa el {{date}}.',
    ],
    button: 'Pagar o cambiar la tarjeta',
    after: ['¿Ya has pagado? Entonces ignora este correo: lo veremos nosotros.'],
  },
  'name-at-risk': {
    subject: '{{domain}}: sin pago se pierde después del {{until}}',
    heading: 'El nombre {{domain}} espera el pago.',
    paragraphs: [
      'El nombre {{domain}} caduca el {{date}}. Lo renovamos en cuanto la renovación de la suscripción esté pagada, y no antes.',
      'El registro nos lo permite hasta el {{until}} incluido. Después de ese día el nombre se pierde y cualquiera puede registrarlo.',
    ],
    button: 'Pagar o cambiar la tarjeta',
    after: ['¿Ya has pagado? Entonces ignora este correo: el nombre se renueva solo.'],
  },
  'name-lost': {
    subject: '{{domain}} ya no es tuyo',
    heading: 'El nombre {{domain}} se ha perdido.',
    paragraphs: [
      'La renovación no se pagó a tiempo y el registro ya no acepta renovar {{domain}}.',
      'A partir de ahora no lo pagas. Si el año en curso lo incluía y aún lo pagas, te devolvemos su parte. El sitio vuelve a su dirección gratuita en cuanto la suscripción esté pagada.',
    ],
    button: 'Abrir el pedido',
    after: [],
  },
  'site-suspended': {
    subject: '{{name}} está en pausa',
    heading: 'El sitio está en pausa.',
    paragraphs: [
      'Quien lo abre encuentra una página de cortesía. El contenido y el dominio se conservan.',
      'En cuanto el pago esté en orden, el sitio vuelve solo.',
    ],
    button: 'Abrir el pedido',
    after: [],
  },
  'site-resumed': {
    subject: '{{name}} vuelve a estar en línea',
    heading: 'Todo en orden: gracias.',
    paragraphs: ['El pago ha llegado y el sitio de {{name}} está en línea.'],
    button: 'Abrir el pedido',
    after: [],
  },
  'renewal-notice': {
    subject: '{{name}}: la suscripción se renueva el {{date}}',
    heading: 'Se acerca la renovación.',
    paragraphs: [
      'El {{date}} la suscripción del sitio de {{name}} se renueva por un año al precio de {{total}}, IVA incluido.',
      'Si no quieres renovarla, cancélala a más tardar el {{until}}: bastan dos clics en la página de tu pedido.',
    ],
    button: 'Gestionar la suscripción',
    after: [
      'Si te parece bien, no tienes que hacer nada.',
      'Te escribimos como pide el artículo 65-bis del Código de consumo italiano.',
    ],
  },
  'plan-changed': {
    subject: '{{name}}: tu plan ahora es {{plan}}',
    heading: 'El plan ha cambiado.',
    paragraphs: ['El sitio de {{name}} tiene ahora el plan {{plan}}.'],
    button: 'Abrir el pedido',
    after: [],
  },
  'cancellation-scheduled': {
    subject: '{{name}}: cancelación recibida',
    heading: 'Hemos registrado la cancelación.',
    paragraphs: [
      'La suscripción del sitio de {{name}} termina el {{date}} y no se renueva. Hasta entonces todo sigue igual.',
      'Si cambias de idea, un clic antes de ese día la recupera.',
    ],
    button: 'Abrir el pedido',
    after: [],
  },
  'subscription-ended': {
    subject: '{{name}}: la suscripción ha terminado',
    heading: 'La suscripción ha terminado.',
    paragraphs: ['El sitio de {{name}} ya no está en línea. Tienes 30 días para pedirnos tus contenidos.'],
    button: 'Abrir el pedido',
    after: [],
  },
  'withdrawal-receipt': {
    subject: 'Acuse de recibo de tu desistimiento: {{name}}',
    heading: 'Hemos recibido tu desistimiento.',
    paragraphs: [
      'El {{declared}} {{person}} declaró: «Desisto del contrato {{contract}} del sitio de {{name}}».',
      'Te devolvemos todo lo que pagaste, {{total}}, por el mismo medio de pago, en 14 días. El sitio ya no está en línea.',
    ],
    button: 'Abrir el pedido',
    after: [
      'Un dominio registrado a tu nombre sigue siendo tuyo hasta que venza; nosotros no lo renovamos.',
      'Guarda este correo: es el acuse de recibo en soporte duradero.',
    ],
  },
  'withdrawal-noted': {
    subject: 'Acuse de recibo de tu declaración de desistimiento',
    heading: 'Hemos recibido tu declaración.',
    paragraphs: [
      'El {{declared}} {{person}} declaró que desiste del contrato «{{contract}}».',
      'No encontramos un pedido con este número y esta dirección: una persona lo busca y te responde. Cuenta la fecha de este acuse de recibo.',
    ],
    button: 'Leer las condiciones',
    after: ['¿No fuiste tú? Responde a este correo.'],
  },
  'refund-done': {
    subject: '{{name}}: reembolso de {{total}}',
    heading: 'El reembolso está en camino.',
    paragraphs: ['{{total}} vuelven al medio de pago que usaste; el banco puede tardar unos días.'],
    button: 'Abrir el pedido',
    after: [],
  },
  'already-sold': {
    subject: '{{name}}: te devolvemos {{total}}',
    heading: 'Este negocio ya tiene su sitio.',
    paragraphs: [
      'En el mismo momento otra persona pagó el sitio de {{name}}. Solo vale una venta: la primera. Te devolvemos los {{total}} completos al medio de pago que usaste; el banco puede tardar unos días.',
      'No tienes que hacer nada y nada se renueva. Si el negocio es tuyo, entra con el correo del pedido.',
    ],
    button: 'Entrar',
    after: [],
  },
  'checkout-failed': {
    subject: 'El pago de {{name}} no ha llegado',
    heading: 'El pago no ha llegado.',
    paragraphs: [
      'El método que elegiste no nos hizo llegar {{total}}. No has perdido nada: el pedido está guardado.',
      'Puedes pagar de otra forma, también con tarjeta.',
    ],
    button: 'Retomar el pedido',
    after: [],
  },
};
