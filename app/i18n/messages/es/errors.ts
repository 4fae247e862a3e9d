import type it from '../it/errors.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  http: {
    unexpected: 'Algo ha fallado por nuestra parte. No has perdido nada: vuelve a intentarlo en un momento.',
    offline: 'Parece que no tienes conexión. Lo que has escrito sigue aquí: inténtalo cuando vuelva la red.',
    unreachable: 'No conseguimos llegar a nuestro servidor. Revisa la conexión y vuelve a intentarlo.',
    timeout: 'La respuesta no ha llegado a tiempo. Vuelve a intentarlo: no has perdido nada.',
    unavailable: 'El servicio está parado un momento. Vuelve a intentarlo en unos minutos.',
    'session-lost': 'Tu sesión ha caducado. Recarga la página para seguir donde estabas.',
    'rate-limited': 'Demasiadas solicitudes en poco tiempo. Espera un minuto y vuelve a intentarlo.',
    'too-large': 'Lo que has enviado es demasiado grande. Acórtalo y vuelve a intentarlo.',
    'not-found': 'No hemos encontrado lo que buscabas. Quizá el enlace es antiguo: empieza de nuevo desde la búsqueda.',
    'input-invalid': 'Algunos datos no están escritos como esperábamos. Revísalos y vuelve a intentarlo.',
    forbidden: 'No tienes acceso a esta parte. Vuelve atrás e inténtalo desde donde estabas.',
  },
  previews: {
    'page-missing': 'Esta página ya no existe o no es pública. Comprueba que está publicada o busca otra.',
    'page-empty':
      'Esta página está casi vacía y no basta para un sitio. Añade una descripción y algunas fotos, y vuelve a intentarlo.',
    'network-unavailable': 'La red social no nos responde. Tu página está bien: vuelve a intentarlo en unos minutos.',
    'search-unavailable': 'La búsqueda no responde en este momento. Vuelve a intentarlo dentro de poco.',
    'not-found': 'Esta vista previa ya no existe. Busca otra vez tu página y la rehacemos enseguida.',
    'build-failed': 'No hemos podido componer el sitio. Vuelve a intentarlo; si se repite, escríbenos.',
    'link-refused':
      'El enlace de la vista previa no es válido, así que no lo hemos abierto. Busca tu página aquí arriba.',
    'mail-invalid': 'Esta dirección de correo no está completa. Revísala y vuelve a intentarlo.',
  },
  domains: {
    'registrar-unavailable':
      'El registro de dominios no responde. Inténtalo dentro de poco o sigue con la dirección gratuita.',
    'name-invalid':
      'Un dominio puede tener letras, números y guiones, sin espacios. Corrige el nombre y vuelve a intentarlo.',
    taken: 'Otra persona acaba de quedarse con este dominio. Elige otro.',
  },
  ordering: {
    'plan-missing': 'Selecciona un plan',
    'domains-missing': 'Añade un dominio',
    'terms-missing': 'Para continuar tienes que aceptar las condiciones del servicio.',
    closed: 'Este pedido ya está terminado, así que no se puede cambiar.',
    'not-found': 'No encontramos este pedido, o no se abrió en este dispositivo. Empieza de nuevo desde tu página.',
    'billing-invalid': 'Falta algo en los datos de facturación. Revisa los campos marcados.',
    'domain-invalid': 'Este dominio no está bien escrito. Revisa el nombre y la extensión (.it, .com, .net).',
    'domain-taken': 'Este dominio ya no está libre. Elige otro de los propuestos.',
    'too-many-domains': 'Puedes elegir {{max}} dominios como máximo. Quita uno para añadir otro.',
    'authcode-missing':
      'Para transferir el dominio hace falta el código de autorización: te lo da tu proveedor actual.',
    'owner-missing': 'Faltan los datos del titular del dominio. Complétalos para continuar.',
    'step-early': 'Completa primero el paso anterior: lo que has escrito está guardado.',
    'input-invalid': 'Algunos datos no están escritos como esperábamos. Revísalos y vuelve a intentarlo.',
  },
  billing: {
    'provider-unavailable':
      'El servicio de pago no responde. No se te ha cobrado nada: vuelve a intentarlo en unos minutos.',
    'card-declined': 'El banco no ha aceptado la tarjeta. No se te ha cobrado nada: prueba con otra.',
    'catalogue-changed': 'La tarifa ha cambiado mientras hacías el pedido. Recarga la página y revisa el total.',
    'payment-missing': 'El pago todavía no consta como terminado. Espera un momento o recarga la página.',
  },
};
export default messages;
