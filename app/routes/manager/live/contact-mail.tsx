import { mailHref } from './contact-hrefs.ts';
import room from './room.module.css';

interface Reader {
  mail: string;
  /** What we wrote there was refused or came back. */
  unreached: boolean;
}

/** Key of what becomes of an answer: we tell them, or the owner does. */
export const toldBy = ({ mail, unreached }: Reader) =>
  mail === '' ? ('told.call' as const) : unreached ? ('told.lost' as const) : ('told.mail' as const);

/** The address of whoever ordered or booked; beside it, where it is wrong, that it is. `lost`: in words. */
export const ContactMail = ({ reader: { mail, unreached }, lost }: { reader: Reader; lost: string }) =>
  mail ? (
    <span className={room.reader}>
      <a className={room.contact} href={mailHref(mail)}>
        {mail}
      </a>
      {unreached && <span className={room.lost}>{lost}</span>}
    </span>
  ) : null;
