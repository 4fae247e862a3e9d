/** /manager/enter: where the mailed link leads. Its key stands behind the number sign, and only a person's press sends it. */
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { ApiFailure } from '../../ui/api.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { enterByKey } from './calls.ts';
import classes from './home-screen.module.css';
import card from './sign-in-card.module.css';
import { useChange } from './use-change.ts';

export default function EnterRoute() {
  const { t } = useTranslation('manager');
  const navigate = useNavigate();
  const change = useChange();
  // A key of another form than ours is no key either.
  const failure = change.failure?.fields['key'] ? new ApiFailure('ordering.manager-link-invalid') : change.failure;
  const ended = failure?.code === 'ordering.manager-link-invalid';

  function enter() {
    const key = window.location.hash.slice(1);
    void change.run(() => enterByKey(key)).then((done) => done && navigate(paths.manager(), { replace: true }));
  }
  return (
    <div className={`page-width ${classes.page}`}>
      <title>{`${t('enter.title')} · Vetrina`}</title>
      <div className={`${card.card} ${classes.alone}`}>
        <h1 className={classes.subtitle}>{ended ? t('enter.ended') : t('enter.title')}</h1>
        {!ended && <p>{t('enter.text')}</p>}
        {failure && <ErrorNotice failure={failure} />}
        {ended ? (
          <Button component={Link} to={paths.manager()} fullWidth>
            {t('enter.again')}
          </Button>
        ) : (
          <Button aria-disabled={change.busy} onClick={enter} fullWidth>
            {change.busy ? t('enter.entering') : t('enter.enter')}
          </Button>
        )}
      </div>
    </div>
  );
}
