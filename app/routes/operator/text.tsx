import { useTranslation } from 'react-i18next';
import { Link, useOutletContext, useParams } from 'react-router';
import { textToWrite } from '../../../modules/copywriting/schemas.ts';
import { done } from '../../../platform/answers.ts';
import { paths } from '../../paths.ts';
import { postJson } from '../../ui/api.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { useSaid } from '../../ui/said.ts';
import { Act } from './act.tsx';
import type { ConsoleContext } from './console-context.ts';
import styles from './console.module.css';
import marks from './marks.module.css';
import parts from './order.module.css';
import { Part } from './part.tsx';
import { useOne } from './use-one.ts';
import { When } from './when.tsx';
import { WriteText } from './write-text.tsx';

/** One text: what the owner asks for, what there is to write from, and the place to write it. */
export default function TextRoute() {
  const { t } = useTranslation('operator');
  const { id = '' } = useParams();
  const { recount } = useOutletContext<ConsoleContext>();
  const path = `/buy_yr/api/admin/texts/${encodeURIComponent(id)}`;
  const { value: text, failure, load } = useOne(path, textToWrite);
  const delivered = text?.state === 'delivered' ? t('texts.delivered') : null;
  useSaid(delivered);
  async function act(what: 'start' | 'deliver', body: object = {}) {
    await postJson(`${path}/${what}`, body, done);
    await load();
    recount();
  }
  return (
    <>
      <p className={styles.back}>
        <Link to={paths.operatorPart('texts')}>← {t('texts.back')}</Link>
      </p>
      {failure ? <ErrorNotice failure={failure} onRetry={() => void load()} /> : null}
      {text?.id === id ? (
        <>
          <div className={styles.head}>
            <h1>
              {t(`texts.places.${text.place}`)} <span className={marks.state}>{t(`texts.states.${text.state}`)}</span>
            </h1>
            <When at={text.asked_at} />
          </div>
          <Part title={t('texts.brief')}>
            <dl className={parts.facts}>
              {(['about', 'points', 'tone'] as const).map((name) => (
                <div key={name}>
                  <dt>{t(`texts.${name}`)}</dt>
                  <dd>{text[name]}</dd>
                </div>
              ))}
              <div>
                <dt>{t('texts.site')}</dt>
                <dd>
                  <Link to={paths.operatorOrder(text.order_id)}>{text.site.name}</Link> ·{' '}
                  <a href={text.site.url} target="_blank" rel="noopener">
                    {text.site.url}
                  </a>
                </dd>
              </div>
              {text.page.length > 0 && (
                <div>
                  <dt>{t('texts.page')}</dt>
                  <dd>{text.page.join(' · ')}</dd>
                </div>
              )}
            </dl>
          </Part>
          {text.state === 'asked' && (
            <Part title={t('texts.write')}>
              <p className={marks.advice}>{t('texts.startFirst')}</p>
              <Act label={t('texts.start')} main run={() => act('start')} />
            </Part>
          )}
          {text.state === 'in-work' && (
            <WriteText key={text.id} text={text} onDeliver={(body) => act('deliver', body)} onMoved={load} />
          )}
          {delivered && <p>{delivered}</p>}
        </>
      ) : failure ? null : (
        <p className={styles.loading}>{t('list.loading')}</p>
      )}
    </>
  );
}
