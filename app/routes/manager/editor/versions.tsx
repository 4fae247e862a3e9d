import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VersionsAnswer } from '../../../../modules/editor/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { useChange } from '../use-change.ts';
import { listVersions } from './calls.ts';
import styles from './editor.module.css';
import { HOURS } from '../../../../site-kit/locales.ts';

type Version = VersionsAnswer['versions'][number];

/** Why there is a version: what it followed from, or who published it. */
function authorOf({ cause, by, name }: Pick<Version, 'cause' | 'by' | 'name'>) {
  if (cause !== 'owner') return cause;
  if (name !== null) return 'name';
  return by === 'you' || by === 'owner' ? by : 'helper';
}

/** What the site was; one press puts it back into the draft, and nothing on the site changes before it is published. */
export function Versions({ site, onRestore }: { site: string; onRestore: (version: string) => Promise<boolean> }) {
  const { t, i18n } = useTranslation('editor');
  const change = useChange();
  const [versions, setVersions] = useState<VersionsAnswer['versions'] | null>(null);
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short', ...HOURS });
  async function open() {
    const answer = await change.run(() => listVersions(site));
    if (answer) setVersions(answer.versions);
  }
  return (
    <>
      <Button variant="default" size="md" aria-disabled={change.busy} onClick={() => void open()}>
        {t('versions.open')}
      </Button>
      <SectionFailure change={change} />
      <Dialog open={versions !== null} onClose={() => setVersions(null)} title={t('versions.open')}>
        <p>{t('versions.means')}</p>
        <ul className={styles.versions}>
          {versions?.map(({ id, at, current, changes, ...version }) => (
            <li key={id}>
              <p>
                <b>{when.format(new Date(at))}</b>
                <br />
                {t(`versions.${authorOf(version)}`, { name: version.name })}
                {changes.length > 0 && ` · ${t('versions.changes', { count: changes.length })}`}
              </p>
              {current ? (
                <p className={styles.current}>{t('versions.current')}</p>
              ) : (
                <Button
                  variant="default"
                  size="md"
                  aria-label={t('named', { what: t('versions.restore'), name: when.format(new Date(at)) })}
                  onClick={() => void onRestore(id).then((done) => done && setVersions(null))}
                >
                  {t('versions.restore')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
