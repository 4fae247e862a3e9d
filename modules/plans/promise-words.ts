/**
 * How a text would promise what cannot be had yet, in each language: one expression for each feature that
 * an installation may lack, and for each promise beside them. tests/walls/promises.test.ts looks for them in every text that
 * a customer reads, with the feature off, and for the feature's own name with it on.
 */
import type { Lang } from '../../site-kit/names.ts';
import type { EntitlementKey } from './schemas.ts';

type Words = Record<Lang, RegExp>;

export const FEATURE_WORDS: Partial<Record<EntitlementKey, Words>> = {
  mailboxes: {
    it: /casell[ae]/i,
    en: /mailbox/i,
    es: /buz[oó]n/i,
    fr: /boîtes?\b(?! de dialogue)/i,
    el: /θυρίδ/i,
  },
  sync: {
    it: /aggiorna da sol|aggiornamento automatico|cambia con lei|tenerlo aggiornato/i,
    en: /updates? itself|automatic updates?|keeps itself/i,
    es: /se actualiza sol|actualización automática/i,
    fr: /se met à jour|mise à jour automatique/i,
    el: /ενημερώνεται μόν|αυτόματη ενημέρωση|αλλάζει και ο ιστότοπος/i,
  },
  editor: {
    it: /testi e foto si cambiano|per modificarlo|modifica(re)? il (tuo )?sito/i,
    en: /change texts and photos|to edit it|edit (your|the) site/i,
    es: /cambia textos y fotos|para editarlo|editar (tu|el) sitio/i,
    fr: /textes et photos modifiables|pour le modifier|modifier (votre|le) site/i,
    el: /αλλάζετε κείμενα|για να τον αλλάξετε, προσθέστε|επεξεργα(στείτε|σία) τον ιστότοπο/i,
  },
  pages: {
    it: /pagine (in più|aggiunte|personali|scritte)/i,
    en: /extra pages|pages (you add|of your own|written)/i,
    es: /páginas (adicionales|propias|que añad|escritas)/i,
    fr: /pages (supplémentaires|personnelles|que vous ajout|écrites)/i,
    el: /(επιπλέον|δικές σας) σελίδες|σελίδες (που προσθέτ|γραμμένες)/i,
  },
  texts: {
    it: /testi scritti (da noi|per te)|scriviamo noi/i,
    en: /texts written (by us|for you)|texts we write|we write (it|them|your)/i,
    es: /textos escritos (por nosotros|para ti)|escribimos nosotros/i,
    fr: /textes (écrits par nous|rédigés pour vous)|nous (les )?écrivons pour vous/i,
    el: /κείμενα γραμμένα (από εμάς|για εσάς)|γράφουμε εμείς/i,
  },
  languages: {
    it: /\d lingue/i,
    en: /\d languages/i,
    es: /\d idiomas/i,
    fr: /\d langues/i,
    el: /\d γλώσσες/i,
  },
  statistics: { it: /statistic/i, en: /statistics/i, es: /estadístic/i, fr: /statistique/i, el: /στατιστικ/i },
  shop: {
    it: /negozio online|vendi dal sito|in più vendi|per vendere|negozio, prenot/i,
    en: /online shop|sell from|to sell|you can sell|a shop, book/i,
    es: /tienda en línea|vende desde|además vendes|para vender|tienda, res/i,
    fr: /boutique en ligne|vendez|pour vendre|boutique, rés/i,
    el: /ηλεκτρονικό κατάστημα|πουλήστε|πουλάτε|πωλήσεις|κατάστημα, κρατ/i,
  },
  booking: { it: /prenot/i, en: /booking/i, es: /reserva/i, fr: /réserv/i, el: /κρατήσεις/i },
  newsletter: {
    it: /newsletter/i,
    en: /newsletter/i,
    es: /boletín|newsletter/i,
    fr: /lettre d’information|newsletter/i,
    el: /newsletter/i,
  },
  extensions: { it: /estensioni/i, en: /extensions/i, es: /extensiones/i, fr: /extensions/i, el: /επεκτάσεις/i },
  unlimited: {
    it: /senza limiti|nessun limite/i,
    en: /unlimited|no limits/i,
    es: /sin límites/i,
    fr: /illimité|aucune limite/i,
    el: /χωρίς όρια/i,
  },
};

export const OTHER_WORDS: Record<string, Words> = {
  'a site for free': {
    it: /(versione|piano|sito) gratuit|sito gratis/i,
    en: /free (version|plan|tier|website|site\b)/i,
    es: /(versión|plan|sitio) gratuit/i,
    fr: /(version|formule|site) gratuit/i,
    el: /δωρεάν (έκδοση|πακέτο|ιστότοπ)/i,
  },
  'another layout after the purchase': {
    it: /dopo l’acquisto|layout, da cambiare/i,
    en: /after buying|layouts, changed/i,
    es: /después de comprar|diseños, para cambiar/i,
    fr: /après l’achat|mises en page, à changer/i,
    el: /μετά την αγορά|διατάξεις, (που )?αλλάζετε/i,
  },
  'a list of blocked pages': {
    it: /blocchiamo/i,
    en: /block the next/i,
    es: /bloqueamos/i,
    fr: /bloquons/i,
    el: /αποκλείουμε/i,
  },
  'a receipt in the confirmation': {
    it: /ricevuta è|la ricevuta e il|ricevuta e accesso/i,
    en: /receipt is in|(the|your) receipt and the/i,
    es: /el recibo/i,
    fr: /le reçu (est|et)/i,
    el: /η απόδειξη είναι|την απόδειξη και τον|η απόδειξη και η/i,
  },
};
