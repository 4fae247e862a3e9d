import type it from '../it/errors.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  http: {
    interrupted: 'El archivo no ha llegado entero. Inténtalo de nuevo: no has perdido nada.',
    unexpected: 'Algo ha fallado por nuestra parte. No has perdido nada: vuelve a intentarlo en un momento.',
    offline: 'Parece que no tienes conexión. Lo que has escrito sigue aquí: inténtalo cuando vuelva la red.',
    unreachable: 'No conseguimos conectar con nuestro servidor. Revisa la conexión y vuelve a intentarlo.',
    timeout: 'La respuesta no ha llegado a tiempo. Vuelve a intentarlo: no has perdido nada.',
    unavailable: 'El servicio no está disponible en este momento. Vuelve a intentarlo en unos minutos.',
    'session-lost': 'Tu sesión ha caducado. Recarga la página para seguir donde estabas.',
    'rate-limited': 'Demasiadas solicitudes en poco tiempo. Espera un minuto y vuelve a intentarlo.',
    'too-large': 'Lo que has enviado es demasiado grande. Acórtalo y vuelve a intentarlo.',
    'not-found': 'No hemos encontrado lo que buscabas. Quizá el enlace es antiguo: empieza de nuevo desde la búsqueda.',
    'cookies-off':
      'Tu navegador rechaza las cookies. El pedido necesita solo una, técnica: sin ella no sabríamos que es tuyo. Permítelas en este sitio y recarga la página.',
    'bad-input': 'Algunos datos no están escritos como esperábamos. Revísalos y vuelve a intentarlo.',
    'method-not-allowed': 'Esta dirección es solo de lectura. Recarga la página y vuelve a intentarlo.',
    'foreign-origin':
      'La solicitud no salió de nuestras páginas, así que no la hemos ejecutado. Recarga la página y vuelve a intentarlo.',
  },
  agreements: {
    needed:
      'Antes de activarlo hace falta el acuerdo sobre los datos de los visitantes: léelo, acéptalo y vuelve a intentarlo.',
    changed: 'El acuerdo ha cambiado mientras leías. Recarga la página y lee la versión nueva.',
    none: 'Aún no has aceptado ningún acuerdo.',
  },
  access: {
    'prove-again':
      'Para el dinero y los datos de las personas te preguntamos otra vez quién eres. No ha cambiado nada: pulsa de nuevo y confirma con el enlace que te enviamos.',
    'wrong-day': 'Elige un día entre hoy y dentro de un año.',
    'invitation-invalid': 'Esta invitación ha caducado, ya se ha usado o se ha retirado.',
    'helper-there': 'Esta persona ya está en la lista.',
    'helpers-full': 'Has invitado al máximo de personas. Quita un acceso para invitar a otra.',
    'helper-mails': 'Por hoy hemos enviado bastantes invitaciones. Inténtalo mañana.',
    'helper-missing': 'Esta persona ya no está en la lista. Recarga la página.',
  },
  identity: {
    'invite-invalid': 'Esta invitación ha caducado o ya se ha usado. Pide otra a quien gestiona Vetrina.',
    'sign-in-needed': 'Para seguir, inicia sesión.',
    'wrong-credentials': 'El correo o la contraseña no son correctos. Revísalos y vuelve a intentarlo.',
    'password-guessable':
      'Esta contraseña se adivina con demasiada facilidad: está hecha de nombres conocidos, teclas vecinas o pocos caracteres. Elige algunas palabras sin relación.',
    'too-many-tries': 'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
    'code-needed': 'Falta el código de la aplicación de autenticación.',
    'wrong-code': 'Este código no es correcto o ya se ha usado. Espera al siguiente y vuelve a intentarlo.',
    'factor-held': 'Ya tienes un segundo factor.',
    'not-allowed': 'Tu cuenta no lo permite: pregunta a quien gestiona Vetrina.',
    'mail-taken': 'Este correo ya tiene una cuenta.',
    'not-found': 'Esta persona ya no existe.',
  },
  invoicing: {
    'not-found': 'Este documento no existe o pertenece a otro pedido.',
    'not-rejected': 'El documento no fue rechazado: no hay nada que reenviar.',
    'resend-too-late': 'Han pasado los cinco días para reenviarlo con el mismo número: decide el asesor fiscal.',
  },
  jobs: {
    'not-found': 'Este trabajo ya no existe.',
    retried: 'Este trabajo ya está otra vez en la cola.',
  },
  inbox: {
    'not-found': 'Este evento no existe o no se puede repetir.',
  },
  tasks: {
    'not-found': 'Esta tarea ya no existe.',
  },
  recovery: {
    closed:
      'Estamos poniendo en orden las cuentas tras una restauración: durante un rato no se puede pedir ni pagar. Los sitios siguen en línea. Lo que has escrito se queda aquí: inténtalo más tarde.',
    'not-in': 'Esta instalación no está en recuperación: no hay nada que comparar.',
    'not-compared':
      'La comparación tiene más de media hora, o los proveedores ya dicen otra cosa: compara de nuevo y vuelve a leer.',
    'vendor-away': 'Un proveedor no responde: sin él no se sabe qué falta. Compara de nuevo.',
  },
  previews: {
    'link-ended': 'Este enlace ha caducado o se ha anulado. Pide uno nuevo o busca la página aquí arriba.',
    'link-missing': 'Este enlace no existe, o no es tuyo.',
    'mails-enough': 'Hoy ya hemos escrito bastante a esta dirección. Prueba mañana, o copia el enlace.',
    'page-missing': 'Esta página ya no existe o no es pública. Comprueba que está publicada o busca otra.',
    'page-empty':
      'Esta página está casi vacía y no basta para un sitio. Añade una descripción y algunas fotos, y vuelve a intentarlo.',
    'network-unavailable': 'La red social no nos responde. Tu página está bien: vuelve a intentarlo en unos minutos.',
    'search-unavailable': 'La búsqueda no responde en este momento. Vuelve a intentarlo dentro de poco.',
    'not-found': 'Esta vista previa ya no existe. Busca otra vez tu página y la rehacemos enseguida.',
    'build-failed': 'No hemos podido componer el sitio. Vuelve a intentarlo; si se repite, escríbenos.',
    'link-refused':
      'El enlace de la vista previa no es válido, así que no lo hemos abierto. Busca tu página aquí arriba.',
  },
  domains: {
    'dns-unavailable':
      'El DNS no responde, y lo que no se puede leer no lo damos por ausente. Inténtalo de nuevo en unos minutos.',
    'registrar-unavailable':
      'El registro de dominios no responde. Inténtalo dentro de poco o sigue con la dirección gratuita.',
    refused: 'El registro no ha aceptado esta solicitud. Elige otro dominio o escríbenos.',
    state: 'Este dominio ya no se puede cambiar desde aquí. Recarga la página para ver cómo va.',
    'transfer-locked':
      'El dominio está bloqueado en tu proveedor actual. Desbloquéalo en su panel y vuelve a intentarlo.',
    'transfer-too-recent':
      'Este dominio se registró o se transfirió hace menos de 60 días: el registro aún no deja moverlo.',
    'transfer-code': 'El código de transferencia no es correcto. Cópialo de nuevo del panel de tu proveedor actual.',
    'transfer-not-registered': 'Este dominio no es de nadie, así que no hay nada que transferir. Puedes registrarlo.',
    'transfer-refused':
      'El registro dice que este dominio no se puede transferir ahora. Pregunta a tu proveedor actual.',
    'registrant-country':
      'Un dominio .it solo puede ser de quien está en el Espacio Económico Europeo, Suiza, San Marino o el Vaticano. Elige .com o .net, o déjalo a nuestro nombre.',
    'not-yours': 'Este dominio no es, o ya no es, de este pedido. Recarga la página.',
    'nothing-to-answer':
      'Aquí ya no hay nada que responder: la pregunta ha cambiado o ya tiene respuesta. Recarga la página.',
    'nothing-to-replace': 'No hay ningún dominio que sustituir: ya está registrado o el problema ya está resuelto.',
  },
  ordering: {
    'already-sold':
      'Este negocio ya tiene su sitio, así que no cobramos otra vez. Si es el tuyo, entra con el correo del pedido: allí está todo.',
    'manager-link-invalid': 'Este enlace ha caducado o ya se ha usado. Pide otro: llega enseguida.',
    'social-denied':
      'Has cancelado en Facebook, así que no hemos recibido nada. Vuelve a intentarlo o pide el enlace por correo.',
    'social-ended': 'El acceso con Facebook ha tardado demasiado o ya se ha usado. Empieza de nuevo.',
    'social-no-order':
      'No se ha comprado ningún sitio para las páginas que nos has mostrado. Prueba con el correo del pedido o marca la página correcta en Facebook.',
    'social-unavailable': 'Facebook no nos responde. Vuelve a intentarlo dentro de poco o pide el enlace por correo.',
    'social-strange':
      'Este acceso no empezó en este navegador, o ha pasado demasiado tiempo. Vuelve a intentarlo desde aquí.',
    'no-withdrawal': 'Para este pedido ya no es posible desistir, o quien compró es una empresa.',
    'withdrawal-late': 'Los 14 días para desistir han pasado. Puedes cancelar con efecto al vencimiento.',
    'letter-dates':
      'Las fechas de la carta no encajan: enviada después de la compra, recibida después del envío y no en el futuro.',
    'plan-missing': 'Selecciona un plan',
    'domains-missing': 'Añade un dominio',
    'terms-missing': 'Para continuar tienes que aceptar las condiciones del servicio.',
    'terms-changed':
      'Las condiciones han cambiado desde que abriste esta página. Recárgala, léelas y acéptalas de nuevo: lo que escribiste se conserva.',
    closed: 'Este pedido está cerrado, así que ya no se puede cambiar.',
    changed: 'El carrito ha cambiado en otra pestaña: compruébalo y vuelve a abrir el pago.',
    'not-found': 'No encontramos este pedido, o no se abrió en este dispositivo. Empieza de nuevo desde tu página.',
    'billing-invalid': 'Falta algo en los datos de facturación. Revisa los campos marcados.',
    'domain-invalid': 'Este dominio no está bien escrito. Revisa el nombre y la extensión (.it, .com, .net).',
    'domain-taken': 'Este dominio ya no está libre. Elige otro de los propuestos.',
    'domain-asked': 'El banco todavía está respondiendo: vuelve a intentarlo en unos minutos.',
    'domain-waits': 'Otro dominio espera todavía su pago. Págalo o anula su solicitud.',
    'domains-full': 'Ya tienes el máximo de dominios de una suscripción.',
    'authcode-invalid': 'El código de transferencia no es correcto. Cópialo otra vez del panel de tu proveedor actual.',
    'domain-info-missing': 'Faltan los datos del titular del dominio. Complétalos para continuar.',
    'link-invalid':
      'El enlace al pedido no es válido o ha caducado. Abre el de nuestro último correo o empieza de nuevo desde tu página.',
    state: 'El pedido ha cambiado mientras tanto. Recarga la página: tus datos están guardados.',
  },
  mailboxes: {
    unavailable: 'Aquí todavía no se pueden tener buzones de correo.',
    'not-now': 'Ahora mismo no se puede cambiar el buzón: el pedido no está pagado, está suspendido o ha terminado.',
    'not-found': 'Este buzón no existe o pertenece a otro pedido.',
    'no-domain': 'Un buzón necesita un dominio registrado en este pedido. Elige uno y vuelve a intentarlo.',
    elsewhere: 'El correo de este dominio se queda donde está ahora: no abrimos buzones hasta que lo traslades aquí.',
    'no-more': 'El plan incluye dos buzones y ya los tienes. Para otra dirección, usa un alias.',
    'name-unfit':
      'Delante de la @ van de 1 a 64 letras sin acentos, cifras, puntos, guiones o guiones bajos; un punto no puede ir al principio, al final ni junto a otro.',
    'name-reserved': 'El propio correo necesita esta dirección: sus mensajes ya llegan a tu primer buzón. Elige otra.',
    'name-taken': 'Esta dirección ya existe. Elige otra.',
    'not-empty': 'En el buzón ya hay mensajes: su dirección no se puede cambiar. Para tener otra, usa un alias.',
    'host-unavailable': 'El correo no responde en este momento. No ha cambiado nada: vuelve a intentarlo en un minuto.',
    'host-refused':
      'El correo ha rechazado la petición por un fallo nuestro: ya estamos avisados. No ha cambiado nada.',
    'mail-gone': 'Este mensaje o esta carpeta ya no está. Vuelve a cargar la lista.',
    'sign-in-refused': 'El buzón no se abre en este momento. Vuelve a cargar la página.',
    'not-sent':
      'El correo no responde en este momento: el mensaje no se ha enviado y está en borradores. Inténtalo de nuevo dentro de un minuto.',
    'perhaps-sent':
      'Puede que el mensaje se haya enviado: no ha llegado la confirmación. Antes de enviarlo otra vez, comprueba si se ha recibido; el texto está en borradores.',
    'sending-stopped':
      'Este buzón no puede enviar en este momento. El mensaje está en borradores: escríbenos y lo revisamos.',
    'sent-too-many':
      'Han salido muchos mensajes de este buzón en poco tiempo y por ahora se detiene. El mensaje está en borradores: inténtalo más tarde.',
    'recipient-refused':
      'Ninguna de estas direcciones recibe correo: comprueba cómo están escritas. El mensaje está en borradores.',
    'files-large':
      'Los archivos adjuntos de un mensaje pueden pesar 15 MB en total. Quita uno, o envía un enlace en lugar del archivo más grande.',
    'files-many': 'Un mensaje puede tener veinte archivos adjuntos como máximo. Quita alguno e inténtalo de nuevo.',
    'files-changed':
      'Los archivos adjuntos han cambiado en otra ventana: el mensaje no se ha enviado. Mira la lista actualizada y pulsa Enviar otra vez.',
    'mail-refused':
      'El mensaje se ha rechazado por su contenido. Está en borradores: cambia el texto e inténtalo de nuevo.',
    'mail-too-large': 'Este mensaje es demasiado grande para leerlo aquí: ábrelo en tu aplicación de correo.',
    'box-full': 'El buzón está lleno. Elimina algunos mensajes e inténtalo de nuevo.',
    'link-ended': 'Este enlace ha caducado o ya se ha usado. Pide otro en la página de tu pedido.',
    'password-length': 'La contraseña tiene de 12 a 128 caracteres.',
    'password-guessable':
      'Esta contraseña se adivina con demasiada facilidad: está hecha de nombres conocidos, teclas vecinas o pocos caracteres. Elige unas palabras sin relación.',
    'take-busy':
      'Ahora mismo ya se están descargando buzones, quizá también este. No ha cambiado nada: inténtalo de nuevo en unos minutos.',
    'forward-unfit': 'Esta no es una dirección de correo a la que podamos reenviar: comprueba cómo está escrita.',
    'forward-self': 'Es el mismo buzón: un reenvío a sí mismo no acabaría nunca. Elige otra dirección.',
    'forward-there': 'Este buzón ya reenvía a esta dirección.',
    'too-many-forwards': 'Un buzón reenvía a dos direcciones como máximo. Quita una e inténtalo de nuevo.',
    'forwards-asked': 'Hoy ya has pedido seis confirmaciones. Inténtalo mañana.',
    'too-many-devices':
      'Un buzón se abre en diez dispositivos como máximo. Quita uno que ya no uses y vuelve a intentarlo.',
    'reply-dates': 'El último día no puede haber pasado ya ni ser anterior al primero. Cámbialo y vuelve a intentarlo.',
    'old-refused':
      'El buzón antiguo no acepta este nombre o esta contraseña. Compruébalos en tu programa de correo: algunos proveedores piden una contraseña para aplicaciones.',
    'old-unreachable':
      'El servidor del buzón antiguo no responde. Comprueba cómo está escrito; si es correcto, inténtalo de nuevo dentro de un rato.',
    'import-too-much':
      'En el buzón antiguo hay más correo del que cabe en este. Borra allí los mensajes más pesados, vacía la papelera y empieza de nuevo: no se pierde nada.',
    'name-held':
      'El correo de este dominio todavía llega aquí para otro pedido, y no puede llegar para dos. Si también es tuyo, cierra allí el correo del dominio; si no lo es, escríbenos.',
    'not-here-yet': 'El dominio todavía no está con nosotros: el correo llegará aquí en cuanto termine el traslado.',
    'stopped-by-us':
      'El envío desde este buzón lo hemos detenido nosotros, por seguridad. Responde a uno de nuestros correos y lo activaremos juntos.',
    'too-many-aliases': 'Un dominio tiene diez alias como máximo. Quita uno y vuelve a intentarlo.',
  },
  plans: {
    'not-sold':
      'Este plan no está a la venta hoy: todavía no te daría nada más. No hemos cobrado nada y nada ha cambiado: elige otro plan.',
  },
  billing: {
    'no-such-line': 'Esta línea no se pagó o ya no existe.',
    'refund-too-much': 'Ya se devolvió parte de este pago: la línea supera lo que queda.',
    'no-such-refund': 'Este reembolso ya ha terminado.',
    'no-subscription': 'La suscripción de este pedido ha terminado o aún no ha empezado.',
    'change-waits':
      'Otro cambio de la suscripción espera su pago. Págalo o vuelve a intentarlo en un día: para entonces habrá caducado.',
    'plan-held': 'Ya tienes este plan.',
    'quote-old': 'El precio mostrado ya no vale. Lo calculamos de nuevo: revísalo y confirma.',
    'cancel-late':
      'Es tarde para cancelar antes de esta renovación: faltan menos de 15 días. Podrás cancelar para el año siguiente.',
    'letter-late':
      'La carta se envió menos de 30 días antes del vencimiento: este año se renueva. Hasta 15 días antes, el cliente aún puede cancelar en la página del pedido.',
    'letter-renewed':
      'La carta llegaba a tiempo para una renovación que ya se ha cobrado: devuelve ese pago en lugar de registrarla.',
    'no-free-exit': 'Te avisamos de la renovación a tiempo, así que solo puedes cancelar con efecto al vencimiento.',
    'nothing-owed': 'No hay nada que pagar.',
    'provider-unavailable':
      'El servicio de pago no responde. No se te ha cobrado nada: vuelve a intentarlo en unos minutos.',
    'card-declined': 'El banco no ha aceptado la tarjeta. No se te ha cobrado nada: prueba con otra.',
    'provider-refused':
      'El servicio de pago ha rechazado la solicitud. No se te ha cobrado nada: vuelve a intentarlo o escríbenos.',
    'amount-differs':
      'El importe cambió mientras pagabas, así que nos hemos detenido. Te escribiremos para arreglar el pago.',
  },
  sync: {
    'connect-ended': 'Facebook no ha aceptado la confirmación. Vuelve a conectar la página.',
    'connect-foreign': 'Con este acceso no tienes el control total de la página.',
    'connect-refused':
      'Faltan permisos sin los que la página no se puede conectar. Vuelve a intentarlo y déjalos todos activados.',
    'connect-unavailable': 'Facebook no responde. Vuelve a intentarlo dentro de unos minutos.',
    'not-in-plan': 'El plan de este sitio no sigue la página. Con Premium o Pro el sitio se actualiza solo.',
    'not-signed': 'Esta petición no viene de Facebook: no se ha aceptado.',
    'not-moved': 'La página no se ha mudado, o ya se sigue en su nueva dirección. Recarga y mira otra vez.',
    'page-taken': 'Otro sitio sigue ya la página nueva. Escríbenos: lo lee una persona.',
    'page-unlike':
      'La página nueva tiene otro teléfono y otra dirección: por seguridad no la seguimos. Corrígelos en la página y vuelve a intentarlo, o haz tuyo el sitio.',
    'not-open':
      'Ya no hay nada que decidir: ya has respondido, o la página dice otra cosa. Recarga y mira cómo está ahora.',
    'read-lately': 'La página se ha leído hace poco. Puedes pedirlo de nuevo dentro de cinco minutos.',
  },
  booking: {
    'by-phone': 'Con estos datos el negocio no acepta reservas en línea. No se ha reservado nada: llama.',
    'deposit-changed': 'Mientras tanto la señal ha cambiado. Nada más ha cambiado: léela de nuevo.',
    'mail-needed': 'Con una señal hace falta un correo, al que enviar la confirmación de lo que se paga.',
    'no-deposits': 'Aquí no se pueden pedir señales. No ha cambiado nada.',
    'deposit-too-high': 'La señal no puede superar el precio escrito al lado. No ha cambiado nada.',
    'time-taken': 'Esta hora se acaba de ocupar. No ha cambiado nada: elige otra de las libres.',
    closed: 'Ahora no se aceptan reservas: están en pausa, o el plan no las incluye. Las que ya hay se mantienen.',
    'too-late':
      'Es demasiado tarde: ya pasó el plazo para hacerlo. No ha cambiado nada; para esta reserva hace falta una llamada.',
    'person-booked': 'Esta persona todavía tiene citas. Cámbialas o cancélalas y después quítala.',
    'table-booked':
      'Alguien tiene todavía esta mesa reservada, y no hay otra libre. No ha cambiado nada: cambia o cancela esas reservas, que están aquí con su mesa, y prueba de nuevo.',
    'table-not-free':
      'Esta mesa no se puede dar a esa hora: está ocupada, es demasiado pequeña o ya no existe. No ha cambiado nada: elige otra.',
    'kind-in-use': 'Hay reservas de este tipo, que ya no se podrían leer. Espera a que pasen, o cancélalas.',
    'places-taken': 'Ya hay más plazas ocupadas. No ha cambiado nada: pon al menos esas, o cancela a alguien.',
    'date-present':
      'A esa hora ya hay una fecha con este título, pero con otras plazas, otra duración u otro precio. No ha cambiado nada: cambia sus plazas, o cancélala antes.',
    'time-needed': 'Escribe también la hora: quien pidió un día espera saber cuándo. No ha cambiado nada.',
    dates:
      'Estos días no se pueden pedir: ya han pasado, están demasiado lejos o son demasiadas noches. No ha cambiado nada: elige otros.',
    'not-found': 'Esta reserva no existe, o ya no está. Vuelve a cargar la página y empieza por la lista.',
    changed: 'Mientras tanto esta reserva ha cambiado, y lo que has pulsado ya no vale. Ahora ves cómo está.',
    'one-needed': 'Hace falta al menos una que se pueda reservar; si no, no se reserva nada. Deja una activa.',
    'contact-needed': 'Falta un contacto: sin él no se puede avisar de un cambio. Escribe un teléfono o un correo.',
    'too-many':
      'Aquí se llega a un límite: demasiadas reservas a la vez, demasiados días cerrados, o más de 60 entre personas y mesas. No ha cambiado nada: quita lo que ya no haga falta, o inténtalo más tarde.',
    'too-early': 'Es demasiado pronto para marcarlo: esa hora todavía no ha llegado. Inténtalo cuando llegue.',
    party: 'Para tantas personas no se reserva en el sitio. Los grupos mayores llaman.',
    'unknown-service': 'Esto ya no se reserva. Vuelve a cargar la página y elige otra cosa.',
    'feed-address':
      'Esta no es una dirección de calendario que podamos leer: debe empezar por https:// o webcal:// y ser accesible desde Internet. Cópiala otra vez de tu calendario.',
    'feed-silent': 'El calendario no ha respondido a tiempo. No ha cambiado nada: inténtalo dentro de unos minutos.',
    'feed-refused':
      'El calendario no se deja leer con esta dirección: quizá ha cambiado, o ya no se comparte. Cópiala otra vez de tu calendario.',
    'feed-unreadable':
      'En esta dirección no hay un calendario. Hace falta la dirección «iCal» o «ICS», no la de la página: cópiala otra vez.',
    'feed-too-large':
      'Este calendario es más grande de lo que leemos (5 MB, 5000 citas). Haz uno aparte con lo que cuenta y añade ese.',
    'unknown-person': 'Esta persona ya no está entre quienes atienden. Vuelve a cargar la página y elige otra.',
  },
  takings: {
    'not-offered': 'En esta instalación no se cobra con tarjeta. Las reservas siguen.',
    closed: 'La cuenta de Stripe está cerrada y no se puede reabrir desde aquí. Escríbenos: conectamos otra.',
    'no-contract': 'La cuenta se abre para un sitio con contrato. Este todavía no tiene ninguno.',
    'not-active': 'Ahora no se puede pagar con tarjeta. No se ha pedido nada: inténtalo de nuevo o llama.',
    'not-paid': 'Por este pedido no llegó dinero: no hay nada que devolver.',
    'too-much': 'Ya se ha devuelto casi todo: no se puede devolver más de lo pagado.',
  },
  shop: {
    'by-phone': 'Con estos datos el negocio no acepta pedidos en línea. No se ha pedido nada: llama.',
    'out-of-reach': 'A este código postal no se entrega. No se ha pedido nada: elige otra forma, o recógelo.',
    'too-many-ways': 'Hay 6 formas de entrega como mucho. No ha cambiado nada: quita una.',
    'no-country': 'No sabemos en qué país está el negocio: el sitio no ofrece entrega. No ha cambiado nada.',
    codes: 'Uno de los códigos postales no es de este país. No ha cambiado nada: corrígelo y guarda de nuevo.',
    'mail-needed':
      'Hace falta un correo para la confirmación de la compra. No se ha pedido nada: escríbelo y confirma.',
    'reach-needed':
      'Quien paga con tarjeta debe poder leer tu teléfono y tu correo: escríbelos en los contactos del sitio y publica, y vuelve a intentarlo.',
    'no-account':
      'Tu cuenta todavía no cobra, así que no se puede pagar con tarjeta. Conéctala con Stripe o sigue con las reservas.',
    closed:
      'Ahora no llegan pedidos: la tienda está en pausa, o el plan no la incluye. Los pedidos que hay se mantienen.',
    'sold-out': 'Uno de los productos se acaba de agotar. No se ha pedido nada: mira cuántos quedan.',
    'price-changed': 'Un precio acaba de cambiar. No se ha pedido nada: revisa el total y confirma.',
    minimum: 'El importe está por debajo del mínimo. No se ha pedido nada: añade algo.',
    age: 'El alcohol se vende solo a mayores de edad. No se ha pedido nada: confirma la edad o quítalo.',
    lines: 'Un pedido tiene de 1 a 50 productos distintos. No se ha pedido nada.',
    'too-many':
      'Aquí se llega a un límite: 300 productos, 400 variantes en total. No ha cambiado nada: quita lo que ya no haga falta.',
    'too-many-orders': 'Con estos datos ya hay demasiados pedidos por recoger. No se ha pedido nada: cancela uno.',
    'contact-needed': 'Hace falta un teléfono o un correo para avisar cuando esté listo. No se ha pedido nada.',
    'not-found': 'Este pedido o producto no existe, o ya no está. Recarga la página y empieza por la lista.',
    changed: 'Algo ha cambiado mientras tanto, y lo que has pulsado ya no vale. Ahora ves cómo está.',
    'one-needed':
      'Aún no hay nada que se pueda pedir. Pon precio al menos a un producto, y a los alimentos sus alérgenos; después abre.',
    'unknown-photo': 'Esta foto no es de las del sitio. No ha cambiado nada: elige otra.',
  },
  blocklist: {
    'contact-needed':
      'Hace falta un correo o un número de teléfono completo. No ha cambiado nada: revisa lo que has escrito.',
    full: 'Ya hay 500 personas bloqueadas, el máximo. No ha cambiado nada: quita un bloqueo.',
    'not-found': 'Aquí ya no hay nada de esta persona. Quizá ya se ha borrado: busca otra vez.',
    'not-over': 'Algo sigue abierto. No se ha borrado nada: termínalo o cancélalo antes y prueba otra vez.',
  },
  newsletter: {
    'name-wrong': 'Escribe un dominio tuyo, por ejemplo fornolazzari.it. No ha cambiado nada.',
    'name-ours': 'Tu dominio está con nosotros: los boletines ya salen de ahí, o saldrán en cuanto se vea.',
    closed:
      'El boletín está cerrado: está en pausa o el plan no lo incluye. Los suscritos pueden darse de baja siempre.',
    full: 'La lista está llena: tiene 5000 suscriptores. No ha cambiado nada.',
    'not-found': 'Este boletín, o este suscriptor, no está o ya no está. Recarga la página.',
    changed: 'Mientras tanto este boletín ha cambiado: lo que has pulsado ya no vale. Recarga la página.',
    nothing: 'No hay bastante que contar. Hacen falta dos novedades en la página o unas palabras tuyas.',
    'no-way': 'Aquí el envío de boletines no está configurado. No ha salido nada.',
    'not-taken': 'El servidor de correo no aceptó la prueba. Inténtalo de nuevo en unos minutos.',
    nobody: 'Aún no hay ningún suscriptor confirmado: no ha salido nada.',
    stopped: 'El boletín está parado: demasiados correos volvieron o fueron marcados. Una persona de Vetrina lo mira.',
    'too-many': 'En treinta días pueden salir ocho boletines. No ha salido nada: inténtalo más adelante.',
    time: 'Elige un momento de los próximos doce meses que no haya pasado.',
  },
  copywriting: {
    'not-found': 'Este texto no existe. Vuelve a cargar la página.',
    'not-offered': 'Por ahora no escribimos textos. Puedes escribirlos tú en el editor.',
    'not-live': 'El sitio no está en línea ahora. Pide el texto cuando vuelva a estarlo.',
    'none-left': 'Ya has pedido todos los textos de tu contrato.',
    'moved-on': 'Mientras tanto ha cambiado algo. Vuelve a cargar la página y mira cómo va el texto.',
    'draft-moved': 'Mientras tanto el cliente ha cambiado su borrador. Mira lo que hay ahora y entrega de nuevo.',
    fields: 'Un campo está vacío o es demasiado largo. Corrígelo y entrega de nuevo.',
  },
  editor: {
    'file-empty': 'Este archivo está vacío. Elige el PDF otra vez.',
    'file-form': 'Este archivo no es un PDF. Guárdalo como PDF y añádelo de nuevo.',
    'file-large': 'Este archivo pasa de 10 MB. Redúcelo y añádelo de nuevo.',
    'files-full': 'El sitio ya tiene 40 archivos y no admite más.',
    'photo-empty': 'Este archivo está vacío. Elige la foto otra vez.',
    'photo-form': 'Este archivo no es una foto. Elige un JPEG, un PNG o un WebP.',
    'photo-heic':
      'Esta foto está en formato HEIC, que no podemos leer. En un iPhone elígela desde Fotos, o guárdala antes como JPEG.',
    'photo-pixels': 'Esta imagen tiene más de 50 millones de píxeles. Redúcela y añádela de nuevo.',
    'photo-broken': 'Esta foto está dañada y no se abre. Elige otra copia.',
    'photo-small': 'Esta foto es demasiado pequeña para un sitio: necesita al menos 480 por 300 píxeles.',
    'photo-large': 'Esta foto pasa de 15 MB. Redúcela y añádela de nuevo.',
    'photo-twice': 'Esta ya la tienes.',
    'photos-full': 'El sitio tiene 500 fotos tuyas y no admite más. Quita alguna y añade esta de nuevo.',
    'not-yet': 'El sitio todavía se está preparando. Vuelve en un minuto.',
    'not-in-plan': 'El plan de este sitio no incluye la edición. Con Premium o Pro puedes cambiarlo todo.',
    'draft-moved': 'El borrador ha cambiado en otro dispositivo. Mira qué ha cambiado y vuelve a publicar.',
    'unknown-unit': 'El sitio no tiene esta parte. Recarga la página e inténtalo de nuevo.',
    'control-signs': 'El texto contiene signos que no se ven o no se leen. Quítalos o escríbelo a mano.',
    markup: 'Aquí solo va texto, sin código HTML. Quita lo que está entre < y >.',
    'no-words': 'Hacen falta palabras: un texto solo de signos o emojis no se puede leer en voz alta.',
    'too-long': 'El texto es demasiado largo. No se ha perdido nada: acórtalo y se guardará.',
    'too-many': 'Son demasiados elementos. Quita alguno y se guardará.',
    'not-this': 'Este valor no vale aquí. Revísalo e inténtalo de nuevo.',
    'list-name': 'Ponle un nombre: sin nombre no se guarda.',
    'wrong-dates': 'Estas fechas no valen. Elige un periodo de hoy en adelante, de dos años como máximo.',
    'too-many-dated': 'Ya tienes cien cambios programados. Cancela alguno e inténtalo de nuevo.',
    'layer-full':
      'El borrador está lleno: ya has cambiado todo lo que cabe en un sitio. Devuelve algún texto al de la página e inténtalo de nuevo.',
    'page-address':
      'La dirección de la página solo admite minúsculas, cifras y guiones, y no puede ser una de las que ya usa el sitio. Elige otra.',
    'page-address-taken': 'Otra página ya tiene esta dirección. Elige otra.',
    'page-full': 'La página es demasiado larga. Divídela en dos páginas o quita algún bloque.',
    link: 'Un enlace debe empezar por https:// y llevar a un sitio web. Corrige la dirección.',
    'own-host': 'Este enlace lleva a Vetrina y no a tu sitio. Para otra página tuya usa un botón.',
    'too-many-pages': 'Ya tienes todas las páginas que incluye tu plan. Quita una y añade después la nueva.',
    'no-page': 'Esta página ya no existe. Vuelve a la lista de páginas.',
    'no-version': 'Esta versión ya no existe. Elige otra.',
    'version-without-content':
      'De esta versión solo queda el aspecto, no tus textos: es anterior a la edición. Elige una más reciente.',
  },
  'free-sites': {
    denied:
      'Has cancelado en Facebook, así que no hemos recibido nada y nada está en línea. Prueba de nuevo cuando quieras.',
    ended: 'El acceso con Facebook duró demasiado o ya se había usado. Pulsa otra vez: no has perdido nada.',
    unavailable: 'Facebook no nos responde, así que no sabemos si la página es tuya. Prueba dentro de un momento.',
    'not-yours':
      'Facebook dice que no administras esta página, o no la marcaste entre las que nos enseñas. Entra como quien tiene su control total.',
    bought: 'Esta página ya tiene un sitio comprado con un plan. Quien la administra entra desde su área.',
    'not-read': 'Estamos leyendo tu página ahora mismo. Prueba de nuevo en un minuto.',
    'too-many': 'Ya tienes tres sitios en línea gratis, y no se pueden tener más. Apaga uno o pasa a un plan.',
    'too-many-here':
      'Hoy ya han salido en línea gratis cinco sitios desde esta red. Prueba mañana o desde otra conexión.',
    'layout-waits': 'El diseño ya ha cambiado en las últimas 24 horas. Puedes elegir otro mañana.',
  },
  sites: {
    'store-unavailable':
      'En este momento las fotos y las páginas no se pueden leer ni guardar. No has perdido nada: inténtalo en un minuto.',
    'page-has-site': 'Esta página ya tiene un sitio comprado con un plan.',
    'page-unreadable':
      'Esta página está escrita de una forma que no podemos leer, así que no hay sitio que mostrar. Escríbenos y la revisamos.',
    'not-published': 'El sitio todavía no está en línea. Inténtalo dentro de un minuto.',
    'quality-gate':
      'El sitio no se ha publicado porque no supera una prueba de calidad. La versión anterior sigue en línea.',
    'quality-weight': 'La primera página pesa demasiado. Acorta los textos más largos.',
    'quality-requests': 'La primera pantalla carga demasiados archivos. Quita alguna foto del principio.',
    'quality-script': 'La página lleva demasiado código. Escríbenos: el error es nuestro.',
    'quality-photo': 'La primera foto pesa demasiado. Elige otra.',
    'quality-contrast': 'Con este color algunos textos no se leen. Elige uno más oscuro o más claro.',
    'quality-alt': 'Falta la descripción de una foto. Añádela para quien no la ve.',
    'quality-structure': 'La página no está en orden para un lector de pantalla. Escríbenos: el error es nuestro.',
    'quality-overflow': 'Una palabra muy larga se sale de la pantalla del teléfono. Divídela o acórtala.',
    'quality-links': 'Un enlace no lleva a ninguna parte. Corrígelo o quítalo.',
    'quality-privacy': 'La página carga algo de otros sitios. Quítalo.',
    'not-found': 'Este sitio ya no existe. Busca otra vez tu página.',
    busy: 'Estamos trabajando en el sitio ahora mismo. Vuelve a intentarlo en un momento.',
    'host-invalid': 'Este nombre de dominio no se puede conectar al sitio. Revísalo y vuelve a intentarlo.',
    'host-taken': 'Este nombre ya está conectado a otro sitio. Elige otro.',
  },
};
export default messages;
