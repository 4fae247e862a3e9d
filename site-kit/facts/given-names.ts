/** Common first names that are no other word of their language, for texts that were shouted: "complimenti a Giada e Tommaso". */
import type { Lang } from '../document.ts';

const lists: Record<Lang, string> = {
  it:
    'giada omar tommaso giulia giulio marco luca matteo andrea francesca francesco alessia alessio alessandro alessandra giovanni ' +
    'giovanna paolo paola maria anna lucia elena laura sara martina federica federico lorenzo davide simone stefano stefania ' +
    'roberto roberta giuseppe antonio antonella michele nicola riccardo valentina silvia cristina elisa ilaria giorgio giorgia ' +
    'filippo edoardo gabriele emanuele claudia claudio sofia beatrice camilla mattia jacopo niccolò samuele daniele daniela monica ' +
    'manuela loredana renato enrico sergio fabio gianni gino mario rita teresa carla carlo luigi vincenzo domenico raffaele ciro',
  en:
    'emma olivia charlotte amelia oliver george james william thomas emily sophie lucy hannah rachel rebecca sarah laura katie ' +
    'kate jess jessica tom dave steve mike andy chris matt adam ryan liam megan chloe beth ellie david daniel michael andrew ' +
    'peter paul simon martin stephen richard robert alice helen karen susan linda claire julie tracy nicola lauren amy zoe priya',
  es:
    'josé juan carlos javier antonio manuel francisco david daniel alejandro pablo sergio jorge alberto álvaro diego adrián miguel ' +
    'rafael pedro luis fernando raúl rubén iván óscar andrés marta maría carmen lucía laura cristina isabel elena raquel sara ' +
    'patricia beatriz noelia yolanda silvia nuria irene inés paula andrea julia natalia sandra verónica yuli jesús víctor hugo',
  fr:
    'camille julien nicolas thomas alexandre antoine guillaume sébastien stéphane philippe laurent christophe frédéric pascal ' +
    'françois michel kévin élodie aurélie émilie céline sandrine nathalie isabelle sylvie valérie sophie julie charlotte chloé ' +
    'léa emma manon inès mathilde pauline lucie anaïs martine monique jacqueline benoît mathieu matthieu marie',
  // Capitals have lost their accents, so that nothing Greek is lowered.
  el: '',
};

const names = new Map(Object.entries(lists).map(([lang, list]) => [lang, new Set(list.split(' '))]));

/** Names in a text of small letters, with their capital; "sara’" is a verb. */
export const withNames = (text: string, lang: Lang): string =>
  text.replaceAll(/(?<!\p{L})\p{Ll}{3,}(?![\p{L}'’])/gu, (word) =>
    names.get(lang)?.has(word) === true ? word.charAt(0).toUpperCase() + word.slice(1) : word,
  );
