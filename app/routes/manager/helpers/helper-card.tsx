import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HelpersView, HelperView } from '../../../../modules/access/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { Actions } from '../section.tsx';
import section from '../section.module.css';
import { day } from '../days.ts';
import { useChange } from '../use-change.ts';
import { inviteAgain, removeHelper, setRole } from './calls.ts';
import styles from './helpers.module.css';
import { RoleChoice } from './role-choice.tsx';

/** One helper: what they may, when they were last there, and the way to end it, asked twice. */
export function HelperCard({
  site,
  helper: { id, mail, role, ...helper },
  now,
  take,
}: {
  site: string;
  helper: HelperView;
  now: string;
  take: (view: HelpersView, text: string) => void;
}) {
  const { t, i18n } = useTranslation('helpers');
  const lang = asLang(i18n.language) ?? FALLBACK;
  const change = useChange();
  const [isAsked, setAsked] = useState(false);
  const [wish, setWish] = useState(role);
  const act = async (call: () => Promise<HelpersView>, told: string) => {
    const view = await change.run(call);
    if (view) take(view, told);
  };
  const waits = helper.accepted_at === null;
  const hasEnded = helper.invitation_until < now;
  const named = (what: string) => t('of', { what, mail });
  const state = waits
    ? t(hasEnded ? 'list.ended' : 'list.waits', {
        day: day(helper.invited_at, lang),
        until: day(helper.invitation_until, lang),
      })
    : t('list.seen', { day: day(helper.last_seen_on ?? helper.accepted_at ?? now, lang) });
  const last = helper.until_on;
  const isOver = last !== null && last < now.slice(0, 10);
  return (
    <li className={styles.helper}>
      <p className={styles.mail}>{mail}</p>
      <p className={styles.state} data-state={waits || isOver ? 'waits' : 'here'}>
        {state}
      </p>
      {last && <p className={styles.hint}>{t(isOver ? 'list.over' : 'list.until', { day: day(last, lang) })}</p>}
      <RoleChoice
        role={change.busy ? wish : role}
        label={named(t('role.title'))}
        onChange={(next) => {
          if (change.busy) return;
          setWish(next);
          void act(() => setRole(site, id, next), t('role.said', { mail, role: t(`role.${next}`) }));
        }}
      />
      {!isAsked && <SectionFailure change={change} />}
      <Actions>
        {waits && (
          <Button
            variant="default"
            size="md"
            aria-disabled={change.busy}
            aria-label={named(t('again'))}
            onClick={() => void act(() => inviteAgain(site, id), t('invite.said', { mail }))}
          >
            {t('again')}
          </Button>
        )}
        <Button variant="default" size="md" aria-label={named(t('remove.open'))} onClick={() => setAsked(true)}>
          {t('remove.open')}
        </Button>
      </Actions>
      <Dialog open={isAsked} onClose={() => setAsked(false)} title={t('remove.open')}>
        <div className={section.stack}>
          <p>{t('remove.means', { mail })}</p>
          <SectionFailure change={change} />
          <Actions>
            <Button
              aria-disabled={change.busy}
              onClick={() => void act(() => removeHelper(site, id), t('remove.said', { mail }))}
            >
              {t('remove.open')}
            </Button>
            <Button variant="default" onClick={() => setAsked(false)}>
              {t('remove.back')}
            </Button>
          </Actions>
        </div>
      </Dialog>
    </li>
  );
}
