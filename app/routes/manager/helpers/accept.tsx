/** /manager/helper: where an invitation leads. Its key stands behind the number sign, and only a person's press sends it. */
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { ApiFailure } from '../../../ui/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import classes from '../home-screen.module.css';
import card from '../sign-in-card.module.css';
import { useChange } from '../use-change.ts';
import { acceptInvitation } from './calls.ts';

export default function AcceptRoute() {
  const { t } = useTranslation('helpers');
  const navigate = useNavigate();
  const change = useChange();
  // A key of another form than ours is no key either.
  const failure = change.failure?.fields['key'] ? new ApiFailure('access.invitation-invalid') : change.failure;
  const ended = failure?.code === 'access.invitation-invalid';

  function enter() {
    const key = window.location.hash.slice(1);
    void change
      .run(() => acceptInvitation(key))
      .then((done) => done && navigate(paths.editSite(done.site), { replace: true }));
  }
  return (
    <div className={`page-width ${classes.page}`}>
      <title>{`${t('accept.title')} · Vetrina`}</title>
      <div className={`${card.card} ${classes.alone}`}>
        <h1 className={classes.subtitle}>{ended ? t('accept.ended') : t('accept.title')}</h1>
        <p>{ended ? t('accept.ended-text') : t('accept.text')}</p>
        {failure && !ended && <ErrorNotice failure={failure} />}
        {ended ? (
          <Button component={Link} to={paths.manager()} fullWidth>
            {t('accept.again')}
          </Button>
        ) : (
          <Button aria-disabled={change.busy} onClick={enter} fullWidth>
            {change.busy ? t('accept.entering') : t('accept.enter')}
          </Button>
        )}
      </div>
    </div>
  );
}
