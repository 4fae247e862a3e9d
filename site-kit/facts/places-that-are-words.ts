/** Towns whose names are also words: in small letters they may mean either. */
export const COMMON_WORDS = new Set(
  (
    'bath reading nice deal split orange sandwich rye battle ware wells crook street poole mole barking sale bury hull settle ' +
    'march diss ash wood ford lodi prato como fermo massa potenza bari chiusi sole croce pace monte lago porto marina terme ' +
    'tours sens lens vire valence gap foix pau bourg toro león granada soria palma vera mar sol cuenca real lugo baza'
  ).split(' '),
);
