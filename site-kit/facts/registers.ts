/** Numbers that are nobody's telephone: what offices, banks, insurers and registers of a trade gave. */

/** In the words that stand before them, in five languages; the Greek ones with and without their dots. */
export const REGISTER =
  /(?<!\p{L})(?:(?:tele)?fax|φαξ|p\.? ?iva|partita iva|iva|vat|c\.?i\.?f\.?|n\.?i\.?[fe]\.?|dni|siren|siret|tva|rcs|rpps|adeli|finess|orias|ape|naf|rna|rne|cpi|carte (?:pro(?:fessionnelle)?|t|g)|agréments?|immatricul\p{L}{3,6}|inscrite?s?|assur(?:é|ance)s?|police|contrat|compte|α\.?φ\.?μ\.?|α\.?μ\.?α\.?|α\.?μ\.?ε\.?|α\.?μ\.?|μ\.?η\.?τ\.?ε\.?|γ\.?ε\.?μ\.?η\.?|εσλ|εοτ|δου|μητρώ\p{L}{1,3}|μητρωο\p{L}?|[αά]δει[αά]ς?|γνωστοπο[ιί]ησ\p{L}{1,3}|κωδικ[οό]ς?|λογαριασμ[οό]ς?|ασφάλεια ευθύνης|rea|cin|cir|cis|cup|cig|sdi|cuu|scia|iban|bic|swift|abi|cab|bban|c\.? ?f\.?|cod(?:ice|igo|e|\.)?s?|código|fisc(?:ale|al)?|alb[oi]|iscritt[oaie]|ordine (?:degli|dei|delle|n)|matricola|registr\p{L}{1,8}|reg|imprese|licen[czs][eia]{1,2}s?|autorizzazion[ei]|aut|protocollo|prot|polizza|assicurat[oa]|assicurazione|conto|c\/c|colegiad[oa]s?|colegio|n\.?º de|registre|rnt|vut|vft|nra|nima|matrículas?|expediente|póliza|seguro|cuenta|autorizaci[oó]n|ref(?:erence|erencia|érence)?|company|charity|permit|policy|insur(?:ed|ance)|account|sort code|eori|duns|utr|gdc|gmc|nmc|gphc|hcpc|goc|rcvs|sra|fca|ico|urn|ofsted|atol|abta|iata|gas safe|niceic|isbn|issn|ean|gtin|sku|imei|serial|serie|matr)(?!\p{L})/iu;

/** True for a sentence that holds a number of a register. */
export const namesRegister = (text: string): boolean =>
  REGISTER.test(text) && /\d{5}/u.test(text.replaceAll(/(?<=\d)[ .-](?=\d)/gu, ''));

/** Numbers that can be called in the countries where the product is sold: national numbering plans, 2026. */
const PLANS = [
  ['+39', /^(?:0[1-9]\d{4,9}|3\d{8,9}|80[03]\d{6})$/],
  ['+34', /^[6-9]\d{8}$/],
  ['+33', /^[1-9]\d{8}$/],
  ['+44', /^(?:[1-3]\d{8,9}|7\d{9}|8\d{8,9})$/],
  ['+30', /^(?:2\d{9}|69\d{8}|80\d{8})$/],
  ['+357', /^[279]\d{7}$/],
] as const;

/** True for a number of a country's plan; elsewhere for one that was written with its country. */
export function isOfPlan(e164: string, written: string): boolean {
  const [code, plan] = PLANS.find(([country]) => e164.startsWith(country)) ?? [];
  return code !== undefined && plan ? plan.test(e164.slice(code.length)) : written.trim().startsWith('+');
}

/** "AMA", "REA", "ES": capitals alone are an office or a country, as long as they are not what telephones are called. */
export const isAcronym = (name: string): boolean =>
  /^\p{Lu}{1,4}$/u.test(name) && !/^(?:TEL|TÉL|CELL?|MOB|TLF|TFNO?|FISS|CASA|FIJO|ΤΗΛ|ΚΙΝ)$/u.test(name);
