import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DomainEntry } from './domain-entry.tsx';
import classes from './domains-section.module.css';
import type { SectionProps } from './section-props.ts';
import { Section } from './section.tsx';

const LOOK_AGAIN_MS = 4000;

/** The order's names: state, owner, renewal, lock and the way out. */
export function DomainsSection({ order, lang, onChanged }: SectionProps) {
  const { t } = useTranslation('manager');
  const moving = order.domains.some(
    ({ state, kind, lock_changing: changing, mail_question: question }) =>
      changing || (state === 'wanted' && !question) || (state === 'submitted' && kind === 'register'),
  );
  // Not for a transfer: that takes days, and nobody waits before the screen.
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(onChanged, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [moving, onChanged]);
  if (order.domains.length === 0) return null;
  return (
    <Section title={t('domains.title', { count: order.domains.length })}>
      <ul className={classes.list}>
        {order.domains.map((entry) => (
          <li key={`${entry.domain} ${entry.state}`} className={classes.entry}>
            <DomainEntry orderId={order.order_id} entry={entry} lang={lang} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
