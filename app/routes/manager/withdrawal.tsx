/** /manager/withdrawal: a consumer's withdrawal without the order's session, from any device. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { moveFocus } from '../../ui/focus.ts';
import { say } from '../../ui/said.ts';
import { declareWithdrawal } from './calls.ts';
import classes from './order-screen.module.css';
import sections from './section.module.css';
import { useChange } from './use-change.ts';
import { WithdrawalForm, type Declared } from './withdrawal-form.tsx';

export default function WithdrawalRoute() {
  const { t } = useTranslation('manager');
  const [search] = useSearchParams();
  const change = useChange();
  const [done, setDone] = useState<Declared | null>(null);
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!done) return;
    moveFocus(told.current);
    say(t('withdrawal.done', { mail: done.mail }));
  }, [done, t]);
  const contract = search.get('order')?.slice(0, 64) ?? '';
  return (
    <div className={`page-width ${classes.page}`}>
      <title>{`${t('withdrawal.title')} · Vetrina`}</title>
      <header className={classes.head}>
        <h1 className={classes.title}>{t('withdrawal.title')}</h1>
        <p className={classes.lead}>{t('withdrawal.lead')}</p>
      </header>
      <div className={`${sections.body} ${classes.form}`}>
        {done ? (
          <p ref={told} className={sections.notice}>
            {t('withdrawal.done', { mail: done.mail })}
          </p>
        ) : (
          <WithdrawalForm
            given={{ name: '', contract, mail: '' }}
            change={change}
            onConfirm={(declared) =>
              void change.run(() => declareWithdrawal(declared)).then((answer) => answer && setDone(declared))
            }
          />
        )}
      </div>
    </div>
  );
}
