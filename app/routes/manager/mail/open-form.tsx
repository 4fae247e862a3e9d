import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailName } from '../../../../modules/mailboxes/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { useChange } from '../use-change.ts';
import { AddressField } from '../../../forms/address-field.tsx';
import { openBoxes } from './calls.ts';
import type { MailProps } from './mail-props.ts';
import styles from './mail.module.css';

/** Addresses of the boxes that can still be opened, filled in; what is left empty is not opened. */
export function OpenForm({ name, view, take }: Omit<MailProps, 'onFresh' | 'usage'> & { name: MailName }) {
  const { t } = useTranslation('mailboxes');
  const id = useId();
  const change = useChange();
  const proposed = name.chosen.length > 0 ? name.chosen : view.suggested;
  const [typed, setTyped] = useState(() => Array.from({ length: view.left }, (_, place) => proposed[place] ?? ''));
  const filled = typed.flatMap((text, place) => (text.trim() === '' ? [] : [{ text, place }]));
  const faulty = filled.find((_, at) => change.failure?.fields[`names.${at}`] !== undefined)?.place;

  async function open() {
    const names = filled.map(({ text }) => text);
    const fresh = await change.run(() => openBoxes(view.order.id, name.domain, names));
    if (!fresh) return;
    const addresses = names.map((each) => `${each.trim().toLowerCase()}@${name.name}`).join(', ');
    take(fresh, t('open.said', { addresses, count: names.length }));
  }
  return (
    <form
      className={styles.form}
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <h3 id={`${id}-title`} className={styles.subtitle}>
        {t(typed.length > 1 ? 'open.title' : 'open.title-more')}
      </h3>
      <p>{t(typed.length > 1 ? 'open.text' : 'open.text-more')}</p>
      {typed.map((text, place) => (
        <AddressField
          // oxlint-disable-next-line react/no-array-index-key -- a place of the form, not a thing
          key={place}
          id={`${id}-${place}`}
          label={typed.length > 1 ? t('open.address', { place: place + 1 }) : t('open.address-one')}
          domain={name.name}
          value={text}
          required={filled.length === 0 && place === 0}
          faulty={faulty === place ? `${id}-failure` : null}
          onChange={(value) => setTyped((before) => before.map((each, at) => (at === place ? value : each)))}
        />
      ))}
      <p className={styles.hint}>{t('open.fixed')}</p>
      <div id={`${id}-failure`} className={styles.failure}>
        <SectionFailure change={change} />
      </div>
      <Button type="submit" aria-disabled={change.busy}>
        {t('open.send', { count: Math.max(1, filled.length) })}
      </Button>
    </form>
  );
}
