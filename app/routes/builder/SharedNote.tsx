import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpenedLink } from '../../../modules/previews/schemas.ts';
import { paths } from '../../paths.ts';
import { Marked } from '../../ui/Marked.tsx';
import { useOperator } from '../../ui/use-operator.ts';
import styles from './SharedScreen.module.css';

/** Who is asking and why, what this is made from, and how to have it removed (Regulation (EU) 2016/679, article 14). */
export function SharedNote({ shared, until }: { shared: OpenedLink; until: string }) {
  const { t } = useTranslation('vetrina');
  const { name: operator, mail } = useOperator();
  const { name, prepared_by: agent } = shared;
  const remove = `mailto:${mail}?${new URLSearchParams({ subject: t('shared.removeSubject', { name }) }).toString().replaceAll('+', '%20')}`;
  return (
    <section className={styles.note} aria-labelledby="shared-note">
      <h2 id="shared-note">{t('shared.noteTitle', { name })}</h2>
      <p>
        {agent ? t('shared.noteAgent', { agent, operator }) : t('shared.noteAlone', { operator })}{' '}
        {t('shared.noteFrom')}
      </p>
      <p>
        <Marked text={t('shared.noteEnd', { date: until })} parts={partsOf(remove)} />
      </p>
    </section>
  );
}

const partsOf = (remove: string) => ({
  remove: (inside: string) => <a href={remove}>{inside}</a>,
  privacy: (inside: string) => <Link to={paths.privacy}>{inside}</Link>,
});
