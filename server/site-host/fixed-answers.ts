import { plainPage } from './plain-page.ts';
import { prepareResponse, type PreparedResponse } from './prepared-response.ts';

const PLAIN = { 'content-type': 'text/plain; charset=utf-8' };
const text = (status: number, body: string, headers: Record<string, string> = {}): PreparedResponse =>
  prepareResponse(status, Buffer.from(body), { ...PLAIN, 'cache-control': 'no-store', ...headers });

/** Whose language nobody knows here, so it is said in each of ours. */
const NOTHING_HERE = [
  ['it', 'A questo indirizzo non c’è nessuna pagina. Controlla come è scritto, o cerca l’attività per nome.'],
  ['en', 'There is no page at this address. Check how it is spelt, or search for the business by name.'],
  ['es', 'No hay ninguna página en esta dirección. Comprueba cómo está escrita o busca el negocio por su nombre.'],
  ['fr', 'Il n’y a aucune page à cette adresse. Vérifiez son orthographe ou cherchez l’établissement par son nom.'],
  ['el', 'Δεν υπάρχει σελίδα σε αυτή τη διεύθυνση. Ελέγξτε πώς γράφεται ή αναζητήστε την επιχείρηση με το όνομά της.'],
].map(([lang, words]) => `<p lang="${lang}">${words}</p>`);

/** The same bytes for every host and path that we do not know: nothing can be learned from them. */
export const NOT_FOUND = plainPage(404, { lang: 'it', title: '404', main: `<h1>404</h1>${NOTHING_HERE.join('')}` });
export const BAD_REQUEST = text(400, 'Bad request\n');
export const METHOD_NOT_ALLOWED = text(405, 'Method not allowed\n', { allow: 'GET, HEAD' });
/** Of one network or one site, within a minute. */
export const TOO_MANY = plainPage(
  429,
  {
    lang: 'it',
    title: '429',
    main: [
      [
        'it',
        'Troppe richieste in poco tempo. Niente è andato perso: torna indietro e riprova tra un minuto, oppure telefona.',
      ],
      ['en', 'Too many requests in a short time. Nothing is lost: go back and try again in a minute, or call.'],
      [
        'es',
        'Demasiadas solicitudes en poco tiempo. No se ha perdido nada: vuelve atrás e inténtalo en un minuto, o llama.',
      ],
      [
        'fr',
        'Trop de demandes en peu de temps. Rien n’est perdu : revenez en arrière et réessayez dans une minute, ou appelez.',
      ],
      [
        'el',
        'Πάρα πολλά αιτήματα σε λίγο χρόνο. Δεν χάθηκε τίποτα: γυρίστε πίσω και δοκιμάστε σε ένα λεπτό, ή τηλεφωνήστε.',
      ],
    ]
      .map(([lang, words]) => `<p lang="${lang}">${words}</p>`)
      .join(''),
  },
  { 'retry-after': '60' },
);
/** Programs come again by `Retry-After`, a reader's browser by itself: `Refresh` (HTML Standard, 7.4.6). */
export const TRY_LATER = text(503, 'Try again in a moment\n', { 'retry-after': '2', refresh: '2' });

/** @param location made by us, never taken from the request's Host */
export const redirect = (status: 302 | 308, location: string): PreparedResponse =>
  text(status, '', { location, 'cache-control': status === 308 ? 'public, max-age=3600' : 'no-store' });
