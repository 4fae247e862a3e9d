import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FollowingView } from '../../../../modules/sync/schemas.ts';
import { say } from '../../../ui/said.ts';
import { SectionFailure } from '../section-failure.tsx';
import { useChange } from '../use-change.ts';
import { setFollow } from './calls.ts';
import styles from './settings.module.css';
import type { Following } from './use-following.ts';

type Setting = FollowingView['settings'][number];

/** One kind: by itself, or asked first. It shows what was wished until the answer is there. */
export function FollowSwitch({ setting: { kind, mode }, act }: { setting: Setting; act: Following['act'] }) {
  const { t } = useTranslation('following');
  const change = useChange();
  const [wish, setWish] = useState(mode);
  const shown = change.busy ? wish : mode;
  const set = async (wished: Setting['mode']) => {
    if (change.busy) return;
    setWish(wished);
    const done = await change.run(() => act((site) => setFollow(site, { kind, mode: wished })));
    if (done) say(t(`settings.said-${wished}`, { kind: t(`kinds.${kind}`) }));
  };
  return (
    <li>
      <label className={styles.setting}>
        <span>{t(`kinds.${kind}`)}</span>
        <span className={styles.mode}>{t(`settings.${shown}`)}</span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={shown === 'follow'}
          className={styles.switch}
          checked={shown === 'follow'}
          onChange={(event) => void set(event.currentTarget.checked ? 'follow' : 'ask')}
        />
      </label>
      <SectionFailure change={change} />
    </li>
  );
}
