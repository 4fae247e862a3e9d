import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_LETTERS, type FolderView } from '../../../../modules/mailboxes/page/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './mail.module.css';
import read from './read.module.css';
import type { OpenBox } from './use-box.ts';

type Folder = FolderView['folders'][number];
const SHOWN = ['inbox', 'sent', 'drafts', 'junk', 'trash'];
const placeOf = ({ use }: Folder): number => (use && SHOWN.includes(use) ? SHOWN.indexOf(use) : SHOWN.length);

/** The folders of a box, those that every box has first, and a search in the one that is open. */
export function FolderBar({ opened, folders }: { opened: OpenBox; folders: readonly Folder[] }) {
  const { t } = useTranslation('mailboxes');
  const id = useId();
  const [words, setWords] = useState('');
  const { asked } = opened;
  const search = (event: FormEvent) => {
    event.preventDefault();
    void opened.load({ folder: asked.folder, words: words.trim() });
  };
  const show = (folder: string) => {
    setWords('');
    void opened.load({ folder });
  };
  return (
    <>
      <nav aria-label={t('read.folders')} className={styles.buttons}>
        {folders
          .toSorted((one, other) => placeOf(one) - placeOf(other))
          .map(({ name, use, unseen }) => (
            <Button
              key={name}
              variant={name === asked.folder ? 'filled' : 'default'}
              size="md"
              aria-current={name === asked.folder ? 'page' : undefined}
              onClick={() => show(name)}
            >
              {`${use ? t(`read.use.${use}`) : name}${unseen > 0 ? ` (${unseen})` : ''}`}
            </Button>
          ))}
      </nav>
      <search>
        <form className={read.search} onSubmit={search}>
          <div className={styles.field}>
            <label htmlFor={id}>{t('read.words')}</label>
            <input
              id={id}
              type="search"
              maxLength={SEARCH_LETTERS}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          </div>
          <Button type="submit" variant="default" size="md">
            {t('read.search')}
          </Button>
        </form>
      </search>
    </>
  );
}
