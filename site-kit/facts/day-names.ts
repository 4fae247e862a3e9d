/** Days of the week as people write them, by language; Monday is 0. */
import type { Lang } from '../document.ts';

const NAMES: Record<Lang, readonly RegExp[]> = {
  it: [
    /^lun(?:ed[iì]['’]?)?$/u,
    /^mart?(?:ed[iì]['’]?)?$/u,
    /^merc?(?:oled[iì]['’]?)?$/u,
    /^giov?(?:ed[iì]['’]?)?$/u,
    /^ven(?:erd[iì]['’]?)?$/u,
    /^sab(?:at[oi])?$/u,
    /^dom(?:enic(?:a|he))?$/u,
  ],
  en: [
    /^mon(?:days?)?$/u,
    /^tue(?:s|sdays?)?$/u,
    /^wed(?:s|nesdays?)?$/u,
    /^thu(?:rs?|rsdays?)?$/u,
    /^fri(?:days?)?$/u,
    /^sat(?:urdays?)?$/u,
    /^sun(?:days?)?$/u,
  ],
  es: [
    /^lun(?:es)?$/u,
    /^mar(?:t|tes)?$/u,
    /^mi[ée](?:rc?|rcoles)?$/u,
    /^jue(?:v|ves)?$/u,
    /^vie(?:r|rnes)?$/u,
    /^s[áa]b(?:ados?)?$/u,
    /^dom(?:ingos?)?$/u,
  ],
  fr: [
    /^lun(?:dis?)?$/u,
    /^mar(?:dis?)?$/u,
    /^mer(?:c|credis?)?$/u,
    /^jeu(?:dis?)?$/u,
    /^vend?(?:redis?)?$/u,
    /^sam(?:edis?)?$/u,
    /^dim(?:anches?)?$/u,
  ],
  el: [
    /^δευ(?:τ|τ[έε]ρ(?:α|ες))?$/u,
    /^τρ(?:ι|[ίι]τ(?:η|ες))?$/u,
    /^τετ(?:[άα]ρτ(?:η|ες))?$/u,
    /^π[εέ]μ(?:πτ(?:η|ες))?$/u,
    /^παρ(?:ασκ|ασκευ(?:ή|η|ές|ες))?$/u,
    /^σ[άα]β(?:β[αά]τ(?:ο|α))?$/u,
    /^κυρ(?:ιακ(?:ή|η|ές|ες))?$/u,
  ],
};

/** Monday is 0; -1 for another word. `word` in lower case. */
export const dayOf = (word: string, lang: Lang): number => NAMES[lang].findIndex((name) => name.test(word));

/** Days under another name: weekends and holidays. */
const OTHER_DAYS =
  /(?<!\p{L})(?:week[- ]?ends?|fin(?:es)? de semana|σαββατοκ[υύ]ριακ\p{L}{1,3}|(?:pre)?festiv[oi]s?|feriali|weekdays?|bank holidays?|(?:jours )?fériés?|αργ[ίι]ες|vísperas?|vigili[ae])(?!\p{L})/iu;
/** Shorter names are words as well ("mer", "jeu", "ven"): they are days beside a figure or another day. */
const LEAST_LETTERS = 5;
const WORD = /\p{L}+['’]?/gu;

/** True for a sentence that names a day of the week, or days under another name. */
export function namesDays(sentence: string, lang: Lang): boolean {
  if (OTHER_DAYS.test(sentence)) return true;
  return [...sentence.matchAll(WORD)].some(({ index, 0: word }) => {
    if (dayOf(word.toLocaleLowerCase(lang), lang) === -1) return false;
    const [before, after] = [sentence.slice(Math.max(0, index - 2), index), sentence.slice(index + word.length)];
    return word.length >= LEAST_LETTERS || /[-–/]\s?$/u.test(before) || /^\.?\s?(?:[-–/:,]|\d)/u.test(after);
  });
}
