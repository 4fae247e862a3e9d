/** Before what a privacy page says of something that visitors left and are not asked for any more. Wording to be reviewed by a lawyer. */
import type { Lang } from '../document.ts';

export const KEPT_SENTENCE: Record<Lang, string> = {
  it: 'Oggi su questo sito non si può più fare; per chi lo ha già fatto vale ancora quanto segue.',
  en: 'This can no longer be done on this site; for whoever has done it, the following still holds.',
  es: 'Hoy ya no se puede hacer en este sitio; para quien lo hizo sigue valiendo lo siguiente.',
  fr: 'Cela n’est plus possible sur ce site ; pour qui l’a déjà fait, ce qui suit vaut toujours.',
  el: 'Αυτό δεν γίνεται πλέον σε αυτόν τον ιστότοπο· για όποιον το έχει κάνει, ισχύουν ακόμη τα εξής.',
};
