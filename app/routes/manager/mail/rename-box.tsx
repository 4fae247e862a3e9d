import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Box, MailView } from '../../../../modules/mailboxes/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { moveFocus } from '../../../ui/focus.ts';
import { SectionFailure } from '../section-failure.tsx';
import { Actions } from '../section.tsx';
import { useChange } from '../use-change.ts';
import { AddressField } from './address-field.tsx';
import { renameBox } from './calls.ts';
import styles from './mail.module.css';

/** Another address for a box into which nothing has come yet. */
export function RenameBox(props: {
  box: Box;
  order: string;
  onRenamed: (fresh: MailView, address: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('mailboxes');
  const { box, order, onRenamed, onClose } = props;
  const id = useId();
  const change = useChange();
  const [before = '', domain = ''] = box.address.split('@');
  const [typed, setTyped] = useState(before);
  const field = `${id}-name`;
  const refused = change.failure?.fields['name'] !== undefined;
  // The button that was pressed has gone.
  useEffect(() => moveFocus(document.getElementById(field)), [field]);

  async function rename() {
    const fresh = await change.run(() => renameBox(order, box.id, typed));
    if (fresh) onRenamed(fresh, `${typed.trim().toLowerCase()}@${domain}`);
  }
  return (
    <form
      className={styles.form}
      aria-label={t('of', { what: t('rename.open'), address: box.address })}
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <AddressField
        id={field}
        label={t('rename.name')}
        domain={domain}
        value={typed}
        required
        faulty={refused ? `${id}-failure` : null}
        onChange={setTyped}
      />
      <p className={styles.hint}>{t('rename.hint')}</p>
      <div id={`${id}-failure`} className={styles.failure}>
        <SectionFailure change={change} />
      </div>
      <Actions>
        <Button type="submit" size="md" aria-disabled={change.busy}>
          {t('rename.send')}
        </Button>
        <Button variant="default" size="md" onClick={onClose}>
          {t('back')}
        </Button>
      </Actions>
    </form>
  );
}
