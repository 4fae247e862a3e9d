import { useTranslation } from 'react-i18next';
import type { MailName } from '../../../../modules/mailboxes/schemas.ts';
import { Section } from '../section.tsx';
import { AliasList } from './alias-list.tsx';
import { BoxCard } from './box-card.tsx';
import type { MailProps } from './mail-props.ts';
import styles from './mail.module.css';
import { MoveName } from './move-name.tsx';
import { OpenForm } from './open-form.tsx';

/** One domain: who has its mail, its boxes, the form that opens the next, its aliases. */
export function NameSection({ name, ...props }: MailProps & { name: MailName }) {
  const { t } = useTranslation('mailboxes');
  const { view } = props;
  const { state, boxes, chosen, domain } = name;
  const isOurs = state === 'ours' || state === 'moving';
  // Whose mail can come first opens boxes now.
  const mayMove = name.can_move && view.served;
  const chosenAddresses = chosen.map((each) => `${each}@${name.name}`).join(', ');
  return (
    <Section title={name.name}>
      {state === 'waiting' && (chosen.length > 0 || !mayMove) && (
        <p className={styles.note}>
          {chosen.length > 0
            ? t('name.waiting-chosen', { addresses: chosenAddresses, count: chosen.length })
            : t('name.waiting')}
        </p>
      )}
      {(state === 'elsewhere' || state === 'left') && <p className={styles.note}>{t(`name.${state}`)}</p>}
      <MoveName name={name} view={view} take={props.take} onFresh={props.onFresh} />
      {boxes.length > 0 && (
        <ul className={styles.boxes} aria-label={t('boxes')}>
          {boxes.map((box) => (
            <BoxCard key={box.id} box={box} isComing={state === 'moving'} {...props} />
          ))}
        </ul>
      )}
      {isOurs && view.left > 0 && view.served && (
        // Opened, the form is another one: with the names that are left to propose.
        <OpenForm key={`${domain} ${boxes.length}`} name={name} view={view} take={props.take} />
      )}
      {isOurs && boxes.length === 0 && view.served && view.left === 0 && (
        <p>{t('name.none-left', { count: view.most })}</p>
      )}
      {isOurs && boxes.length === 0 && !view.served && <p className={styles.note}>{t('name.not-served')}</p>}
      {isOurs && boxes.some((box) => box.state === 'live') && <AliasList name={name} {...props} />}
    </Section>
  );
}
