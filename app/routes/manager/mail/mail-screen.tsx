import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { QUOTA_BYTES, type MailView } from '../../../../modules/mailboxes/schemas.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Told } from '../following/told.tsx';
import { Section } from '../section.tsx';
import head from '../site-head.module.css';
import styles from './mail.module.css';
import { NameSection } from './name-section.tsx';
import { useUsage } from './use-usage.ts';

const GIGABYTE = 2 ** 30;

/** The mail of an order: each of its names with boxes, devices and aliases, and what to do next. */
export function MailScreen({ loaded }: { loaded: MailView }) {
  const { t } = useTranslation('mailboxes');
  const [view, setView] = useState(loaded);
  const [outcome, setOutcome] = useState<{ text: string } | null>(null);
  const take = (fresh: MailView, text: string) => {
    setView(fresh);
    setOutcome({ text });
  };
  const { order, names } = view;
  const usage = useUsage(order.id, names);
  return (
    <div className={`page-width ${styles.page}`}>
      <title>{`${t('title')} · Vetrina`}</title>
      <header className={head.top}>
        <p>
          <Link className={head.link} to={paths.managedOrder(order.id)}>
            {t('to-order')}
          </Link>
        </p>
        <h1 className={head.heading}>{t('title')}</h1>
        <p>{order.name}</p>
        <p className={styles.lead}>{t('lead', { gigabytes: QUOTA_BYTES / GIGABYTE })}</p>
      </header>
      <Told outcome={outcome} />
      {names.map((name) => (
        <NameSection key={name.domain} name={name} view={view} usage={usage} take={take} onFresh={setView} />
      ))}
      {names.length === 0 && (
        <Section title={t('no-name.title')}>
          <p>{t('no-name.text')}</p>
          <Button component={Link} variant="default" to={paths.managedOrder(order.id)}>
            {t('no-name.open')}
          </Button>
        </Section>
      )}
    </div>
  );
}
