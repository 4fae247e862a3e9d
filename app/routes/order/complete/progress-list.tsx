import { useTranslation } from 'react-i18next';
import type { Progress } from '../../../../modules/ordering/schemas.ts';
import type { Lang } from '../../../../site-kit/names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useSaid } from '../../../ui/said.ts';
import classes from './progress-list.module.css';
import { HOURS } from '../../../../site-kit/locales.ts';

type Step = Progress['steps'][number];

/** Payment, domain, site, mail: where each one is, in words, and since when. */
export function ProgressList({ steps, lang }: { steps: readonly Step[]; lang: Lang }) {
  const { t, i18n } = useTranslation('order');
  const say = t as (key: string, values: Record<string, string | number>) => string;
  const words = (step: Step): string => {
    const key = `progress.${step.message}`;
    const names = step.values['domain']?.split(', ') ?? [];
    const values = { ...step.values, count: names.length, domain: new Intl.ListFormat(lang).format(names) };
    // The server names the sentence; one it does not share with this catalogue falls back to the state's own words.
    return i18n.exists(key, { ns: 'order', count: names.length }) ? say(key, values) : t(`states.${step.state}`);
  };
  return (
    <ol className={classes.list}>
      {steps.map((step) => (
        <li key={step.key} className={classes.step} data-state={step.state}>
          <Said text={`${t(`progress-steps.${step.key}`)}: ${words(step)}`} />
          <span className={classes.mark} aria-hidden="true">
            {step.state === 'done' && <Icon name="check" size={18} />}
            {step.state === 'attention' && <Icon name="warning" size={18} />}
          </span>
          <h3 className={classes.name}>
            {t(`progress-steps.${step.key}`)} <span className={classes.state}>{t(`states.${step.state}`)}</span>
          </h3>
          {step.message && <p className={classes.words}>{words(step)}</p>}
          {step.at && (
            <time className={classes.time} dateTime={step.at}>
              {new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit', ...HOURS }).format(
                new Date(step.at),
              )}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Each step speaks for itself: only the one that moved on is heard. */
function Said({ text }: { text: string }) {
  useSaid(text);
  return null;
}
