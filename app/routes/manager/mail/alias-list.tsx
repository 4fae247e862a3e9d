import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_ALIASES, type MailName } from '../../../../modules/mailboxes/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { moveFocus } from '../../../ui/focus.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { AddAlias } from './add-alias.tsx';
import { AskFirst } from '../ask-first.tsx';
import { removeAlias } from './calls.ts';
import type { MailProps } from './mail-props.ts';
import styles from './mail.module.css';

/** Further addresses of a name, where each leads, and the way to one more. */
export function AliasList({ name, view, take }: MailProps & { name: MailName }) {
  const { t } = useTranslation('mailboxes');
  const [adding, setAdding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { aliases, boxes, domain } = name;
  const addresses = (ids: string[]) =>
    boxes
      .filter(({ id }) => ids.includes(id))
      .map(({ address }) => address)
      .join(', ');
  return (
    <div className={styles.aliases}>
      <h3 className={styles.subtitle}>{t('alias.title')}</h3>
      <p>{t('alias.text')}</p>
      {aliases.length > 0 && (
        <ul className={styles.list}>
          {aliases.map((alias) => {
            const address = `${alias.name}@${name.name}`;
            return (
              <li key={alias.name} className={styles.line}>
                <Icon name="mail" />
                <span className={styles.what}>
                  <span>{address}</span>
                  <span className={styles.hint}>{t('alias.leads', { boxes: addresses(alias.boxes) })}</span>
                </span>
                <AskFirst
                  label={t('alias.remove')}
                  named={t('alias.remove-named', { address })}
                  means={t('alias.means', { address })}
                  act={async () => {
                    const fresh = await removeAlias(view.order.id, { domain, name: alias.name });
                    return () => take(fresh, t('alias.removed', { address }));
                  }}
                />
              </li>
            );
          })}
        </ul>
      )}
      {aliases.length >= MOST_ALIASES && <p className={styles.hint}>{t('alias.full', { most: MOST_ALIASES })}</p>}
      {adding && aliases.length < MOST_ALIASES && (
        <AddAlias
          name={name}
          order={view.order.id}
          onAdded={(fresh, address, ids) => {
            setAdding(false);
            take(fresh, t('alias.said', { address, boxes: addresses(ids) }));
          }}
          onClose={() => {
            setAdding(false);
            setTimeout(() => moveFocus(opener.current));
          }}
        />
      )}
      {!adding && aliases.length < MOST_ALIASES && (
        <Button
          ref={opener}
          className={styles.act}
          variant="default"
          size="md"
          leftSection={<Icon name="plus" size={16} />}
          onClick={() => setAdding(true)}
        >
          {t('alias.add')}
        </Button>
      )}
    </div>
  );
}
