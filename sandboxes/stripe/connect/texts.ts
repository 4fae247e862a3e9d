import type { Language } from '../checkout/texts.ts';

const it = {
  sandbox: 'Ambiente di prova: nessun documento viene chiesto davvero.',
  title: 'Attiva i pagamenti',
  asked: 'Manca ancora:',
  send: 'Invia i dati',
  later: 'Continua più tardi',
};
const en: typeof it = {
  sandbox: 'Test environment: no real papers are asked for.',
  title: 'Activate payments',
  asked: 'Still missing:',
  send: 'Send the details',
  later: 'Continue later',
};
const es: typeof it = {
  sandbox: 'Entorno de prueba: no se pide ningún documento real.',
  title: 'Activa los pagos',
  asked: 'Todavía falta:',
  send: 'Enviar los datos',
  later: 'Continuar más tarde',
};
const fr: typeof it = {
  sandbox: 'Environnement de test : aucun vrai document n’est demandé.',
  title: 'Activer les paiements',
  asked: 'Il manque encore :',
  send: 'Envoyer les informations',
  later: 'Continuer plus tard',
};
const el: typeof it = {
  sandbox: 'Δοκιμαστικό περιβάλλον: δεν ζητούνται πραγματικά έγγραφα.',
  title: 'Ενεργοποίηση πληρωμών',
  asked: 'Λείπουν ακόμη:',
  send: 'Αποστολή στοιχείων',
  later: 'Συνέχεια αργότερα',
};
export const onboardingTexts: Record<Language, typeof it> = { it, en, es, fr, el };
