import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MailQuestion as Question } from '../../../../modules/domains/transfer/mail-question.rules.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { useOperator } from '../../../ui/use-operator.ts';
import { useChange } from '../../manager/use-change.ts';
import { answerMailQuestion } from '../calls.ts';
import box from './domain-problem.module.css';
import classes from './mail-question.module.css';
import { useSecondStep } from './use-second-step.ts';

interface Props {
  orderId: string;
  question: Question;
  onAnswered: () => void;
  /** Where the mail can come here before the name does; without mailboxes nowhere. */
  mailPage?: string | undefined;
  /** Of its own title, by where it stands. */
  heading?: 'h2' | 'h3';
}

/** A name that is to move has e-mail: what is kept of it, and the owner's word, without which nothing is switched. */
export function MailQuestion({ orderId, question, onAnswered, mailPage, heading: Heading = 'h2' }: Props) {
  const { t } = useTranslation('order');
  const operator = useOperator();
  const change = useChange();
  const { asking: leaving, ask, leave, question: confirm, opener } = useSecondStep();
  const id = useId();
  const { name, provider, found } = question;
  const title = t(provider ? 'mail-question.title' : 'mail-question.title-own', { domain: name, provider });

  async function say(answer: 'go' | 'stay') {
    if (await change.run(() => answerMailQuestion(orderId, question, answer))) onAnswered();
  }

  return (
    <section className={box.box} aria-label={title}>
      <Heading className={box.title}>{title}</Heading>
      <p>{t('mail-question.text')}</p>
      <dl className={classes.found}>
        {found.map(({ what, names }) => (
          <div key={what} className={classes.kind}>
            <dt>{t(`mail-question.what.${what}`)}</dt>
            {names.map((each) => (
              <dd key={each}>{each}</dd>
            ))}
          </div>
        ))}
      </dl>
      <p>
        {t('mail-question.missing')} <a href={`mailto:${operator.mail}`}>{operator.mail}</a>
      </p>
      <p className={classes.warning}>{t('mail-question.copy')}</p>
      {mailPage !== undefined && (
        <p>
          {t('mail-question.first')} <Link to={mailPage}>{t('mail-question.first-open')}</Link>
        </p>
      )}
      {change.failure && <ErrorNotice failure={change.failure} />}
      {leaving ? (
        <fieldset ref={confirm} className={box.confirm} aria-describedby={`${id}-stay`}>
          <legend className="visually-hidden">{t('mail-question.stay')}</legend>
          <p id={`${id}-stay`}>{t('mail-question.stay-confirm')}</p>
          <div className={box.actions}>
            <Button aria-disabled={change.busy} onClick={() => void say('stay')}>
              {t('mail-question.stay-yes')}
            </Button>
            <Button variant="default" onClick={leave}>
              {t('mail-question.stay-no')}
            </Button>
          </div>
        </fieldset>
      ) : (
        <div className={box.actions}>
          <Button aria-disabled={change.busy} onClick={() => void say('go')}>
            {change.busy ? t('actions.saving') : t('mail-question.go')}
          </Button>
          <Button ref={opener} variant="default" aria-disabled={change.busy} onClick={ask}>
            {t('mail-question.stay')}
          </Button>
        </div>
      )}
    </section>
  );
}
