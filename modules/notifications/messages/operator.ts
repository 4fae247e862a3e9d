/** The mail that tells the operator of a task. */
import type { Lang } from '../../../site-kit/names.ts';
import type { MailWords } from './words.ts';

export const operator: Record<Lang, Record<'operator-task', MailWords>> = {
  it: {
    'operator-task': {
      subject: 'Da fare: {{title}}',
      heading: '{{title}}.',
      paragraphs: ['{{detail}}', '{{act}}', 'Riguarda: {{subject}}.'],
      button: 'Apri le attività',
      after: ['Questa e-mail arriva una volta sola per ogni attività che si apre.'],
      footer: 'Ricevi questa e-mail perché il tuo indirizzo è nel profilo di chi gestisce Vetrina.',
    },
  },
  en: {
    'operator-task': {
      subject: 'To do: {{title}}',
      heading: '{{title}}.',
      paragraphs: ['{{detail}}', '{{act}}', 'It is about: {{subject}}.'],
      button: 'Open the tasks',
      after: ['This e-mail comes once for each task that opens.'],
      footer: 'You get this e-mail because your address is in the profile of whoever runs Vetrina.',
    },
  },
  es: {
    'operator-task': {
      subject: 'Por hacer: {{title}}',
      heading: '{{title}}.',
      paragraphs: ['{{detail}}', '{{act}}', 'Se refiere a: {{subject}}.'],
      button: 'Abrir las tareas',
      after: ['Este correo llega una sola vez por cada tarea que se abre.'],
      footer: 'Recibes este correo porque tu dirección está en el perfil de quien gestiona Vetrina.',
    },
  },
  fr: {
    'operator-task': {
      subject: 'À faire : {{title}}',
      heading: '{{title}}.',
      paragraphs: ['{{detail}}', '{{act}}', 'Cela concerne : {{subject}}.'],
      button: 'Ouvrir les tâches',
      after: ['Cet e-mail arrive une seule fois pour chaque tâche qui s’ouvre.'],
      footer: 'Vous recevez cet e-mail parce que votre adresse figure dans le profil de l’exploitant de Vetrina.',
    },
  },
  el: {
    'operator-task': {
      subject: 'Εκκρεμότητα: {{title}}',
      heading: '{{title}}.',
      paragraphs: ['{{detail}}', '{{act}}', 'Αφορά: {{subject}}.'],
      button: 'Άνοιγμα εργασιών',
      after: ['Αυτό το e-mail έρχεται μία φορά για κάθε εργασία που ανοίγει.'],
      footer: 'Λαμβάνετε αυτό το e-mail επειδή η διεύθυνσή σας είναι στο προφίλ όποιου διαχειρίζεται τη Vetrina.',
    },
  },
};
