/** /operator: the console of whoever runs the service (P13). */
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router';
import { waiting as waitingSchema, type Waiting } from '../../../modules/reports/operator/schemas.ts';
import { MfaOffer } from '../../forms/mfa-offer.tsx';
import { signOutStaff } from '../../forms/staff-calls.ts';
import { StaffGate } from '../../forms/staff-gate.tsx';
import { paths } from '../../paths.ts';
import { getJson } from '../../ui/api.ts';
import { useRecovering } from '../../ui/use-recovering.ts';
import type { ConsoleContext } from './console-context.ts';
import styles from './console.module.css';
import controls from './controls.module.css';

const PARTS = [
  { key: 'tasks', to: paths.operator, waits: 'tasks' },
  { key: 'texts', to: paths.operatorPart('texts'), waits: null },
  { key: 'orders', to: paths.operatorOrders, waits: null },
  { key: 'previews', to: paths.operatorPart('previews'), waits: null },
  { key: 'jobs', to: paths.operatorPart('jobs'), waits: 'jobs' },
  { key: 'inbox', to: paths.operatorPart('inbox'), waits: 'inbox' },
  { key: 'staff', to: paths.operatorPart('staff'), waits: null },
] as const;
const LOOK_AGAIN_MS = 30_000;

function Frame({ name }: { name: string }) {
  const { t } = useTranslation(['operator', 'recovery']);
  const recovering = useRecovering();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const recount = useCallback(() => {
    // Numbers beside a menu: without them the parts still work.
    void getJson('/buy_yr/api/admin/waiting', waitingSchema).then(setWaiting, () => undefined);
  }, []);
  useEffect(() => {
    recount();
    const timer = setInterval(recount, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [recount]);
  return (
    <div className={styles.console}>
      <title>{`${t('title')} · Vetrina`}</title>
      <div className={styles.side}>
        <nav aria-label={t('nav.label')} className={styles.nav}>
          {recovering ? (
            <NavLink to={paths.operatorPart('recovery')} className={styles.part}>
              {t('recovery:title')}
            </NavLink>
          ) : null}
          {PARTS.map(({ key, to, waits }) => (
            <NavLink key={key} to={to} end={key === 'tasks'} className={styles.part}>
              {t(`nav.${key}`)}
              {waits && waiting && waiting[waits] > 0 ? <span className={styles.count}>{waiting[waits]}</span> : null}
            </NavLink>
          ))}
        </nav>
        <div className={styles.who}>
          <span>{name}</span>
          <MfaOffer>
            {(label, open) => (
              <button type="button" className={controls.act} onClick={open}>
                {label}
              </button>
            )}
          </MfaOffer>
          <button type="button" className={controls.act} onClick={() => void signOutStaff()}>
            {t('signOut')}
          </button>
        </div>
      </div>
      <div className={styles.body}>
        <Outlet context={{ recount } satisfies ConsoleContext} />
      </div>
    </div>
  );
}

export default function ConsoleRoute() {
  return <StaffGate staff="operator">{(operator) => <Frame name={operator.name} />}</StaffGate>;
}
