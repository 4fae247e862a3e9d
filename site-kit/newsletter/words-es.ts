import { OWN_WORDS } from '../render/words.ts';
import type { NewsWords } from './shape.ts';

export const es: NewsWords = {
  title: 'Boletín',
  lead: 'Las novedades de {name} por correo. Antes de escribirte te pedimos que confirmes.',
  codeTitle: 'Mira tu correo',
  codeText:
    'Si esta dirección aún no está suscrita, acabamos de escribirte: en el asunto del mensaje hay un código de seis cifras. Escríbelo aquí o abre el enlace del mensaje.',
  codeHint: '¿No llega nada? Mira en el correo no deseado. El código vale media hora; el enlace, siete días.',
  codeLabel: 'Código de seis cifras',
  codeSend: 'Confirmar',
  codeWrong:
    'Este código no vale: no es correcto, ha caducado o se ha probado demasiadas veces. Escríbelo otra vez o usa el enlace del mensaje.',
  mailWrong: 'Esta dirección de correo no está completa. Se escribe así: nombre@ejemplo.es.',
  errorTitle: 'Todavía no estás suscrito. Revisa:',
  yesTitle: '¿Quieres recibir el boletín?',
  yesText:
    'Si pulsas el botón, {name} te escribirá a esta dirección. Si no lo has pedido tú, cierra la página: nadie te escribirá.',
  yesButton: 'Sí, quiero recibirlo',
  doneTitle: 'Suscripción confirmada',
  doneText: 'Gracias: recibirás el boletín de {name}. Cada mensaje lleva un enlace para darte de baja.',
  offTitle: '¿No quieres recibir más el boletín?',
  offText: 'Si pulsas el botón, {name} no volverá a escribir a esta dirección.',
  offButton: 'No me escribáis más',
  leftTitle: 'No volveremos a escribirte',
  leftText: 'Tu dirección ya no está en la lista. Si cambias de idea, puedes suscribirte otra vez.',
  eraseText: 'De la suscripción queda la prueba, con tu dirección cifrada. También puedes pedir que se borre.',
  eraseButton: 'Borrar mi dirección',
  erasedTitle: 'Dirección borrada',
  erasedText: 'No queda ninguna dirección tuya: solo un código que impide que te escribamos por error.',
  closedTitle: 'Ahora no es posible suscribirse',
  closedText:
    'Las suscripciones al boletín de {name} están cerradas. Quien ya está suscrito puede darse de baja siempre.',
  newsTitle: 'Novedades',
  eventsTitle: 'Próximos eventos',
  closedDays: 'Horarios especiales',
  productsTitle: 'Para pedir en nuestro sitio',
  isNew: 'Novedad',
  isReduced: 'Precio rebajado',
  seeProduct: 'Ver en el sitio',
  read: 'Leer todo',
  toSite: 'Abrir el sitio',
  unsubscribe: 'No quiero recibir más estos mensajes',
  footer:
    'Recibes este mensaje porque te suscribiste al boletín en el sitio de {name}. No contiene nada que diga si lo has abierto.',
  subject: 'Novedades de {name}',
  welcome: 'Te damos la bienvenida al boletín de {name}',
  backHome: OWN_WORDS.es.backHome,
};
