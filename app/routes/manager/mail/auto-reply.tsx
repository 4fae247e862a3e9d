import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Box, MailView } from '../../../../modules/mailboxes/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { Button } from '../../../ui/Button.tsx';
import { moveFocus } from '../../../ui/focus.ts';
import { day } from '../days.ts';
import { SectionFailure } from '../section-failure.tsx';
import { useChange } from '../use-change.ts';
import { endReply } from './calls.ts';
import type { MailProps } from './mail-props.ts';
import styles from './mail.module.css';
import { ReplyForm } from './reply-form.tsx';

const sentenceOf = ({ state, until }: NonNullable<Box['reply']>) =>
  until === null || state === 'over' ? (`reply.${state}` as const) : (`reply.${state}-until` as const);

/** What whoever writes to a box is answered with, and the way to say it, to change it and to end it. */
export function AutoReply({ box, order, take }: Pick<MailProps, 'take'> & { box: Box; order: string }) {
  const { t, i18n } = useTranslation('mailboxes');
  const change = useChange();
  const [writing, setWriting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { address, reply } = box;
  const lang = asLang(i18n.language) ?? FALLBACK;
  const open = t(reply ? 'reply.change' : 'reply.open');

  async function end() {
    const fresh = await change.run(() => endReply(order, box.id));
    if (fresh) take(fresh, t('reply.said-end', { address }));
  }
  const close = () => {
    setWriting(false);
    setTimeout(() => moveFocus(opener.current));
  };
  const set = (fresh: MailView) => {
    setWriting(false);
    take(fresh, t('reply.said', { address }));
  };
  return (
    <div className={styles.offer}>
      {reply && !writing && (
        <>
          <p>
            {t(sentenceOf(reply), {
              from: reply.from && day(reply.from, lang),
              until: reply.until && day(reply.until, lang),
            })}
          </p>
          <blockquote className={styles.quote}>{reply.text}</blockquote>
        </>
      )}
      <SectionFailure change={change} />
      {writing ? (
        <ReplyForm box={box} order={order} onSet={set} onClose={close} />
      ) : (
        <div className={styles.buttons}>
          <Button
            ref={opener}
            className={reply ? undefined : styles.quiet}
            variant={reply ? 'default' : 'subtle'}
            size="md"
            aria-label={t('of', { what: open, address })}
            onClick={() => setWriting(true)}
          >
            {open}
          </Button>
          {reply && (
            <Button
              variant="subtle"
              size="md"
              aria-disabled={change.busy}
              aria-label={t('of', { what: t('reply.end'), address })}
              onClick={() => void end()}
            >
              {t('reply.end')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
