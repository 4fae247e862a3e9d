import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnitView } from '../../../../modules/editor/schemas.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { Button } from '../../../ui/Button.tsx';
import textButton from '../../../ui/text-button.module.css';
import { useUnit } from './editor-context.ts';
import { UnderDated } from '../lists/under-dated.tsx';
import { placeOf } from './places.ts';
import { useReadable } from './readable.ts';
import styles from './unit.module.css';

/** What every field of a unit says under itself: where its value comes from, what stands against it. */
export function UnitFrame({
  view,
  name,
  htmlFor,
  aside,
  children,
}: {
  view: UnitView;
  name: string;
  /** Id of the one control that the name belongs to; without it the field is a group. */
  htmlFor?: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = placeOf(view.unit);
  const head = (
    <div className={styles.head}>
      {htmlFor ? (
        <label htmlFor={htmlFor} className={styles.name} data-name>
          {name}
        </label>
      ) : (
        <h3 id={`${id}-name`} className={styles.name} data-name>
          {name}
        </h3>
      )}
      {aside}
    </div>
  );
  const inside = (
    <>
      {head}
      {children}
      <UnitSource view={view} />
      <UnitTrouble view={view} />
      {view.dated && <UnderDated view={view} dated={view.dated} />}
    </>
  );
  return htmlFor ? (
    <div id={id} className={styles.unit}>
      {inside}
    </div>
  ) : (
    <fieldset id={id} aria-labelledby={`${id}-name`} className={styles.unit}>
      {inside}
    </fieldset>
  );
}

/** Authors that are named; whoever looks is "you", like those of former times. */
const WROTE = ['owner', 'writer', 'publisher', 'operator', 'copywriter'] as const;

/** "From your page.", or "Yours", with the way back. */
function UnitSource({ view }: { view: UnitView }) {
  const { t } = useTranslation('editor');
  const readable = useReadable();
  const { own, set } = useUnit(view.unit);
  const isLook = view.kind === 'look';
  if (own === null) {
    if (isLook) return null;
    return (
      <p className={styles.source} data-unseen={view.unseen || undefined}>
        {view.derived === null ? t('source.none') : t('source.page')} {view.unseen && t('source.unseen')}
      </p>
    );
  }
  const who = WROTE.find((each) => each === view.by) ?? 'own';
  // The sentence round it has a full stop of its own.
  const says = isLook ? '' : readable(view.unit, view.derived).replace(/\.$/, '');
  return (
    <p className={styles.source} data-unseen={view.unseen || undefined}>
      {isLook && who === 'own' ? t('source.chosen') : t(`source.${who}`)} {view.unseen && t('source.unseen')}{' '}
      {view.over_moved && t('source.moved')} {says && t('source.says', { text: says })}{' '}
      <button type="button" className={textButton.act} onClick={() => set(null)}>
        {isLook ? t('source.propose') : view.derived === null ? t('source.erase') : t('source.back')}
      </button>
    </p>
  );
}

export function UnitTrouble({ view }: { view: UnitView }) {
  const { t } = useTranslation('editor');
  const readable = useReadable();
  const errorText = useErrorText();
  const { edit, choose, own } = useUnit(view.unit);
  if (edit?.other) {
    const said = (value: unknown) => readable(view.unit, value) || t('conflict.page');
    return (
      <div role="alert" className={styles.conflict}>
        <p>
          <b>{t('conflict.text')}</b>
        </p>
        <dl className={styles.both}>
          <dt>{t('conflict.theirs')}</dt>
          <dd>{said(edit.other.value)}</dd>
          <dt>{t('conflict.mine')}</dt>
          <dd>{said(own)}</dd>
        </dl>
        <div className={styles.choices}>
          <Button size="md" variant="default" onClick={() => choose('theirs')}>
            {t('conflict.take')}
          </Button>
          <Button size="md" variant="default" onClick={() => choose('mine')}>
            {t('conflict.keep')}
          </Button>
        </div>
      </div>
    );
  }
  if (!edit?.refusal) return null;
  return (
    <p role="alert" className={styles.refusal}>
      {edit.refusal.message || errorText(edit.refusal.code)}
    </p>
  );
}
