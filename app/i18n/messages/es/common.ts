import type it from '../it/common.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  recovery: {
    title: 'Estamos poniendo las cuentas en orden',
    text: 'Tras una restauración comparamos nuestros registros: durante un rato no se puede pedir ni pagar. Los sitios publicados siguen en línea y nada de lo que has pagado se pierde.',
    open: 'Comparar y reanudar',
  },
  'to-site': 'Tu sitio',
  skip: 'Ir al contenido',
  nav: {
    label: 'Menú principal',
    home: 'Vetrina, página de inicio',
    menu: 'Menú',
    components: 'Componentes',
    developed: 'Trabajos',
    builder: 'Crea tu sitio',
  },
  language: 'Idioma',
  languages: { it: 'Italiano', en: 'Inglés', es: 'Español', fr: 'Francés', el: 'Griego' },
  colors: 'Cambiar entre claro y oscuro',
  appearance: {
    mode: 'Aspecto',
    modes: { auto: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro' },
    scheme: 'Color',
    schemes: { aubergine: 'Berenjena', navy: 'Azul marino' },
  },
  back: 'Cancelar',
  close: 'Cerrar',
  retry: 'Reintentar',
  loading: 'Un momento…',
  requestId: 'Código de la solicitud: {{id}}',
  newTab: '(se abre en una pestaña nueva)',
  footer: {
    vat: 'NIF-IVA',
    socials: 'Nuestras redes sociales',
    policies: 'Documentos legales',
    privacy: 'Política de privacidad',
    cookies: 'Política de cookies',
    terms: 'Condiciones del servicio',
    withdraw: 'Desistir del contrato aquí',
    demo: 'Perfil de demostración: esta empresa es inventada, no vende nada y ningún pago es real.',
  },
  banner: { text: 'Tu sitio web está a una sola búsqueda.', action: 'Busca tu página' },
  cookies: {
    label: 'Aviso de cookies',
    text: 'Solo usamos cookies técnicas: tu idioma, tus colores, tu pedido. Sin publicidad y sin seguimiento.',
    more: 'Mira cuáles',
    accept: 'Aceptar',
    continue: 'Continuar',
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'En esta dirección no hay nada: quizá el enlace es antiguo o falta una letra. Puedes volver a empezar buscando tu página.',
    action: 'Busca tu página',
  },
};
export default messages;
