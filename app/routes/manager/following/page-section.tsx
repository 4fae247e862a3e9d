import { useTranslation } from 'react-i18next';
import type { FollowingView } from '../../../../modules/sync/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { Button } from '../../../ui/Button.tsx';
import { useSaid } from '../../../ui/said.ts';
import { SectionFailure } from '../section-failure.tsx';
import { Actions, Fact, Facts, Section } from '../section.tsx';
import { useChange } from '../use-change.ts';
import { readPageNow } from './calls.ts';
import styles from './following.module.css';
import { moment } from './moments.ts';
import { PageActs } from './page-acts.tsx';
import type { Following } from './use-following.ts';
import { useReading } from './use-reading.ts';

/** How the page is, when it was read, and that it can be read now. */
export function PageSection({ following }: { following: Following }) {
  const { t } = useTranslation('following');
  const { view, news, act } = following;
  const { page } = view;
  const change = useChange();
  const { isLate, again } = useReading(following);
  const told = page.reading
    ? t(isLate ? 'read.late' : 'read.reading')
    : news && news.map((each) => t(`read.${each}`)).join(' ');
  useSaid(told);
  return (
    <Section title={t('page.title')}>
      <State page={page} />
      {!view.in_plan && <p>{t('page.not-in-plan')}</p>}
      <PageActs following={following} />
      {page.state === 'own' ? null : <Moments page={page} />}
      <Actions>
        {page.state === 'own' || !view.in_plan ? null : isLate ? (
          <Button variant="default" onClick={again}>
            {t('read.look')}
          </Button>
        ) : (
          <Button
            variant="default"
            aria-disabled={page.reading || change.busy}
            onClick={() => {
              if (!page.reading) void change.run(() => act(readPageNow));
            }}
          >
            {t('read.now')}
          </Button>
        )}
      </Actions>
      {told && (
        <p className={styles.progress} data-busy={(page.reading && !isLate) || undefined}>
          {told}
        </p>
      )}
      <SectionFailure change={change} />
    </Section>
  );
}

/** What a state means where it is not the usual sentence. */
const MEANS: Partial<Record<FollowingView['page']['state'], 'stays-less' | 'stays-own' | 'stays-asked'>> = {
  'token-ended': 'stays-less',
  own: 'stays-own',
  suspected: 'stays-asked',
};

/** One sentence, and where the page is now. Nothing of it takes anything from the site, and that is said. */
function State({ page: { link, state, moved_to: movedTo } }: Pick<FollowingView, 'page'>) {
  const { t } = useTranslation('following');
  const address = movedTo ?? link;
  return (
    <div className={styles.state} data-state={state}>
      <p className={styles.sentence}>{t(`page.${state}`)}</p>
      {state !== 'following' && <p>{t(`page.${MEANS[state] ?? 'stays'}`)}</p>}
      {state !== 'gone' && (
        <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer">
          {t(movedTo ? 'page.open-new' : 'page.open')}
        </a>
      )}
    </div>
  );
}

function Moments({ page: { read_at: readAt, next_at: nextAt } }: Pick<FollowingView, 'page'>) {
  const { t, i18n } = useTranslation('following');
  const lang = asLang(i18n.language) ?? FALLBACK;
  return (
    <Facts>
      <Fact name={t('page.read-at')}>
        {readAt ? <time dateTime={readAt}>{moment(readAt, lang)}</time> : t('page.never')}
      </Fact>
      <Fact name={t('page.next-at')}>
        <time dateTime={nextAt}>{moment(nextAt, lang)}</time>
      </Fact>
    </Facts>
  );
}
