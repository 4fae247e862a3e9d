import { useTranslation } from 'react-i18next';
import { Link, useOutletContext } from 'react-router';
import { recoveryView } from '../../../platform/recovery-report.ts';
import { paths } from '../../paths.ts';
import { postJson } from '../../ui/api.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { useSaid } from '../../ui/said.ts';
import { useRecovering } from '../../ui/use-recovering.ts';
import type { ConsoleContext } from './console-context.ts';
import styles from './console.module.css';
import table from './list.module.css';
import { RecoverySteps } from './recovery-steps.tsx';
import { useOne } from './use-one.ts';

const CALL = '/buy_yr/api/admin/recovery';
/** Vendors are asked one page after another, and each page may take its time. */
const PATIENCE_MS = 10 * 60_000;
/** The running product sees the end of a recovery within a second. */
const OPENS_MS = 1000;

/** A restored installation is compared with its vendors, and led back to selling. */
export default function RecoveryRoute() {
  const { t } = useTranslation(['recovery', 'operator']);
  const { recount } = useOutletContext<ConsoleContext>();
  const { value: view, failure, load, set } = useOne(CALL, recoveryView);
  const over = view !== null && view.recovery === null;
  useSaid(over ? t('runs') : null);
  useRecovering(over ? OPENS_MS : null);

  async function call(what: 'compare' | 'go', body: object) {
    set(await postJson(`${CALL}/${what}`, body, recoveryView, { timeoutMs: PATIENCE_MS }));
    recount();
  }
  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
      </div>
      {failure ? <ErrorNotice failure={failure} onRetry={() => void load()} /> : null}
      {view || failure ? null : <p className={styles.loading}>{t('operator:list.loading')}</p>}
      {view?.recovery ? (
        <RecoverySteps
          recovery={view.recovery}
          compare={() => call('compare', {})}
          go={(comparedAt) => call('go', { compared_at: comparedAt })}
        />
      ) : null}
      {over ? (
        <div className={table.empty}>
          <h2>{t('runs')}</h2>
          <p>{t('runsText')}</p>
          <Link to={paths.operator}>{t('toTasks')}</Link>
        </div>
      ) : null}
    </>
  );
}
