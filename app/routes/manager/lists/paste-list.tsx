import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { say } from '../../../ui/said.ts';
import { useEditor } from '../editor/editor-context.ts';
import { addAll, listOf, MOST_ROWS, replaceAll, rowsOf, type Pasted } from './list-model.ts';
import styles from './lists.module.css';

/** A whole list as text: read, shown, and only then taken. */
export function PasteList({ kind }: { kind: string }) {
  const { t } = useTranslation('lists');
  const { saver, snapshot } = useEditor();
  const [text, setText] = useState('');
  const [read, setRead] = useState<{ groups: Pasted[]; left: number } | null>(null);
  const present = rowsOf(listOf(snapshot.queue, kind)).length;
  const count = read?.groups.reduce((sum, { rows }) => sum + rows.length, 0) ?? 0;
  async function look() {
    const { readPasted } = await import('./read-pasted.ts');
    const found = readPasted(text);
    setRead(found);
    const rows = found.groups.reduce((sum, group) => sum + group.rows.length, 0);
    say(rows > 0 ? t('paste.found', { count: rows }) : t('paste.none'));
  }
  function take(act: typeof addAll) {
    if (!read) return;
    saver.change((all) => act(all, kind, read.groups), 'now');
    setRead(null);
    setText('');
    say(t('paste.taken'));
  }
  return (
    <section className={styles.paste} aria-labelledby="paste-title">
      <h2 id="paste-title" className={styles.newsTitle}>
        {t('paste.title')}
      </h2>
      <label className={styles.groupTitle}>
        <span className={styles.label}>{t('paste.label')}</span>
        <textarea
          className={styles.input}
          rows={4}
          maxLength={20_000}
          value={text}
          placeholder={t('paste.example')}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setRead(null);
          }}
        />
      </label>
      <div className={styles.acts}>
        <Button
          variant="default"
          size="md"
          aria-disabled={text.trim() === ''}
          onClick={() => {
            if (text.trim() !== '') void look();
          }}
        >
          {t('paste.read')}
        </Button>
      </div>
      {read && count === 0 && <p role="alert">{t('paste.none')}</p>}
      {read && count > 0 && (
        <>
          <p>{t('paste.found', { count })}</p>
          {read.left > 0 && <p className={styles.hint}>{t('paste.left', { count: read.left })}</p>}
          <div className={styles.preview}>
            {read.groups.map(({ title, rows }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- what was read has no name but its place
              <div key={at}>
                {title && <h3 className={styles.previewTitle}>{title}</h3>}
                <ul className={styles.rows}>
                  {rows.map(({ name, detail, price }, place) => (
                    // oxlint-disable-next-line react/no-array-index-key -- as above
                    <li key={place} className={styles.previewRow}>
                      <span>
                        {name}
                        {detail && <span className={styles.hint}> {detail}</span>}
                      </span>
                      <span>{price}</span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <div className={styles.acts}>
            {present + count <= MOST_ROWS && (
              <Button size="md" onClick={() => take(addAll)}>
                {t('paste.add')}
              </Button>
            )}
            {present > 0 && (
              <Button variant="default" size="md" onClick={() => take(replaceAll)}>
                {t('paste.replace')}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
