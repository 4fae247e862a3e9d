import type it from '../it/vetrina.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  meta: {
    title: 'Vetrina: tu página de Facebook, convertida en un sitio web',
    description:
      'Busca el nombre de tu negocio, mira el sitio ya hecho y quédatelo desde {{price}} al año, IVA incluido.',
  },
  errors: { 'vetrina-domains': 'Añade un dominio', 'vetrina-plan': 'Selecciona un plan' },
  hero: {
    title: 'Tu página de Facebook, convertida en un sitio web.',
    lead: 'Escribe el nombre de tu negocio: el sitio lo ves aquí abajo, antes de decidir.',
  },
  search: {
    label: 'Nombre de tu negocio',
    placeholder: 'Taberna La Higuera',
    hint: 'Bastan dos letras. No hace falta registrarse.',
    results: 'Páginas encontradas',
    searching: 'Buscando…',
    found_one: '{{count}} página encontrada. Elige con las flechas.',
    found_other: '{{count}} páginas encontradas. Elige con las flechas.',
    none: 'No hay ninguna página con este nombre. Prueba con el nombre exacto que tienes en Facebook o añade la ciudad.',
    clear: 'Borrar la búsqueda',
  },
  steps: {
    label: 'Cómo nace el sitio',
    queued: 'A punto de empezar',
    reading: 'Leyendo la página',
    photos: 'Eligiendo las fotos',
    composing: 'Componiendo el sitio',
    ready: 'Listo',
    failed: 'El sitio no está listo',
    working: 'Preparando el sitio de {{name}}',
    workingUnnamed: 'Preparando el sitio',
    done: 'El sitio de {{name}} está listo.',
  },
  stage: {
    label: 'Vista previa del sitio',
    frame: 'Sitio de {{name}}',
    sample:
      'Un ejemplo: la página de Facebook de una panadería y el sitio que nace de ella, con el mismo nombre, la misma foto y su horario.',
    address: 'fornoaurora.example',
    exampleName: 'Forno Aurora',
    examplePage: 'Panadería, Módena',
    examplePost: 'Centeno y trigo, recién salidos del horno. La focaccia sale a las once.',
    exampleTitle: 'El pan del barrio, cada mañana.',
    exampleHours: 'Abierto hoy de 7:00 a 13:30',
    exampleButton: 'Llama al horno',
    width: 'Ancho de la pantalla',
    desktop: 'Ordenador',
    tablet: 'Tableta',
    phone: 'Teléfono',
    open: 'Abrir en una pestaña',
    goTo: 'Ir a la vista previa',
    cancel: 'Cancelar la vista previa',
    mail: 'Recibe el enlace por correo',
    share: 'Compartir',
    shareTitle: 'El sitio de {{name}}',
    copied: 'Enlace copiado: pégalo donde quieras.',
    notShared: 'El navegador no permite copiar el enlace. Lo tienes en la barra de direcciones.',
  },
  shared: {
    preparedBy: 'Vista previa preparada por {{agent}} para {{name}}, válida hasta el {{date}}',
    prepared: 'Vista previa del sitio de {{name}}, válida hasta el {{date}}',
    take: 'Lo quiero, {{price}} al año',
    more: 'Detalles',
    description: 'El sitio de {{name}}, ya hecho: míralo tal como es antes de decidir.',
    noteTitle: 'Por qué ves este sitio de {{name}}',
    noteAgent: 'Te lo enseña {{agent}}, que trabaja con {{operator}}.',
    noteAlone: 'Lo ha preparado {{operator}}.',
    noteFrom:
      'Está hecho solo con lo que tu página pública muestra a todos: nombre, textos, fotos, horarios, contactos. No está en línea y los buscadores no lo ven. Si te gusta, es tuyo; si no, no tienes que hacer nada.',
    noteEnd:
      'El enlace deja de funcionar después del {{date}}. ¿Quieres que la vista previa desaparezca antes? <remove>Escríbenos y la quitamos</remove>. Cómo tratamos los datos está en la <privacy>página de privacidad</privacy>.',
    removeSubject: 'Quitad la vista previa de {{name}}',
  },
  mailForm: {
    label: '¿A qué dirección?',
    send: 'Enviar el enlace',
    consent: 'Enviadme solo este correo con el enlace. La dirección no se usa para nada más.',
    sent: 'Enlace enviado a {{mail}}.',
  },
  views: { label: 'Qué ver', site: 'El sitio', sources: '¿De dónde viene?', quality: 'Calidad' },
  layouts: {
    title: 'El mismo contenido, otra imagen',
    one: 'El diseño elegido para ti',
    lead: 'Prueba los demás y pide el que más te guste.',
    why: 'Te recomendamos {{layout}}. {{reason}}',
    advised: 'Recomendado',
  },
  reasons: {
    trade: 'Está pensado para negocios como el tuyo.',
    photos: 'Da espacio a las fotografías, y las tuyas lo merecen.',
    plain: 'Va bien con lo que hay en tu página.',
  },
  plans: {
    title: 'Un sitio tuyo, desde {{price}} al año',
    titleNamed: '{{name}}: este sitio es tuyo desde {{price}} al año',
    both: 'En los dos planes',
    included: 'Incluido en el precio',
    onlyPro: 'Solo en Pro',
    premiumFor: 'Para que te encuentren.',
    perYear: 'al año, IVA incluido',
    perMonth: 'Son {{price}} al mes, pagados una vez al año.',
    action: 'Suscríbete',
    need: 'El botón se activa cuando has elegido tu página.',
    goSearch: 'Búscala ahora',
    terms:
      'Se renueva cada año hasta que te des de baja. Si compras como particular, tienes {{days}} días para cambiar de idea y recuperar el dinero.',
  },
  free: {
    action: 'Ponlo en línea gratis',
    means:
      'con nuestra marca, sin buscadores, durante {{days}} días desde tu último acceso. Solo si la página es tuya.',
  },
  noscript:
    'Para buscar tu página y ver la vista previa hace falta JavaScript. Si lo prefieres, escríbenos a {{mail}} y te la enviamos nosotros.',
};
export default messages;
