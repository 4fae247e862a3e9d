import { languageOf, type Language } from './texts.ts';

type Messages = Record<Language, string>;

const byCode: Record<string, Messages> = {
  generic_decline: {
    it: 'La banca ha rifiutato la carta senza dirne il motivo. Non ti è stato addebitato nulla: prova un’altra carta o chiama la tua banca.',
    en: 'Your bank declined this card without giving a reason. You have not been charged: try another card or call your bank.',
    es: 'Tu banco ha rechazado la tarjeta sin indicar el motivo. No se te ha cobrado nada: prueba con otra tarjeta o llama a tu banco.',
    fr: 'Votre banque a refusé cette carte sans préciser pourquoi. Rien n’a été débité : essayez une autre carte ou appelez votre banque.',
    el: 'Η τράπεζά σας απέρριψε την κάρτα χωρίς να εξηγήσει τον λόγο. Δεν χρεωθήκατε: δοκιμάστε άλλη κάρτα ή καλέστε την τράπεζά σας.',
  },
  insufficient_funds: {
    it: 'La carta non ha fondi sufficienti. Non ti è stato addebitato nulla: prova un’altra carta.',
    en: 'There are not enough funds on this card. You have not been charged: try another card.',
    es: 'La tarjeta no tiene fondos suficientes. No se te ha cobrado nada: prueba con otra tarjeta.',
    fr: 'Les fonds de cette carte sont insuffisants. Rien n’a été débité : essayez une autre carte.',
    el: 'Το υπόλοιπο της κάρτας δεν επαρκεί. Δεν χρεωθήκατε: δοκιμάστε άλλη κάρτα.',
  },
  lost_card: {
    it: 'La banca ha rifiutato questa carta. Non ti è stato addebitato nulla: prova un’altra carta.',
    en: 'Your bank declined this card. You have not been charged: try another card.',
    es: 'Tu banco ha rechazado esta tarjeta. No se te ha cobrado nada: prueba con otra tarjeta.',
    fr: 'Votre banque a refusé cette carte. Rien n’a été débité : essayez une autre carte.',
    el: 'Η τράπεζά σας απέρριψε την κάρτα. Δεν χρεωθήκατε: δοκιμάστε άλλη κάρτα.',
  },
  expired_card: {
    it: 'La carta è scaduta. Controlla la scadenza o prova un’altra carta.',
    en: 'This card has expired. Check the expiry date or try another card.',
    es: 'La tarjeta ha caducado. Revisa la fecha de caducidad o prueba con otra tarjeta.',
    fr: 'Cette carte a expiré. Vérifiez la date d’expiration ou essayez une autre carte.',
    el: 'Η κάρτα έχει λήξει. Ελέγξτε την ημερομηνία λήξης ή δοκιμάστε άλλη κάρτα.',
  },
  incorrect_cvc: {
    it: 'Il codice di sicurezza non è corretto. Controllalo e riprova.',
    en: 'The security code is wrong. Check it and try again.',
    es: 'El código de seguridad no es correcto. Revísalo e inténtalo de nuevo.',
    fr: 'Le code de sécurité est incorrect. Vérifiez-le et réessayez.',
    el: 'Ο κωδικός ασφαλείας είναι λάθος. Ελέγξτε τον και δοκιμάστε ξανά.',
  },
  processing_error: {
    it: 'C’è stato un errore nell’elaborare la carta. Non ti è stato addebitato nulla: riprova tra un momento.',
    en: 'Something went wrong while processing the card. You have not been charged: try again in a moment.',
    es: 'Se ha producido un error al procesar la tarjeta. No se te ha cobrado nada: inténtalo de nuevo en un momento.',
    fr: 'Une erreur s’est produite lors du traitement de la carte. Rien n’a été débité : réessayez dans un instant.',
    el: 'Παρουσιάστηκε σφάλμα κατά την επεξεργασία της κάρτας. Δεν χρεωθήκατε: δοκιμάστε ξανά σε λίγο.',
  },
  payment_intent_authentication_failure: {
    it: 'La tua banca non ha confermato che sei tu. Non ti è stato addebitato nulla: riprova o usa un’altra carta.',
    en: 'Your bank could not confirm that it is you. You have not been charged: try again or use another card.',
    es: 'Tu banco no ha podido confirmar tu identidad. No se te ha cobrado nada: inténtalo de nuevo o usa otra tarjeta.',
    fr: 'Votre banque n’a pas pu confirmer votre identité. Rien n’a été débité : réessayez ou utilisez une autre carte.',
    el: 'Η τράπεζά σας δεν επιβεβαίωσε την ταυτότητά σας. Δεν χρεωθήκατε: δοκιμάστε ξανά ή με άλλη κάρτα.',
  },
  live_mode_test_card: {
    it: 'Qui si paga solo con le carte di prova, per esempio 4242 4242 4242 4242. Non usare una carta vera.',
    en: 'Only test cards work here, for example 4242 4242 4242 4242. Do not use a real card.',
    es: 'Aquí solo funcionan las tarjetas de prueba, por ejemplo 4242 4242 4242 4242. No uses una tarjeta real.',
    fr: 'Seules les cartes de test fonctionnent ici, par exemple 4242 4242 4242 4242. N’utilisez pas de vraie carte.',
    el: 'Εδώ λειτουργούν μόνο δοκιμαστικές κάρτες, για παράδειγμα 4242 4242 4242 4242. Μη χρησιμοποιείτε πραγματική κάρτα.',
  },
};

/** Says why a card was refused and what to do next, in the buyer's language. */
export function declineMessage(refusal: { code: string; declineCode: string | null }, locale: string): string {
  const messages = byCode[refusal.declineCode ?? ''] ?? byCode[refusal.code] ?? byCode['generic_decline'];
  return messages?.[languageOf(locale)] ?? refusal.code;
}
