/** /manager/enter: where the mailed link leads. Its key stands behind the number sign, and only a person's press sends it. */
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { provingPlace } from '../../../modules/ordering/proving-place.rules.ts';
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
  const [query] = useSearchParams();
  /** Where they were asked who they are. */
  const back = provingPlace(query.get('back') ?? '')?.path ?? null;
  // A key of another form than ours is no key either.
  const failure = change.failure?.fields['key'] ? new ApiFailure('ordering.manager-link-invalid') : change.failure;
  const ended = failure?.code === 'ordering.manager-link-invalid';

  const title = t(back === null ? 'enter.title' : 'enter.prove-title');

  function enter() {
    const key = window.location.hash.slice(1);
    void change.run(() => enterByKey(key)).then((done) => done && navigate(back ?? paths.manager(), { replace: true }));
  }
  return (
    <div className={`page-width ${classes.page}`}>
      <title>{`${title} · Vetrina`}</title>
      <div className={`${card.card} ${classes.alone}`}>
        <h1 className={classes.subtitle}>{ended ? t('enter.ended') : title}</h1>
        {!ended && <p>{t(back === null ? 'enter.text' : 'enter.prove-text')}</p>}
        {failure && <ErrorNotice failure={failure} />}
        {ended ? (
          <Button component={Link} to={back ?? paths.manager()} fullWidth>
            {t('enter.again')}
          </Button>
        ) : (
          <Button aria-disabled={change.busy} onClick={enter} fullWidth>
            {change.busy ? t('enter.entering') : t(back === null ? 'enter.enter' : 'enter.prove')}
          </Button>
        )}
      </div>
    </div>
  );
}
