import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { moveFocus } from '../../ui/focus.ts';
import { useCopy } from '../../ui/use-copy.ts';
import classes from './domains-section.module.css';

/** The secret that lets a name move: shown this once, and what to do with it. */
export function DomainCode({ name, code }: { name: string; code: string }) {
  const { t } = useTranslation('manager');
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const { copied, copy } = useCopy(code);
  // The button that was pressed has gone: whoever listens or types is led to its answer.
  useEffect(() => moveFocus(box.current), []);

  return (
    <section ref={box} className={classes.code} aria-labelledby={id}>
      <p id={id} className={classes.codeTitle}>
        {t('domains.code', { name })}
      </p>
      <p className={classes.secret}>
        <code>{code}</code>
        <Button variant="default" size="md" onClick={() => void copy()}>
          {t(copied ? 'domains.copied' : 'domains.copy')}
        </Button>
      </p>
      <p>{t('domains.code-text')}</p>
      <p className={classes.small}>{t('domains.code-after')}</p>
    </section>
  );
}
