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
  /** Why it came, where the usual sentence is not the reason. */
  footer?: string;
}
