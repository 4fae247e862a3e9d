import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TERM } from '../../../../modules/blocklist/people.rules.ts';
import { Button } from '../../../ui/Button.tsx';
import { say } from '../../../ui/said.ts';
import entry from '../field.module.css';
import { Told } from '../following/told.tsx';
import room from '../live/room.module.css';
import { SectionFailure } from '../section-failure.tsx';
import { Section } from '../section.tsx';
import section from '../section.module.css';
import { useChange } from '../use-change.ts';
import { findPeople } from './calls.ts';
import styles from './find.module.css';
import { FoundPeople, type FoundProps } from './found-people.tsx';

interface FindProps extends Omit<FoundProps, 'found'> {
  found: FoundProps['found'] | null;
  outcome: { text: string } | null;
  onFound: (found: FoundProps['found']) => void;
}

/** One field over all of whom the site keeps something, and what it found. */
export function FindSection({ site, found, outcome, onFound, take }: FindProps) {
  const { t } = useTranslation('find');
  const id = useId();
  const change = useChange();
  const [typed, setTyped] = useState('');
  const term = typed.trim();
  async function search() {
    const fresh = await change.run(() => findPeople(site, { term }));
    if (!fresh) return;
    onFound(fresh);
    const count = fresh.groups.reduce((sum, { records }) => sum + records.length, 0);
    say(count > 0 ? t('results', { count }) : t('none', { term: fresh.term }));
  }
  return (
    <Section title={t('title')}>
      <p>{t('means')}</p>
      <search className={section.stack}>
        <form
          className={section.stack}
          onSubmit={(event) => {
            event.preventDefault();
            void search();
          }}
        >
          <div className={styles.form}>
            <label className={entry.medium} htmlFor={id}>
              {t('term')}
              <input
                id={id}
                type="search"
                name="term"
                required
                minLength={TERM.from}
                maxLength={TERM.to}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                aria-describedby={`${id}-hint`}
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
            </label>
            <Button type="submit" aria-disabled={change.busy}>
              {t('submit')}
            </Button>
          </div>
          <p id={`${id}-hint`} className={room.hint}>
            {t('hint', { least: TERM.from })}
          </p>
        </form>
      </search>
      <SectionFailure change={change} />
      <Told outcome={outcome} />
      {found && <FoundPeople site={site} found={found} take={take} />}
    </Section>
  );
}
