/**
 * Italian articles before a day of the month: "il 8 novembre" is "l’8 novembre", "dal 11 maggio" is "dall’11 maggio". A
 * sentence is written once for all days; before the eighth and the eleventh its article loses its vowel. Other text, and
 * every other language, stays as it is.
 */
const BEFORE_A_VOWEL =
  /\b([Ii]l|[Aa]l|[Dd]al|[Dd]el|[Nn]el|[Ss]ul) (?=(?:8|11) (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)\b)/g;

export const italianArticles = (text: string): string =>
  text.replace(BEFORE_A_VOWEL, (_whole, article: string) =>
    /^il$/i.test(article) ? `${article === 'Il' ? 'L' : 'l'}’` : `${article}l’`,
  );
