import { agents } from './agents.ts';
import { es as booking } from './booking/es.ts';
import { es as shop } from './shop/es.ts';
import { es as news } from './news/es.ts';
import { domainMail } from './domain-mail.ts';
import { agreementMails } from './agreement-mails.ts';
import { helperMails } from './helpers.ts';
import { invoices } from './invoices.ts';
import { mailboxMails } from './mailbox-mails.ts';
import { manager } from './manager.ts';
import { operator } from './operator.ts';
import { pageMails } from './page-mails.ts';
import { textMails } from './text-mails.ts';
import type { MailMessages } from './shape.ts';
import { es as subscription } from './subscription/es.ts';

export const es: MailMessages = {
  footer: 'Recibes este correo porque has empezado un pedido en Vetrina. Puedes responder: lo lee una persona.',
  ...agents.es,
  ...domainMail.es,
  ...invoices.es,
  ...subscription,
  ...operator.es,
  ...manager.es,
  ...pageMails.es,
  ...helperMails.es,
  ...agreementMails.es,
  ...textMails.es,
  ...mailboxMails.es,
  ...booking,
  ...shop,
  ...news,
  'order-link': {
    subject: 'Tu pedido para {{name}}: retómalo cuando quieras',
    heading: 'Tu pedido está guardado.',
    paragraphs: [
      'Has empezado el pedido del sitio de {{name}}. Todavía no has pagado nada.',
      'Con este botón lo abres desde cualquier dispositivo, en el punto en que lo dejaste.',
    ],
    button: 'Retomar el pedido',
    after: [
      'El enlace abre tu pedido sin contraseña: no lo reenvíes.',
      '¿No has sido tú? Ignora este correo: sin pago no ocurre nada.',
    ],
  },
  'payment-confirmed': {
    subject: 'Pago recibido: {{total}} por {{name}}',
    heading: 'Gracias, hemos recibido tu pago.',
    paragraphs: [
      'Hemos recibido {{total}} (IVA incluido) por un año: {{lines}}.',
      '{{features}}',
      'Ahora lo preparamos todo. Te escribiremos en cuanto el sitio esté publicado; mientras tanto puedes seguir cada paso.',
    ],
    button: 'Seguir el progreso',
    after: [
      'La suscripción dura un año y se renueva sola; te avisamos con tiempo y puedes cancelarla.',
      'Si compras como consumidor puedes desistir en 14 días: la función «Desistir del contrato aquí» está en la página del pedido.',
    ],
    attached: 'Adjuntamos las condiciones que has aceptado, versión del {{terms}}: guárdalas.',
  },
  'site-live': {
    subject: '{{name}} ya está en línea',
    heading: 'Tu sitio está en línea.',
    paragraphs: [
      'Cualquiera puede visitarlo en {{site}}.',
      'Para la suscripción, los dominios y las facturas, añade /admin a la dirección del sitio.',
    ],
    button: 'Abrir el sitio',
    after: [
      'Un dominio nuevo puede tardar unas horas en verse en todas partes: hasta entonces también funciona {{free}}.',
    ],
  },
  'domain-problem': {
    subject: 'No se ha podido registrar el dominio {{domain}}',
    heading: 'Necesitamos que decidas qué hacer con el dominio.',
    paragraphs: [
      'El registro no nos ha concedido {{domain}}. Tu pago está a salvo y el sitio se puede visitar en su dirección gratuita.',
      'Puedes elegir otro nombre sin pagar más, o recuperar el dinero del dominio.',
    ],
    button: 'Elegir qué hacer',
    after: [],
  },
  'domain-code': {
    subject: 'El código para transferir {{domain}}',
    heading: 'Alguien ha pedido el código de {{domain}}.',
    paragraphs: [
      'Desde la página de tu pedido se ha pedido el código con el que el dominio puede pasar a otro proveedor. El bloqueo está desactivado.',
      '¿Has sido tú? Entonces solo queda dar el código al nuevo proveedor.',
      '¿No has sido tú? Abre el pedido, vuelve a activar el bloqueo enseguida y responde a este correo.',
    ],
    button: 'Abrir el pedido',
    after: [],
  },
  'domain-added': {
    subject: 'Has añadido {{domain}}',
    heading: 'El dominio está pagado.',
    paragraphs: [
      'Hemos recibido {{total}} (IVA incluido) por el primer año de {{domain}}. Ahora lo pedimos al registro.',
      'En cuanto esté activo, el sitio también responderá ahí. Se renueva junto con la suscripción, al mismo precio.',
    ],
    button: 'Ver el pedido',
    after: ['Si el registro no nos lo da, eliges otro nombre sin pagar más o recuperas el dinero.'],
  },
  'domain-refunded': {
    subject: 'Reembolso del dominio {{domain}}',
    heading: 'Te hemos devuelto el dinero del dominio.',
    paragraphs: [
      '{{total}} vuelven a la tarjeta con la que pagaste; tu banco puede tardar unos días.',
      'El sitio sigue en línea en su dirección gratuita.',
    ],
    button: 'Ver el pedido',
    after: [],
  },
};
