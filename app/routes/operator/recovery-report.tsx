import { useTranslation } from 'react-i18next';
import type { Difference } from '../../../platform/recovery-report.ts';
import marks from './marks.module.css';
import styles from './recovery.module.css';
import { When } from './when.tsx';

/** What bars the way first, what only needs to be known last. */
const ORDER = ['wait', 'task', 'adopt', 'know'] as const;
/** So many of a kind are read at once; the rest unfolds. */
const AT_ONCE = 12;

/** Every difference: what it is, what it means and what follows, said once for each kind. */
export function RecoveryReport({ differences }: { differences: Difference[] }) {
  const { t } = useTranslation('recovery');
  const found = ORDER.map((outcome) => ({ outcome, all: differences.filter((each) => each.outcome === outcome) }));
  return (
    <>
      {differences.every(({ outcome }) => outcome === 'know') ? <p>{t('none')}</p> : null}
      {found.map(({ outcome, all }) =>
        all.length === 0 ? null : (
          <section key={outcome} className={styles.outcome} data-outcome={outcome}>
            <h3>
              {t(`outcomes.${outcome}`)} <span className={marks.quiet}>{all.length}</span>
            </h3>
            {[...new Set(all.map(({ kind }) => kind))].map((kind) => (
              <Kind key={kind} kind={kind} differences={all.filter((each) => each.kind === kind)} />
            ))}
          </section>
        ),
      )}
    </>
  );
}

function Kind({ kind, differences }: { kind: Difference['kind']; differences: Difference[] }) {
  const { t } = useTranslation('recovery');
  const items = (some: Difference[]) => (
    <ul className={styles.items}>
      {some.map((each) => (
        <li key={each.about}>
          <About difference={each} />
        </li>
      ))}
    </ul>
  );
  return (
    <article className={styles.kind}>
      <h4>{t(`kinds.${kind}.title`)}</h4>
      <p>{t(`kinds.${kind}.text`)}</p>
      {items(differences.slice(0, AT_ONCE))}
      {differences.length > AT_ONCE ? (
        <details>
          <summary>{t('all', { count: differences.length })}</summary>
          {items(differences.slice(AT_ONCE))}
        </details>
      ) : null}
    </article>
  );
}

function About({ difference: { kind, about, detail } }: { difference: Difference }) {
  const { t } = useTranslation('recovery');
  if (kind === 'not-knowable') return <When at={about} />;
  if (kind === 'mails-again') return t('mails', { count: Number(about) });
  return (
    <>
      <strong>{kind === 'vendor-away' ? t(`vendors.${about as 'exchange'}`) : about}</strong>
      {detail ? <code>{detail}</code> : null}
    </>
  );
}
