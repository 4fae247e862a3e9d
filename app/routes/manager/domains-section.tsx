import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { moveFocus } from '../../ui/focus.ts';
import { AddDomain } from './add-domain.tsx';
import { DomainEntry } from './domain-entry.tsx';
import classes from './domains-section.module.css';
import type { SectionProps } from './section-props.ts';
import { Actions, Section } from './section.tsx';
import { useChange } from './use-change.ts';
import { WaitingDomain } from './waiting-domain.tsx';

const LOOK_AGAIN_MS = 4000;

/** The order's names: state, owner, renewal, lock and the way out; and the way to one more. */
export function DomainsSection({ order, lang, mail, onChanged, take }: SectionProps & { mail: boolean }) {
  const { t } = useTranslation('manager');
  const change = useChange();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const moving =
    order.adding !== null ||
    order.domains.some(
      ({ state, kind, lock_changing: changing, mail_question: question }) =>
        changing || (state === 'wanted' && !question) || (state === 'submitted' && kind === 'register'),
    );
  // Not for a transfer: that takes days, and nobody waits before the screen.
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(onChanged, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [moving, onChanged]);
  if (order.domains.length === 0 && !order.can.add_domain && !order.adding) return null;
  const close = (done: boolean) => {
    setOpen(false);
    change.clear();
    // The button that was pressed is gone with the form.
    if (!done) setTimeout(() => moveFocus(opener.current));
  };
  return (
    <Section title={t('domains.title', { count: order.domains.length })}>
      <ul className={classes.list}>
        {order.domains.map((entry) => (
          <li key={`${entry.domain} ${entry.state}`} className={classes.entry}>
            <DomainEntry orderId={order.order_id} entry={entry} lang={lang} mail={mail} onChanged={onChanged} />
          </li>
        ))}
      </ul>
      {(order.adding ?? order.can.add_domain) && (
        <div className={classes.more}>
          <WaitingDomain order={order} lang={lang} take={take} />
          {order.adding ? null : open ? (
            <AddDomain order={order} lang={lang} change={change} take={take} onClose={close} />
          ) : (
            <Actions>
              <Button ref={opener} variant="default" onClick={() => setOpen(true)}>
                {t('add-domain.open')}
              </Button>
            </Actions>
          )}
        </div>
      )}
    </Section>
  );
}
