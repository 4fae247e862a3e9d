/** The words of every mail. {{name}} and its like are filled in; all texts are plain, markup is made by render-mail. */
export interface MailWords {
  subject: string;
  heading: string;
  paragraphs: string[];
  button: string;
  /** Small print under the button. */
  after: string[];
  /** Last of the small print, where something is attached. */
  attached?: string;
  /** Answers that may be given from the mail itself, where links to them come with it. */
  answers?: AnswerWords;
  /** Why it came, where the usual sentence is not the reason. */
  footer?: string;
}

export const MAIL_ANSWERS = ['take', 'look', 'adopt'] as const;
export type MailAnswer = (typeof MAIL_ANSWERS)[number];
/** Each with what follows from it; `note`: small print about the links. */
export type AnswerWords = Record<MailAnswer, { line: string; label: string }> & { title: string; note: string };
