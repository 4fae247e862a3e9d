/** Numbers that end a line and are no prices, in the words that stand beside them: streets, ages, sizes, hours, results. */

const PRICES =
  /(?<!\p{L})(?:prezz[io]|listin[io]|tariff[ae]|quot[ae]|cost[io]|biglietti|ingress[io]|price ?list|prices?|pricing|rates?|fees?|charges?|tickets?|precios?|tarifas?|cuotas?|entradas|tarifs?|prix|billets|cotisations?|men[uùú]s?|carta|carte|τιμές|τιμή|τιμοκατάλογος|κατάλογος|εισιτήρι[αο]|μενού)(?!\p{L})/iu;
const OTHERWISE =
  /(?<!\p{L})(?:orario?|tempi|gar[ae]|races?|carreras?|αγώνες|apertur[ae]|mess[ae]|partenz[ae]|fermat[ae]|turni|risultat[io]|classific[ah]e?|giron[ei]|programma|dove|sed[ei]|indirizz[io]|taglie|età|categori[ae]|post[io]|capienza|distanz[ae]|sconti|squadr[ae]|linee|hours|times?|timetable|schedule|opening|departures?|stops?|results?|standings|scores?|programme|where|address(?:es)?|locations?|branches|sizes?|ages?|categories|seats|capacity|distances?|discounts?|squad|team|roster|line-?up|horarios?|misas?|salidas?|paradas?|resultados?|clasificación|programa|dónde|direcci[oó]n(?:es)?|sedes|tallas?|edad(?:es)?|categorías?|plazas|aforo|distancias?|descuentos?|equipos?|plantilla|líneas|horaires?|ouverture|départs?|arrêts?|résultats?|classement|où|adresses?|tailles?|pointures?|âges?|catégories|capacité|remises?|équipes?|effectif|lignes|ωράριο|ώρες|δρομολόγι[αο]|στάσεις|αναχωρήσεις|αποτελέσματα|βαθμολογία|πρόγραμμα|πού|διεύθυνση|διευθύνσεις|μεγέθη|ηλικί(?:α|ες)|κατηγορίες|θέσεις|αποστάσεις|εκπτώσεις|ομάδα|γραμμές)(?!\p{L})/iu;
const STREET =
  /^(?:via|viale|v\.le|piazz\p{L}{1,4}|p\.?zza|corso (?=\p{Lu})|c\.so|largo|vicolo|contrada|lungo\p{L}{3,8}|calle|c\/|avda?\.?|av\.|avenida|plaza|paseo|carrer|ronda|camino|rue|avenue|boulevard|bd\.?|place d\p{L}{1,2}|quai|chemin|allée|impasse|route d\p{L}{1,2}|οδός|λεωφόρος|λεωφ\.|πλατεία)(?:\s|['’]|(?<=\/))/iu;
/** "Under 12", "Taglia 46", "Interno 4", "Cena ore 20": the number belongs to the word right before it. */
const COUNTED =
  /(?<!\p{L})(?:under|over|u|sub|moins de|plus de|menos de|más de|fino a|sopra i|sotto i|up to|hasta|jusqu['’]à|έως|άνω των|κάτω των|tagli[ae]|tg\.?|sizes?|tallas?|tailles?|pointure|νούμερο|n[.°º]{1,2}|nr\.?|no\.|num(?:ero|éro)?\.?|número|αρ\.|aul[ae]|room|suite|stanza|camera|habitación|chambre|δωμάτιο|interno|int\.|scala|piano|floor|level|piso|étage|livell[oi]|nivel|niveau|vol\.?|volume|capitolo|chapter|grupp[oi]|group|grupo|groupe|class[ei]?|clase|line[ae]|línea|ligne|γραμμή|bus|tram|autobús|λεωφορείο|unit|unità|stand|box|local|bay|gate|platform|binario|tavol[oi]|table|mesa|max|min|massimo|minimo|posti|seats|km|anni|ann[oi]|age|aged|edad|years|tel\.?)\s\d{1,3}(?:[.,]\d{1,2})?$/iu;
/** "Camere 12, posti letto 30": what people count when they tell how large a place is. */
const COUNTS =
  /^(?:camer[ae]|stanz[ae]|post[io]|lett[io]|bagn[io]|pian[io]|person[ae]|ospit[ie]|tavol[io]|aul[ae]|sal[ae]|soci|alliev[io]|ann[io]|giorn[io]|or[ae]|ettari|superficie|rooms?|bed(?:room)?s?|bath(?:room)?s?|guests?|people|sleeps|seats?|tables?|floors?|members|pupils|students|years|days|hours|acres|habitaci(?:ón|ones)|camas?|baños?|plazas?|personas?|mesas?|salas?|plantas?|socios|alumnos|años|días|horas|chambres?|couchages?|lits?|places?|personnes|tables|étages?|salles?|élèves|adhérents|jours|heures|δωμάτι[αο]|κρεβάτια|άτομα|μπάνια|θέσεις|τραπέζια|όροφοι|μέλη|μέρες|ώρες|χρόνια)(?!\p{L})/iu;

/** "Line 12 Market Square 7.15" */
const OF_LINE = /^\P{L}*(?:line[ae]?|línea|ligne|γραμμή|bus|autobús|tram|route) \d{1,3}(?!\p{L})/iu;

/** True for the name of what is counted rather than sold. */
export const isCount = (name: string): boolean => COUNTS.test(name);

/** True for a title or label that says that money follows: "PREZZI TAGLI", "Tarifs 2026 :". */
export const namesPrices = (label: string): boolean => PRICES.test(label) && !OTHERWISE.test(label);

/** True for a label above lines whose numbers are hours, ages, addresses, results. */
export const namesOther = (label: string): boolean => OTHERWISE.test(label) && !PRICES.test(label);

/** True for a line whose last number is told of something else than its price. */
export const isNumbered = (line: string): boolean => STREET.test(line) || OF_LINE.test(line) || COUNTED.test(line);
