const CALL_US =
  /^\P{L}*(?:(?:per|for|para|pour|για)\s.{0,40}[,:]?\s*)?(?:chiama(?:ci|te(?:ci)?)?|telefona(?:ci|te(?:ci)?)?|contatta(?:ci|te(?:ci)?)|scrivi(?:ci|teci)|call|contact|phone|ring|e-?mail|message|llám[ae](?:nos|los)?|llama(?:nos)?|contáct[ae]nos|escríbenos|appelez(?:-nous)?|contactez(?:-nous)?|écrivez(?:-nous)?|καλέστε|τηλεφωνήστε|επικοινωνήστε|tel|tél|τηλ|whatsapp|info)(?!\p{L})/iu;
const LABEL_ONLY =
  /^\P{L}*(?:(?:tel|tél|telefono|teléfono|téléphone|phone|cell|fax|whatsapp|e-?mail|mail|indirizzo|address|dirección|adresse|τηλ|τηλέφωνο|διεύθυνση|web|sito|instagram|facebook)\P{L}*)?$/iu;

export interface ContactData {
  /** Digits of every number in the contact section. */
  phones: string[];
  emails: string[];
  street: string;
}

/** True for a sentence that only repeats what the contact section says: a number, an address, "call us". */
export function isContactLine(sentence: string, contact: ContactData): boolean {
  const digits = sentence.replaceAll(/\D/g, '');
  const hasPhone = contact.phones.some((phone) => phone.length >= 6 && digits.includes(phone.slice(-7)));
  const hasEmail = contact.emails.some((email) => sentence.toLowerCase().includes(email.toLowerCase()));
  if (hasPhone || hasEmail) {
    const words = sentence.replaceAll(/[+\d\s()./-]{6,}/g, ' ').split(/\s/);
    const rest = words.filter((word) => !/.@./s.test(word)).join(' ');
    return CALL_US.test(sentence) || LABEL_ONLY.test(rest) || sentence.split(/\s+/).length <= 12;
  }
  if (contact.street !== '' && sentence.toLowerCase().includes(contact.street.toLowerCase()))
    return sentence.length <= contact.street.length + 40;
  const canCall = contact.phones.length > 0 || contact.emails.length > 0;
  return canCall && CALL_US.test(sentence) && sentence.split(/\s+/).length <= 8;
}
