import type { EverydayPage } from '../page.ts';

export const SPANISH: EverydayPage[] = [
  {
    username: 'esteticalunares',
    name: 'Estética Lunares',
    lang: 'es',
    categories: ['Beauty Salon', 'Laser Hair Removal Service'],
    about: '✨ Tu centro de estética en Triana ✨',
    description: `✨TARIFAS 2026✨
Limpieza facial ........ 35€
Láser axilas ........ 25€
Láser piernas ........ 60€
Sesión completa ........ 400€
Bono 5 masajes ........ 160 €

Financiamos tu tratamiento sin intereses. ¡Pregúntanos sin compromiso! 💕`,
    phone: '954 000 301 / 654 000 302 (sólo WhatsApp)',
    emails: ['lunares@example.com'],
    at: ['C/ Pureza, 45', '41010', 'Sevilla', 'Spain', 37.3835, -6.0024],
    hours: 'mon-fri 10:00-14:00 17:00-20:30; sat 10:00-14:00',
    photos: [
      '/everyday/4x5/salon-blonde.jpg',
      '/everyday/4x5/salon-curly.jpg',
      '/everyday/9x16/salon-redhead.jpg',
      '/everyday/flyer/esteticalunares.jpg',
    ],
    posts: [
      [
        '2026-05-20T09:30',
        '💥 PROMO DE MAYO 💥 LIMPIEZA FACIAL + MASAJE DE 30 MINUTOS POR 49€, SÓLO HASTA EL DÍA 31!!!',
        '/everyday/flyer/esteticalunares.jpg',
      ],
    ],
    stars: [4.7, 98],
    ratings: [['2026-05-02T18:00', 5, 'Rocío tiene manos de ángel!!!! Llevo cuatro sesiones de láser y encantada.']],
  },
  {
    username: 'cerrajeriapradillo',
    name: 'CERRAJERIA PRADILLO 24H',
    lang: 'es',
    categories: ['Locksmith'],
    about: 'CERRAJEROS EN MÓSTOLES - APERTURAS SIN ROTURA',
    description: `Aperturas de puertas, cambio de bombines, cajas fuertes y cierres metálicos.
Apertura sencilla: 60€ (L-V de 8 a 20h)
Apertura nocturna y festivos: 95€
Cambio de bombín: desde 75€ material incluido
NO COBRAMOS DESPLAZAMIENTO EN MÓSTOLES`,
    phone: '910 000 311 · urgencias 600 000 312 (24 h)',
    always_open: true,
    at: ['Avda. Portugal 61', '28931', 'Móstoles', 'Spain', 40.3233, -3.8644],
    photos: ['/everyday/low/garage-tools.jpg'],
  },
  {
    username: 'hornosantelmo',
    name: 'Horno San Telmo',
    lang: 'es',
    categories: ['Bakery', 'Grocery Store'],
    about: 'Lunes cerrado',
    description: `Pan de masa madre y dulces de la abuela en el barrio de La Viña.

PAN
- Barra gallega - 1,20€
- Hogaza de centeno - 4,50€
- Mollete - 0,60€

DULCES
- Pestiños (docena) - 6€
- Roscón por encargo - desde 18€`,
    phone: '956 000 321',
    emails: ['pedidos@hornosantelmo.example'],
    at: ['Calle Virgen de la Palma 8', '11002', 'Cádiz', 'España', 36.5297, -6.3021],
    hours: 'tue-sat 07:00-14:30 17:30-20:30; sun 08:00-14:30',
    photos: [
      '/everyday/4x5/bakery-doughnuts-milk.jpg',
      '/everyday/4x5/bakery-croissant.jpg',
      '/everyday/9x16/cafe-boards.jpg',
      '/everyday/1x1/bakery-doughnuts.jpg',
    ],
    stars: [4.8, 211],
    ratings: [
      ['2026-05-09T12:00', 5, 'El pan de siempre, con corteza de verdad. Los pestiños vuelan a las diez de la mañana.'],
    ],
  },
  {
    username: 'notariagilontanon',
    name: 'Notaría Gil de Ontañón',
    lang: 'es',
    categories: ['Notary Public'],
    description: `Testamentos, herencias, compraventas, hipotecas, poderes y constitución de sociedades. Atención en español, inglés y portugués.

Horario de firmas: de lunes a jueves de 9:00 a 14:00 y de 16:30 a 18:30, viernes de 9:00 a 14:00.`,
    phone: '923 000 331 - Fax 923 000 332',
    emails: ['notaria@gildeontanon.example', 'herencias@gildeontanon.example'],
    at: ['Plaza de los Bandos, 3, 1º', '37002', 'Salamanca', 'Spain', 40.9664, -5.6677],
    photos: ['/everyday/4x5/office-stairs.jpg'],
  },
  {
    username: 'academiaalfil',
    name: 'Academia Alfil - Idiomas y Refuerzo Escolar',
    lang: 'es',
    categories: ['Language School', 'Tutor/Teacher'],
    about: 'Horarios:',
    description: `📚 Inglés, francés y refuerzo de todas las asignaturas. Grupos de 6 alumnos como máximo!

HORARIOS CURSO 2026/27
Lunes y miércoles 17:00-18:30: B1
Lunes y miércoles 18:30-20:00: B2
Martes y jueves 17:00-18:00: Primaria
Viernes 17:00-19:00: C1

Matrícula gratis en junio. Mensualidad: 55 euros (2 horas a la semana) u 80 euros (4 horas).`,
    phone: '+34 976 000 341',
    at: ['Calle Delicias 20', '50017', 'Zaragoza', 'Spain'],
    hours: 'mon-thu 16:30-20:30; fri 16:30-19:30',
    photos: [
      '/everyday/4x5/office-writing.jpg',
      '/everyday/4x5/office-chairs.jpg',
      '/everyday/flyer/academiaalfil.jpg',
    ],
    events: [
      [
        '2026-06-11T18:00:00+0200',
        'Jornada de puertas abiertas',
        { description: 'Prueba de nivel gratuita y merienda. Plazas limitadas!!!' },
      ],
    ],
  },
  {
    username: 'casaruraleltejo',
    name: 'Casa Rural El Tejo',
    lang: 'es',
    categories: ['Bed and Breakfast', 'Cottage'],
    about: '🏡🌲 Casa rural en Cangas de Onís, a 2 km. de los Lagos… 🥾',
    description: `Casa de piedra de 1890 con chimenea, huerto y vistas a los Picos de Europa. Se alquila entera o por habitaciones. Admitimos perros (10 € por estancia).

Habitación doble: 65€/noche con desayuno
Habitación familiar: 90€/noche con desayuno
Casa completa (8 personas): 240€/noche, mínimo 2 noches

Reservas: Marisa 650 000 351 o reservas@eltejo.example`,
    phone: '650000351',
    emails: ['reservas@eltejo.example'],
    at: ['', '33550', 'Cangas de Onís', 'Spain', 43.3517, -5.1291],
    photos: [
      '/everyday/9x16/hotel-cliffs.jpg',
      ['/everyday/4x5/hotel-bedroom.jpg', 'Habitación Carbayu'],
      ['/everyday/4x5/hotel-kitchen.jpg', 'La cocina'],
      '/everyday/9x16/nature-mist.jpg',
      '/everyday/4x5/nature-grass.jpg',
    ],
    stars: [4.9, 45],
  },
  {
    username: 'charangalospitos',
    name: 'Charanga Los Pitos',
    lang: 'es',
    categories: ['Musician/Band', 'Entertainment Website'],
    about: 'LA CHARANGA MÁS MARCHOSA DE LA RIBERA !!!!! 🎺🥁🎷',
    description: `Pasacalles, despedidas, bodas, comuniones y lo que surja. Somos 11 músicos y un bombo con nombre propio.
Contratación: Txema 677 000 361 / Iñaki 688 000 362
Repertorio de más de 120 temas!!`,
    phone: 'Txema 677 000 361 / Iñaki 688 000 362',
    photos: ['/everyday/9x16/music-stage.jpg', '/everyday/flyer/charangalospitos.jpg', '/everyday/low/music-neon.jpg'],
    events: [
      ['2026-06-06T19:30:00+0200', 'Pasacalles fiestas de Peralta', { place: 'Plaza Principal, Peralta' }],
      ['2026-06-13T22:00:00+0200', 'Boda Ainhoa y Jon (privada)', { place: 'Bodega El Sarmiento' }],
    ],
    posts: [
      [
        '2026-05-12T20:15',
        'Vaya fin de semana en Tafalla… gracias por aguantarnos hasta las 6 de la mañana!!!! 😂 Nos vemos el día 6 en Peralta.',
      ],
    ],
  },
  {
    username: 'frutasnuria',
    name: 'Frutas y Verduras Nuria',
    lang: 'es',
    categories: ['Shopping & Retail', 'Fruit & Vegetable Store'],
    about: '🍓🍒 DE LA HUERTA A TU CASA 🍒🍓',
    description: `Ofertas de la semana (hasta el sábado):
🍓 Fresón 2,95 €/kg
🍒 Picotas 5,90 €/kg
🥬 Lechuga 0,80 €/ud
🍅 Tomate de Mutxamel 3.50€/kg
🥔 Patata nueva 5 kg por 4 euros

Reparto a domicilio gratuito en Villena a partir de 20€. Pedidos por WhatsApp antes de las 12h`,
    phone: '965000371',
    whatsapp: '+34 611 000 372',
    at: ['Calle Corredera 30', '03400', 'Villena', 'Spain', 38.6357, -0.8657],
    hours: 'mon-fri 09:00-14:00 17:30-20:30; sat 09:00-14:30',
    photos: [
      '/everyday/4x5/resto-strawberries.jpg',
      '/everyday/4x5/resto-avocado.jpg',
      '/everyday/1x1/resto-tomatoes.jpg',
      '/everyday/4x5/resto-orange.jpg',
    ],
    posts: [['2026-05-23T07:45', 'Ya tenemos albaricoques de la tierra 🧡 a 3,20 €/kg, dulces como la miel']],
  },
];
