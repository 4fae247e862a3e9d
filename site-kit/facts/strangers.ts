/** Numbers of others that a page passes on: the doctor on call, the taxi, the police. Not those of the business itself. */
import type { FactsInput } from './input.ts';
import { oneLine } from './plain.ts';

/** Whose number it is, and the name or category of a page whose own it is. */
const STRANGERS: { word: RegExp; own: RegExp }[] = [
  {
    word: /^(?:guardia medica|continuità assistenziale|pronto soccorso|ospedale|ambulanz[ae]|centro antiveleni|hospital|emergency room|a&e|minor injuries|ambulance|urgencias médicas|ambulatorio|ambulancias?|hôpital|samu|ambulances?|centre antipoison|νοσοκομείο|ασθενοφόρο|εκαβ|κέντρο υγείας)/iu,
    own: /ospedal|hospital|hôpital|ambulan|νοσοκομ|guardia medica|pronto soccorso/iu,
  },
  {
    word: /^(?:medic[oi](?:\s|$)|dottor|doctor|gp surgery|medical cent|health cent|nhs|médico|centro (?:médico|de salud)|consultorio|médecin|centre médical|maison médicale|γιατρός|ιατρός|ιατρείο)/iu,
    own: /medic|médic|médec|doctor|dottor|health|salute|salud|santé|clinic|dent|ιατρ|γιατρ/iu,
  },
  { word: /^(?:farmaci|pharmac|chemist|φαρμακε)/iu, own: /farmac|pharmac|chemist|drugstore|φαρμακ/iu },
  {
    word: /^(?:radio ?taxi|taxis?(?!\p{L})|minicab|cab company|ncc(?!\p{L})|ταξί|ταξι|ραδιοταξί)/iu,
    own: /taxi|cab|ncc|chauffeur|transport|shuttle|limo|ταξ/iu,
  },
  {
    word: /^(?:polizi|carabinier|vigili|guardia (?:costiera|di finanza|civil)|capitaneria|questura|polic|coastguard|coast guard|fire (?:brigade|service|station)|pompier|bombero|protección civil|protezione civile|gendarmerie|soccorso alpino|mountain rescue|lifeguard|αστυνομ|λιμεναρχε|λιμενικ|πυροσβεστ|τροχαία)/iu,
    own: /poli[cz]|carabinier|guard|fire|rescue|government|public|gendarm|bomber|pompier|αστυνομ|λιμεν|πυροσβ/iu,
  },
  {
    word: /^(?:uffici[oi] (?:turistic|informazioni|iat|del turismo)|informazioni turistiche|iat(?!\p{L})|pro ?loco|tourist (?:office|info)|visitor cent|oficina de turismo|office d[eu] tourisme|syndicat d['’]initiative|γραφείο τουρισμού|τουριστικό γραφείο|τουριστική αστυνομία)/iu,
    own: /touris|turis|visitor|pro ?loco|information|τουρισ/iu,
  },
  {
    word: /^(?:stazione|aeroporto|porto(?!\p{L})|autobus|traghetti|trenitalia|airport|(?:bus|train|railway) station|ferr(?:y|ies)|estación|aeropuerto|renfe|gare(?!\p{L})|aéroport|sncf|αεροδρόμιο|λιμάνι|κτελ|σταθμός)/iu,
    own: /stazion|station|airport|aeroport|aeropuer|aéroport|ferry|bus|train|transport|travel|estaci|gare|port|κτελ|αεροδρ/iu,
  },
  {
    word: /^(?:comune(?!\p{L})|municipio|prefettura|consolato|ayuntamiento|mairie|town hall|council|consulate|embassy|ambasciata|embajada|consulado|δημαρχείο|δήμος|κεπ(?!\p{L}))/iu,
    own: /comune|municip|government|council|city|town|ayuntam|mairie|embass|consul|δήμ|δημ/iu,
  },
  {
    word: /^(?:veterinari|vet(?:s|erinary)?(?!\p{L})|vétérinaire|κτηνίατρ|canile|dog warden)/iu,
    own: /vet|vétér|animal|kennel|canil|κτηνίατρ/iu,
  },
];
/** "Il taxi", "Chiama la guardia medica": what may stand before the word. */
const OPENING =
  /^\P{L}*(?:(?:il|la|lo|i|gli|le|the|el|los|las|les|ο|η|το|numero|servizio|service|servicio|número|numéro|local|locale|nearest|per|for|para|pour|chiama(?:te)?|call|ring|llamad?|llame|appelez|καλέστε|τηλ|tel|tél)(?!\p{L})\P{L}{0,3}|l['’]){0,4}/iu;
/** Where what is told of another number ends. */
const PART = /[.!?;|•·]\s|:\s(?=\S)|\d[\d ./-]{4,30}/u;
/** A title above numbers that are all of others. */
const USEFUL =
  /^\P{L}*(?:numeri (?:utili|di emergenza|d['’]emergenza)|telefoni utili|emergenze e numeri|useful (?:phone )?(?:numbers|contacts)|emergency numbers|tel[eé]fonos (?:útiles|de inter[eé]s|de emergencias?)|números (?:útiles|de emergencias?)|num[eé]ros (?:utiles|d['’]urgence)|χρήσιμα τηλέφωνα|χρήσιμοι αριθμοί|τηλέφωνα (?:ανάγκης|έκτακτης ανάγκης))/iu;
const LONGEST_ABOVE = 600;

/** True for a number that belongs to somebody else. @param before the text up to it */
export type IsStrangers = (before: string) => boolean;

/** Reads whose numbers a page passes on; what it is itself is none of those. */
export function strangersOf(page: Pick<FactsInput, 'name' | 'category' | 'category_list'>): IsStrangers {
  const self = [page.name, page.category, ...(page.category_list ?? []).map(({ name }) => name)].map(oneLine).join(' ');
  const others = STRANGERS.filter(({ own }) => !own.test(self));
  return (text) => {
    const above = text.slice(-LONGEST_ABOVE);
    const block = above.slice(above.lastIndexOf('\n\n') + 1).split('\n');
    if (block.some((line) => USEFUL.test(line))) return true;
    const line = block.findLast((one) => /\p{L}/u.test(one)) ?? '';
    const whose = (line.split(PART).findLast((part) => /\p{L}{2}/u.test(part)) ?? '').replace(OPENING, '');
    return others.some(({ word }) => word.test(whose));
  };
}
