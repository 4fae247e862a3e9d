import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Progress } from '../../../../modules/ordering/schemas.ts';
import type { Lang } from '../../../../site-kit/names.ts';
import { shownName } from '../../../../site-kit/shown-name.ts';
import { failureOf, type ApiFailure } from '../../../ui/api.ts';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { refundDomain, replaceDomain } from '../calls.ts';
import { DomainSearch } from '../service/domain-search.tsx';
import { euro } from '../money.ts';
import classes from './domain-problem.module.css';
import { useSecondStep } from './use-second-step.ts';
import { Button } from '../../../ui/Button.tsx';

interface Props {
  lang: Lang;
  orderId: string;
  pageName: string;
  problem: NonNullable<Progress['domain_problem']>;
  onProgress: (fresh: Progress) => void;
}

/** A paid name that could not be registered: another one at the same price, or the money back. */
export function DomainProblem({ lang, orderId, pageName, problem, onProgress }: Props) {
  const { t } = useTranslation('order');
  const [query, setQuery] = useState(pageName);
  const [name, setName] = useState<string | null>(null);
  const { asking, ask, leave, question, opener } = useSecondStep();
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [last, setLast] = useState<(() => Promise<Progress>) | null>(null);
  const busy = useRef(false);
  const amount = euro(problem.refund_amount, lang);

  async function run(change: () => Promise<Progress>) {
    if (busy.current) return;
    busy.current = true;
    setLoading(true);
    setFailure(null);
    setLast(() => change);
    try {
      onProgress(await change());
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      busy.current = false;
      setLoading(false);
    }
  }

  return (
    <section className={classes.box} aria-labelledby="domain-problem-title">
      <h2 id="domain-problem-title" className={classes.title}>
        {t('replace.title', { domain: shownName(problem.domain) })}
      </h2>
      <p>{t('replace.text')}</p>
      <h3 className={classes.subtitle}>{t('replace.another')}</h3>
      <DomainSearch
        lang={lang}
        query={query}
        chosen={name ? [name] : []}
        max={1}
        disabled={false}
        onQuery={setQuery}
        onToggle={(picked) => setName(picked === name ? null : picked)}
      />
      {failure && <ErrorNotice failure={failure} onRetry={last ? () => void run(last) : undefined} />}
      <div className={classes.actions}>
        <Button
          disabled={!name}
          aria-disabled={loading}
          onClick={() => {
            if (name) void run(() => replaceDomain(orderId, problem.domain, name));
          }}
        >
          {loading ? t('actions.saving') : name ? t('replace.use', { domain: shownName(name) }) : t('replace.pick')}
        </Button>
        {problem.refund_amount > 0 && !asking && (
          <Button ref={opener} variant="default" aria-disabled={loading} onClick={ask}>
            {t('replace.refund', { amount })}
          </Button>
        )}
      </div>
      {asking && (
        <fieldset ref={question} className={classes.confirm} aria-describedby="domain-refund-text">
          <legend className="visually-hidden">{t('replace.refund', { amount })}</legend>
          <p id="domain-refund-text">{t('replace.refund-confirm', { amount })}</p>
          <div className={classes.actions}>
            <Button aria-disabled={loading} onClick={() => void run(() => refundDomain(orderId, problem.domain))}>
              {t('replace.refund-yes', { amount })}
            </Button>
            <Button variant="default" onClick={leave}>
              {t('replace.refund-no')}
            </Button>
          </div>
        </fieldset>
      )}
    </section>
  );
}
