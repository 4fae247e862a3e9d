import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROLES, staffPerson, type Role } from '../../../modules/identity/schemas.ts';
import { page } from '../../../modules/reports/operator/schemas.ts';
import { done } from '../../../platform/answers.ts';
import { useErrorText } from '../../i18n/error-text.ts';
import { failureOf, postJson, type ApiFailure } from '../../ui/api.ts';
import { useStaffSession } from '../../ui/staff-session.ts';
import { Act } from './act.tsx';
import styles from './console.module.css';
import { say } from '../../ui/said.ts';
import controls from './controls.module.css';
import marks from './marks.module.css';
import { List } from './list.tsx';
import { useListed } from '../../ui/use-listed.ts';

const ROWS = page(staffPerson);
const EMPTY = { name: '', email: '', role: 'agent' as Role };

/** Agents and operators: invited by mail, shut out at once. */
export default function StaffRoute() {
  const { t } = useTranslation('operator');
  const { user } = useStaffSession();
  const pages = useListed('/buy_yr/api/admin/staff', ROWS);
  const change = (id: string, what: 'invite' | 'disable' | 'enable') => async () => {
    await postJson(`/buy_yr/api/admin/staff/${id}/${what}`, {}, done);
    pages.reload();
  };
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.staff')}</h1>
      </div>
      <Invite onDone={pages.reload} />
      <List
        pages={pages}
        label={t('nav.staff')}
        columns={[t('staff.name'), t('staff.role'), t('list.state'), t('list.actions')]}
        empty={{ title: t('staff.inviteTitle') }}
        renderRow={(person) => (
          <tr key={person.id}>
            <th scope="row">
              {person.name}
              <p className={marks.detail}>{person.email}</p>
            </th>
            <td>{t(`staff.roles.${person.role}`)}</td>
            <td>
              <span className={marks.state} data-state={person.disabled ? 'suspended' : 'live'}>
                {person.disabled ? t('staff.disabled') : t('staff.active')}
              </span>
            </td>
            <td className={controls.row}>
              {person.disabled ? (
                <Act label={t('staff.enable')} run={change(person.id, 'enable')} />
              ) : (
                <>
                  <Act label={t('staff.inviteAgain')} run={change(person.id, 'invite')} />
                  {person.id === user?.id ? null : (
                    <Act
                      danger
                      label={t('staff.disable')}
                      ask={{ text: t('staff.disableText', { name: person.name }) }}
                      run={change(person.id, 'disable')}
                    />
                  )}
                </>
              )}
            </td>
          </tr>
        )}
      />
    </>
  );
}

function Invite({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('operator');
  const text = useErrorText();
  const [typed, setTyped] = useState(EMPTY);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function invite() {
    setFailure(null);
    setSentTo(null);
    try {
      await postJson('/buy_yr/api/admin/staff', typed, done);
      setSentTo(typed.email);
      say(t('staff.invited', { email: typed.email }));
      setTyped(EMPTY);
      onDone();
    } catch (error) {
      setFailure(failureOf(error));
    }
  }
  return (
    <form
      className={controls.invite}
      aria-label={t('staff.inviteTitle')}
      onSubmit={(event) => {
        event.preventDefault();
        void invite();
      }}
    >
      <label className={controls.field}>
        {t('staff.name')}
        <input
          required
          maxLength={80}
          value={typed.name}
          onChange={(event) => setTyped({ ...typed, name: event.currentTarget.value })}
        />
      </label>
      <label className={controls.field}>
        {t('staff.email')}
        <input
          required
          type="email"
          autoComplete="off"
          value={typed.email}
          onChange={(event) => setTyped({ ...typed, email: event.currentTarget.value })}
        />
      </label>
      <label className={controls.field}>
        {t('staff.role')}
        <select
          value={typed.role}
          onChange={(event) =>
            setTyped({ ...typed, role: event.currentTarget.value === 'operator' ? 'operator' : 'agent' })
          }
        >
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {t(`staff.roles.${role}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={controls.act} data-main>
        {t('staff.invite')}
      </button>
      <p className={marks.quiet}>{sentTo ? t('staff.invited', { email: sentTo }) : ''}</p>
      {failure ? (
        <p role="alert" className={controls.fault}>
          {text(failure.code)}
        </p>
      ) : null}
    </form>
  );
}
