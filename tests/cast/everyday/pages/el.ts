import type { EverydayPage } from '../page.ts';

export const GREEK: EverydayPage[] = [
  {
    username: 'ixthyopoleionikolas',
    name: 'ΙΧΘΥΟΠΩΛΕΙΟ Ο ΝΙΚΟΛΑΣ',
    lang: 'el',
    categories: ['Seafood Market'],
    about: '🐟 ΦΡΕΣΚΑ ΨΑΡΙΑ ΚΑΘΕ ΜΕΡΑ ΑΠΟ ΤΟΝ ΣΑΡΩΝΙΚΟ 🐟',
    description: `Τσιπούρα 12,90€/κιλό
Λαβράκι 13,50€/κιλό
Γαύρος 6€/κιλό
Χταπόδι 19 ευρώ το κιλό

Καθαρίζουμε και τα φέρνουμε σπίτι σας. Παραγγελίες στο 210 000 0501 ή στο 697 000 0502 (Νικόλας)`,
    phone: '210 000 0501 / 697 000 0502 Νικόλας',
    at: ['Ακτή Μουτσοπούλου 40', '185 36', 'Πειραιάς', 'Greece', 37.9371, 23.6512],
    hours: 'tue-sat 07:00-15:00',
    photos: [
      '/everyday/4x5/hotel-shore.jpg',
      '/everyday/9x16/nature-island.jpg',
      '/everyday/flyer/ixthyopoleionikolas.jpg',
    ],
    posts: [['2026-05-23T05:30', 'ΣΗΜΕΡΑ ΣΑΡΔΕΛΑ ΚΑΛΛΟΝΗΣ 8 ΕΥΡΩ ΤΟ ΚΙΛΟ ΜΕΧΡΙ ΕΞΑΝΤΛΗΣΕΩΣ!!!']],
  },
  {
    username: 'tavernaoplatanos',
    name: 'Ταβέρνα Ο Πλάτανος',
    lang: 'el',
    categories: ['Greek Restaurant', 'Taverna'],
    about: 'Από το 1956 κάτω από τον ίδιο πλάτανο',
    description: `Η ταβέρνα μας άνοιξε το 1956, όταν ο παππούς Θανάσης γύρισε από τα καράβια και αποφάσισε ότι δεν θέλει να ξαναδεί θάλασσα παρά μόνο από μακριά. Έστησε τέσσερα τραπέζια κάτω από τον πλάτανο της πλατείας, έβαλε τη γιαγιά Ευανθία στην κουζίνα και από τότε δεν έχουμε κλείσει ούτε μία Κυριακή. Σήμερα μαγειρεύει η τρίτη γενιά, με τις ίδιες κατσαρόλες και τις ίδιες συνταγές: κατσικάκι στη γάστρα, γίγαντες στον φούρνο, χόρτα από το βουνό και πίτες που ανοίγουμε κάθε πρωί με το χέρι. Το κρασί είναι δικό μας, από το αμπέλι πίσω από το σπίτι, και το λάδι από τις ελιές του θείου Παναγιώτη. Αν έρθετε με παιδιά, έχει χώρο να τρέξουν· αν έρθετε με παρέα, έχει χώρο να τραγουδήσετε.

Κατσικάκι στη γάστρα 12,50€
Γίγαντες 6,50€
Χορτόπιτα 5€
Χόρτα 4,50€
Κρασί χύμα (1 λίτρο) 7€

Παρασκευή και Σάββατο ζωντανή μουσική από τις 21:30. Κρατήσεις: 27210 00511 & 6970000512.`,
    phone: '27210 00511 & 6970000512',
    at: ['Πλατεία Πλατάνου', '24100', 'Άνω Βέργα Καλαμάτας', 'Greece', 37.0146, 22.1653],
    hours: 'mon-sun 12:00-00:30',
    founded: '1956',
    photos: [
      '/everyday/9x16/resto-lounge.jpg',
      '/everyday/4x5/resto-pan.jpg',
      '/everyday/4x5/resto-tomatoes.jpg',
      '/everyday/9x16/nature-mist.jpg',
    ],
    stars: [4.7, 388],
    ratings: [
      ['2026-05-18T14:00', 5, 'ΦΑΓΗΤΟ ΟΠΩΣ ΤΗΣ ΓΙΑΓΙΑΣ, ΤΟ ΚΑΤΣΙΚΑΚΙ ΑΠΛΑ ΔΕΝ ΥΠΑΡΧΕΙ!!!'],
      [
        '2026-05-05T14:00',
        5,
        'The kind of place you hope to find and never tell anybody about. 15 euros each with wine.',
      ],
    ],
  },
  {
    username: 'ktiniatreioargos',
    name: 'Κτηνιατρείο Άργος',
    lang: 'el',
    categories: ['Κτηνίατρος'],
    description: `Εμβολιασμοί, στειρώσεις, χειρουργεία, μικροτσίπ, υπέρηχος. Με ραντεβού. Επείγοντα όλο το 24ωρο στο 694 000 0522.`,
    phone: '2310 000521, επείγοντα 694 000 0522',
    emails: ['argos@example.gr'],
    at: ['Λεωφόρος Νίκης 77', '546 22', 'Θεσσαλονίκη', 'Ελλάδα', 40.6298, 22.9424],
    hours: 'mon-fri 10:00-14:00 17:30-21:00; sat 10:00-14:00',
    photos: ['/everyday/4x5/person-sarah.jpg'],
    logo: '/everyday/logo/ktiniatreioargos.png',
  },
  {
    username: 'frontistirioorosimo',
    name: 'ΦΡΟΝΤΙΣΤΗΡΙΟ ΟΡΟΣΗΜΟ',
    lang: 'el',
    categories: ['Tutor/Teacher', 'Education'],
    about: 'ΜΕΣΗ ΕΚΠΑΙΔΕΥΣΗ - ΠΑΝΕΛΛΗΝΙΕΣ - ΟΛΙΓΟΜΕΛΗ ΤΜΗΜΑΤΑ',
    description: `Πρόγραμμα θερινής προετοιμασίας:
Δευτέρα 09:00-12:00 Μαθηματικά
Τρίτη 09:00-12:00 Φυσική
Τετάρτη 09:00-11:00 Έκθεση
Πέμπτη 09:00-12:00 Χημεία

Δίδακτρα από 90 ευρώ τον μήνα. Δωρεάν δοκιμαστικό μάθημα τον Ιούνιο.`,
    phone: '24310 00531',
    at: ['Απόλλωνος 15', '42131', 'Τρίκαλα', 'Greece'],
    photos: ['/everyday/4x5/office-writing.jpg', '/everyday/flyer/frontistirioorosimo.jpg'],
  },
  {
    username: 'xenonasarxontiko',
    name: 'Ξενώνας Το Αρχοντικό της Λενιώς - Lenio Mansion',
    lang: 'el',
    categories: ['Bed and Breakfast', 'Inn'],
    about: 'Παραδοσιακός ξενώνας στα Ζαγοροχώρια | Traditional guesthouse in Zagori',
    description: `Οκτώ δωμάτια με τζάκι σε πέτρινο αρχοντικό του 1870, δίπλα στο φαράγγι του Βίκου. Πρωινό με πίτες και μαρμελάδες της Λενιώς.

Eight rooms with fireplace in a stone mansion of 1870, next to the Vikos gorge. Homemade breakfast included.

Δίκλινο / Double: 70€
Τρίκλινο / Triple: 85€
Σουίτα / Suite: 110€

ΜΗΤΕ 0622Κ000Α0000001`,
    phone: '+30 26530 00541, κιν. +30 694 000 0542',
    emails: ['lenio@example.gr'],
    website: 'http://lenio.example',
    at: ['Μονοδένδρι', '440 07', 'Κεντρικό Ζαγόρι', 'Greece', 39.8824, 20.7488],
    photos: [
      '/everyday/9x16/hotel-cliffs.jpg',
      '/everyday/4x5/hotel-bedroom.jpg',
      '/everyday/9x16/hotel-bedside.jpg',
      '/everyday/4x5/home-throw.jpg',
      '/everyday/4x5/nature-mist.jpg',
    ],
    events: [['2026-06-20T21:00:00+0300', 'Βραδιά με κλαρίνα στην αυλή', { description: 'Είσοδος ελεύθερη, ποτό 5€' }]],
  },
  {
    username: 'symvolaiografeiokarra',
    name: 'Συμβολαιογραφείο Βασιλικής Κάρρα',
    lang: 'el',
    categories: ['Συμβολαιογράφος', 'Notary Public'],
    description:
      'Αγοραπωλησίες, γονικές παροχές, διαθήκες, πληρεξούσια. Ώρες γραφείου: Δευτέρα - Παρασκευή 9:00 - 15:00 και Τρίτη, Πέμπτη 18:00 - 20:30.',
    phone: '2810 000551',
    at: ['25ης Αυγούστου 14, 2ος όροφος', '71202', 'Ηράκλειο', 'Greece', 35.3412, 25.1347],
    photos: ['/everyday/4x5/office-desk.jpg'],
  },
  {
    username: 'ilektrologosdimou',
    name: 'ΗΛΕΚΤΡΟΛΟΓΟΣ ΔΗΜΟΥ Γ.',
    lang: 'el',
    categories: ['Electrician'],
    about: 'ΒΛΑΒΕΣ ΟΛΟ ΤΟ 24ΩΡΟ',
    description: `⚡ Βλάβες - βραχυκυκλώματα
⚡ Πίνακες - ρελέ
⚡ Θερμοσίφωνες - κουζίνες
⚡ Ηλιακοί από 450€
⚡ Πιστοποιητικά ΔΕΗ (ΥΔΕ) από 60€
Πάμε παντού: Λάρισα, Τύρναβος, Φάρσαλα. Κάλεσε τώρα 694 000 0561 !!!`,
    phone: '694 000 0561 - 2410 000562',
    hours: 'mon-sun 00:00-23:59',
    photos: ['/everyday/low/garage-pencils.jpg', '/everyday/9x16/home-lamp.jpg'],
  },
];
