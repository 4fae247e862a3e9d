import type { LanguagePack } from './pack.ts';

/** Spanish texts, trade by trade. */
export const trades: LanguagePack['trades'] = {
  restaurant: {
    names: ['Casa {f}', 'Restaurante {n}', 'Mesón {n}', 'Taberna {s}'],
    about: [
      'Cocina de mercado y sobremesas largas.',
      'Platos de cuchara y producto de temporada.',
      'Treinta cubiertos en el corazón de {c}.',
    ],
    lines: [
      'Cada mañana vamos al mercado y después escribimos la carta.',
      'El pan lo hacemos nosotros y el aceite viene de un pueblo cercano.',
      'Entre semana hay menú del día con postre y café.',
      'En verano abrimos la terraza bajo la parra.',
      'Los domingos conviene reservar.',
    ],
    products: [
      'Menú del día — 14 €',
      'Croquetas de la abuela — 9 €',
      'Arroz de verduras — 13 €',
      'Bacalao al pilpil — 18 €',
      'Carrilleras al vino — 17 €',
      'Tarta de queso — 6 €',
    ],
  },
  pizzeria: {
    names: ['Pizzería {n}', 'La Pizza de {f}', 'Horno {s}'],
    about: [
      'Masa lenta y horno de leña.',
      'Pizzas para comer aquí o en casa.',
      'Dos días de reposo, noventa segundos de horno.',
    ],
    lines: [
      'La masa reposa cuarenta y ocho horas y sienta de maravilla.',
      'Puedes pedir por teléfono y pasar a recogerla.',
      'Tenemos base sin gluten, en horno aparte.',
      'Los martes, dos pizzas y una botella a precio cerrado.',
    ],
    products: [
      'Margarita — 9 €',
      'Cuatro quesos — 12 €',
      'Setas y tomillo — 12 €',
      'Sobrasada y miel — 13 €',
      'Tiramisú — 5 €',
    ],
  },
  cafe: {
    names: ['Café {n}', 'Cafetería {s}', 'El Café de {f}'],
    about: [
      'Café bien hecho y tostadas sin prisa.',
      'Desayunos, meriendas y buena conversación.',
      'Tu rincón tranquilo en {c}.',
    ],
    lines: [
      'Tostamos el café cada semana en pequeñas cantidades.',
      'Las tartas salen del horno a las nueve.',
      'A mediodía hay cremas, ensaladas y bocadillos calientes.',
      'Puedes quedarte a trabajar: hay enchufes y buena luz.',
      'Los perros son bienvenidos en la terraza.',
    ],
    products: [
      'Café solo — 1,40 €',
      'Café con leche — 1,80 €',
      'Tostada con tomate — 2,80 €',
      'Tarta de zanahoria — 4,50 €',
      'Zumo natural — 3,50 €',
    ],
  },
  bakery: {
    names: ['Panadería {s}', 'Horno {n}', 'Obrador {f}'],
    about: [
      'Pan de masa madre, cada noche.',
      'Harinas de molino y fermentaciones largas.',
      'Pan, bollería y dulces de {c}.',
    ],
    lines: [
      'Nuestra masa madre tiene más de veinte años.',
      'El pan sale a las siete y a las doce.',
      'Los viernes hacemos pan de centeno y los sábados ensaimadas.',
      'Las tartas se encargan con dos días.',
      'Lo que sobra por la noche se reparte en el barrio.',
    ],
    products: [
      'Hogaza de masa madre — 4,80 €',
      'Barra rústica — 1,40 €',
      'Ensaimada — 2,20 €',
      'Empanada — 16 €',
      'Magdalenas (6) — 4 €',
    ],
  },
  bar: {
    names: ['Bar {n}', 'Coctelería {n}', 'Vinos {s}'],
    about: [
      'Cócteles con calma y buena música.',
      'Vinos de pequeños productores y tapas frías.',
      'Se abre a las seis y se cierra sin prisa.',
    ],
    lines: [
      'La carta es corta y cambia con la estación.',
      'Los siropes y las infusiones son de la casa.',
      'Los jueves hay música en directo, sin amplificadores.',
      'También preparamos combinados sin alcohol que no aburren.',
    ],
    products: [
      'Negroni de la casa — 9 €',
      'Vermut con aceituna — 4 €',
      'Copa de la semana — 4,50 €',
      'Tabla de quesos — 14 €',
      'Limonada de romero — 5 €',
    ],
  },
  salon: {
    names: ['Peluquería {f}', 'Salón {n}', '{s} Peluqueros'],
    about: [
      'Cortes que crecen bien y color que cuida.',
      'Un salón pequeño donde te escuchan.',
      'Con cita y sin esperas.',
    ],
    lines: [
      'Antes de empezar hablamos diez minutos de lo que quieres.',
      'Usamos color sin amoniaco y envases rellenables.',
      'Somos especialistas en rizos.',
      'Para novias hacemos una prueba un mes antes.',
      'Los jueves abrimos hasta las nueve.',
    ],
    products: [
      'Corte — 28 €',
      'Peinado — 18 €',
      'Color — desde 42 €',
      'Mechas — desde 65 €',
      'Tratamiento hidratante — 20 €',
    ],
  },
  barber: {
    names: ['Barbería {s}', 'Barbería {n}', '{f} Barbero'],
    about: [
      'Tijera, navaja y toalla caliente.',
      'La barbería del barrio, con o sin cita.',
      'Cortes clásicos y barbas cuidadas.',
    ],
    lines: [
      'El afeitado se hace a navaja y con toalla caliente.',
      'Si vienes sin cita, el café corre de nuestra cuenta.',
      'Los sábados por la mañana, precio especial para niños.',
      'Los sillones son de los años cincuenta y siguen como nuevos.',
    ],
    products: ['Corte — 16 €', 'Barba — 12 €', 'Corte y barba — 25 €', 'Niños — 12 €'],
  },
  hotel: {
    names: ['Casa {n}', 'Hostal {s}', 'Posada {n}'],
    about: [
      'Seis habitaciones tranquilas y desayuno casero.',
      'Una casa familiar a diez minutos del centro de {c}.',
      'Buenas camas y consejos sinceros.',
    ],
    lines: [
      'La casa es de 1902 y la hemos restaurado poco a poco.',
      'El desayuno se sirve hasta las once, en el patio si hace bueno.',
      'Prestamos bicicletas y mapas con nuestros sitios preferidos.',
      'La entrada es desde las tres; si llegas tarde, avísanos.',
    ],
    products: [
      'Habitación individual — desde 55 €',
      'Habitación doble — desde 78 €',
      'Habitación familiar — desde 105 €',
      'Cama supletoria — 18 €',
    ],
  },
  dentist: {
    names: ['Clínica Dental {s}', 'Dentistas {s} y {s}', 'Clínica Dental {n}'],
    about: [
      'Dentistas que explican antes de empezar.',
      'Una clínica de barrio con medios modernos.',
      'Para grandes, pequeños y miedosos.',
    ],
    lines: [
      'Siempre sabrás el precio antes del tratamiento.',
      'Guardamos un hueco cada mañana para urgencias.',
      'Con los niños empezamos jugando.',
      'Se puede pagar a plazos, sin letra pequeña.',
      'Entrada a pie de calle, sin escalones.',
    ],
    products: ['Primera visita', 'Limpieza dental', 'Ortodoncia', 'Implantes', 'Odontopediatría'],
  },
  lawyer: {
    names: ['{s} Abogados', '{s} y {s} Abogados', 'Despacho {f} {s}'],
    about: [
      'Derecho de familia y civil, en palabras claras.',
      'Abogados para personas y pequeñas empresas.',
      'Presupuesto por escrito desde el primer día.',
    ],
    lines: [
      'En la primera reunión escuchamos y decimos con franqueza qué se puede hacer.',
      'Llevamos herencias, divorcios, alquileres y despidos.',
      'Hablarás siempre con la misma persona.',
      'Si hay un buen acuerdo posible, lo buscamos antes.',
    ],
    products: ['Derecho de familia', 'Herencias', 'Arrendamientos', 'Derecho laboral', 'Reclamaciones'],
  },
  accountant: {
    names: ['Asesoría {s}', 'Gestoría {s} y {s}', '{s} Asesores'],
    about: [
      'Cuentas claras para autónomos y comercios.',
      'Una asesoría de {c} que coge el teléfono.',
      'Impuestos sin sustos.',
    ],
    lines: [
      'Te avisamos antes de cada plazo.',
      'La cuota es fija e incluye las preguntas.',
      'Te ayudamos a darte de alta y a elegir bien.',
      'Dos veces al año miramos juntos los números.',
    ],
    products: ['Alta de autónomos', 'IVA e IRPF', 'Contabilidad', 'Nóminas', 'Impuesto de sociedades'],
  },
  garage: {
    names: ['Talleres {s}', 'Taller {s} e Hijos', 'Neumáticos {s}'],
    about: [
      'Mecánica, frenos y neumáticos de todas las marcas.',
      'Reparaciones honestas, presupuesto antes.',
      'Dos generaciones entre motores en {c}.',
    ],
    lines: [
      'Te decimos el precio antes de abrir el capó.',
      'Enseñamos siempre la pieza que hemos cambiado.',
      'Preparamos el coche para la ITV y lo llevamos nosotros.',
      'Hay coche de cortesía si reservas con tiempo.',
    ],
    products: [
      'Revisión completa — desde 110 €',
      'Cambio de aceite — desde 65 €',
      'Pastillas de freno — desde 80 €',
      'Pre-ITV — 35 €',
      'Diagnosis — 30 €',
    ],
  },
  electrician: {
    names: ['Electricidad {s}', 'Instalaciones {s}', '{f} {s} Electricista'],
    about: [
      'Instalaciones y averías en casas y comercios.',
      'Venimos cuando decimos que venimos.',
      'Luz y agua en {c} y alrededores.',
    ],
    lines: [
      'El presupuesto es por escrito y llega en dos días.',
      'Entregamos el boletín de cada instalación.',
      'Vamos aunque sea por un solo enchufe.',
      'Dejamos todo limpio al terminar.',
      'Atendemos averías también los sábados.',
    ],
    products: ['Instalación eléctrica', 'Averías', 'Cuadros eléctricos', 'Iluminación', 'Boletines'],
  },
  florist: {
    names: ['Floristería {n}', 'Flores {f}', 'Floristería {s}'],
    about: [
      'Flores de temporada y ramos al momento.',
      'Plantas sanas y consejos para cuidarlas.',
      'Ramos para bodas, cumpleaños y miércoles cualquiera.',
    ],
    lines: [
      'Elegimos las flores en el mercado dos veces por semana.',
      'Entregamos en {c} el mismo día si pides antes de las doce.',
      'Cada ramo se hace delante de ti.',
      'Para bodas visitamos el lugar antes de proponer nada.',
      'Damos talleres el primer domingo de mes.',
    ],
    products: [
      'Ramo de temporada — desde 20 €',
      'Orquídea — 26 €',
      'Cactus — desde 5 €',
      'Corona — desde 45 €',
      'Ramo de novia — a consultar',
    ],
  },
  fashion: {
    names: ['{n} Moda', 'Sastrería {s}', 'Boutique {f}'],
    about: [
      'Ropa elegida prenda a prenda.',
      'Pequeños talleres y tejidos naturales.',
      'Moda que dura más de una temporada.',
    ],
    lines: [
      'Conocemos a quienes cosen lo que vendemos.',
      'Los arreglos se hacen en la tienda en una semana.',
      'Llegan pocas prendas cada mes y no se repiten.',
      'Lino en verano, lana en invierno.',
    ],
    products: [
      'Camisa de lino — 62 €',
      'Vestido de verano — 85 €',
      'Pantalón a medida — desde 130 €',
      'Jersey de lana — 78 €',
      'Arreglos — desde 9 €',
    ],
  },
  furniture: {
    names: ['Muebles {s}', 'Casa {n} Interiores', 'Carpintería {s}'],
    about: ['Muebles hechos para quedarse.', 'Madera maciza, buena tela y medidas justas.', 'Taller y tienda en {c}.'],
    lines: [
      'Vamos a medir y dibujamos la habitación contigo.',
      'Restauramos y tapizamos sillas y butacas.',
      'La madera viene de bosques certificados.',
      'El transporte y el montaje están incluidos en la provincia.',
    ],
    products: [
      'Mesa de roble — desde 640 €',
      'Butaca tapizada — desde 390 €',
      'Silla de enea — 88 €',
      'Lámpara de pie — 120 €',
      'Estantería a medida — presupuesto',
    ],
  },
  gym: {
    names: ['Gimnasio {n}', 'Gimnasio {s}', 'Sala {n}'],
    about: [
      'Grupos pequeños y entrenadores atentos.',
      'Fuerza, movilidad y buen humor.',
      'La primera semana es gratis.',
    ],
    lines: [
      'Ningún grupo pasa de doce personas.',
      'Empezamos con una charla y una prueba suave.',
      'Sin permanencia: se paga mes a mes.',
      'Abrimos a las seis y media.',
      'Los miércoles, clase de espalda sana.',
    ],
    products: ['Cuota mensual — 39 €', 'Bono de diez — 70 €', 'Clase suelta — 9 €', 'Entrenamiento personal — 32 €'],
  },
  photographer: {
    names: ['{f} {s} Fotografía', 'Estudio {s}', 'Fotografías {n}'],
    about: ['Bodas y retratos con luz natural.', 'Fotos de personas, sin poses.', 'Historias en imágenes desde {c}.'],
    lines: [
      'Prefiero la luz de la ventana y las mañanas sin prisa.',
      'Antes de cada boda nos tomamos un café.',
      'Las fotos llegan en cuatro semanas.',
      'Imprimo en papel de algodón, en álbumes cosidos a mano.',
    ],
    products: [
      'Retrato — desde 110 €',
      'Sesión de familia — desde 160 €',
      'Boda — desde 1.300 €',
      'Producto — presupuesto',
    ],
  },
};
