import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextsView } from '../../../../modules/copywriting/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { Button } from '../../../ui/Button.tsx';
import { moment } from '../following/moments.ts';
import { ShownText } from '../following/shown-text.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { useChange } from '../use-change.ts';
import { callOffText } from './calls.ts';
import { DeliveredActs } from './delivered-acts.tsx';
import styles from './texts.module.css';

type Text = TextsView['texts'][number];

/** One text: what was asked, how far it is, and once it is written what stood there before and what is written. */
export function TextCard({
  text,
  view,
  take,
  onFresh,
}: {
  text: Text;
  view: TextsView;
  take: (fresh: TextsView, text: string) => void;
  onFresh: (fresh: TextsView) => void;
}) {
  const { t, i18n } = useTranslation('texts');
  const change = useChange();
  const id = useId();
  const at = text.ended_at ?? text.delivered_at ?? text.asked_at;
  const isOpen = text.state === 'asked' || text.state === 'in-work';
  async function callOff() {
    const fresh = await change.run(() => callOffText(view.site.id, text.id));
    if (fresh) take(fresh, t('called-off'));
  }
  return (
    <li className={styles.card} data-ready={text.state === 'delivered' || undefined}>
      <h2 id={id} className={styles.title}>
        {t(`places.${text.place}`)}
      </h2>
      <p className={styles.state} data-state={text.state}>
        <b>{t(`states.${text.state}`)}</b>{' '}
        <time dateTime={at} className={styles.hint}>
          {moment(at, asLang(i18n.language) ?? FALLBACK)}
        </time>
      </p>
      <p>{t(`means.${text.state}`)}</p>
      {text.parts.map((part) => (
        <dl key={part.unit} className={styles.sides}>
          <div className={styles.side}>
            <dt>{t('before')}</dt>
            <dd>{part.before === null ? <i>{t('nothing')}</i> : <ShownText text={part.before} />}</dd>
          </div>
          <div className={styles.side} data-side="after">
            <dt>{t('after')}</dt>
            <dd>
              <ShownText text={part.after} />
            </dd>
          </div>
        </dl>
      ))}
      <details className={styles.brief}>
        <summary>{t('brief')}</summary>
        <dl>
          {(['about', 'points', 'tone'] as const).map((name) => (
            <div key={name}>
              <dt>{t(`ask.${name}`)}</dt>
              <dd>{text[name]}</dd>
            </div>
          ))}
        </dl>
      </details>
      {isOpen && (
        <>
          <SectionFailure change={change} />
          <Button
            variant="default"
            size="md"
            className={styles.off}
            aria-disabled={change.busy}
            aria-describedby={id}
            onClick={() => void callOff()}
          >
            {t('call-off')}
          </Button>
        </>
      )}
      {text.state === 'delivered' && <DeliveredActs text={text} view={view} take={take} onFresh={onFresh} />}
    </li>
  );
}
