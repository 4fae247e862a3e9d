import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PasswordLink } from '../../../../modules/mailboxes/schemas.ts';
import { paths } from '../../../paths.ts';
import { failureOf, type ApiFailure } from '../../../ui/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { moveFocus } from '../../../ui/focus.ts';
import { useSaid } from '../../../ui/said.ts';
import home from '../home-screen.module.css';
import card from '../sign-in-card.module.css';
import { readPasswordLink } from './calls.ts';
import { PasswordForm } from './password-form.tsx';

interface Shown {
  stage: 'looking' | 'choosing' | 'done' | 'ended';
  link: (PasswordLink & { key: string }) | null;
  failure: ApiFailure | null;
}
const LOOKING: Shown = { stage: 'looking', link: null, failure: null };
const ENDED: Shown = { stage: 'ended', link: null, failure: null };

/** What the link in this window's address opens. */
async function look(): Promise<Shown> {
  const key = window.location.hash.slice(1);
  try {
    return { stage: 'choosing', link: { ...(await readPasswordLink(key)), key }, failure: null };
  } catch (error) {
    const failure = failureOf(error);
    // A key of another form than ours opens nothing either.
    return failure?.code === 'mailboxes.link-ended' || failure?.fields['key'] ? ENDED : { ...LOOKING, failure };
  }
}

/** A link that opens once: the password of the box that it is for, or why it opens nothing any more. */
export function PasswordScreen() {
  const { t } = useTranslation('mailboxes');
  const [{ stage, link, failure }, show] = useState(LOOKING);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void look().then(show), []);
  const title = t(stage === 'done' ? 'link.done' : stage === 'ended' ? 'link.ended' : 'link.title');
  const address = link?.address ?? '';
  const news = stage === 'choosing' ? t('of', { what: title, address }) : title;
  useSaid(stage === 'looking' ? null : news);
  // The form has done its work and gone.
  const isOver = link !== null && stage !== 'choosing';
  useEffect(() => {
    if (isOver) moveFocus(heading.current);
  }, [isOver]);
  const again = () => {
    show(LOOKING);
    void look().then(show);
  };
  return (
    <div className={`page-width ${home.page}`}>
      <title>{`${title} · Vetrina`}</title>
      <div className={`${card.card} ${home.alone}`}>
        <h1 ref={heading} className={home.subtitle}>
          {title}
        </h1>
        {failure && <ErrorNotice failure={failure} onRetry={again} />}
        {stage === 'looking' && !failure && <p>{t('link.looking')}</p>}
        {stage === 'choosing' && link && (
          <PasswordForm
            link={link}
            onDone={() => show({ stage: 'done', link, failure: null })}
            onEnded={() => show({ ...ENDED, link })}
          />
        )}
        {stage === 'done' && <p>{t('link.done-text', { address })}</p>}
        {stage === 'ended' && <p>{t('link.ended-text')}</p>}
        {(stage === 'done' || stage === 'ended') && (
          <Button component={Link} to={paths.manager()} fullWidth>
            {t('link.manager')}
          </Button>
        )}
      </div>
    </div>
  );
}
