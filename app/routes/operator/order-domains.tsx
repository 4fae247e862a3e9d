import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/error-text.ts';
import { paths } from '../../paths.ts';
import { done } from '../../../platform/answers.ts';
import { postJson } from '../../ui/api.ts';
import { Act } from './act.tsx';
import controls from './controls.module.css';
import marks from './marks.module.css';
import parts from './order.module.css';
import type { OrderPart } from './order-part.ts';
import { Line, Part } from './part.tsx';
import { When } from './when.tsx';
import { useWords } from './words.ts';
import { shownName } from '../../../site-kit/shown-name.ts';

/** The names of an order and its site. */
export function OrderDomains({ order, act }: OrderPart) {
  const { t } = useTranslation('operator');
  const say = useWords();
  const path = `/buy_yr/api/admin/orders/${order.id}`;
  const text = useErrorText();
  const { site } = order;
  return (
    <>
      <Part title={t('order.domains')}>
        <ul className={parts.lines}>
          {order.domains.map((name) => (
            <Line
              key={name.id}
              what={
                <>
                  {shownName(name.domain)}{' '}
                  <span className={marks.state} data-state={name.state}>
                    {say('words.registration', name.state)}
                  </span>
                </>
              }
              about={[
                say('words.kind', name.kind),
                name.failure && say('words.failure', name.failure),
                name.reason,
                name.operation,
              ]
                .filter(Boolean)
                .join(' · ')}
              at={<When at={name.updated_at} />}
              acts={
                name.state === 'failed' ? (
                  <Act
                    danger
                    label={t('order.giveName')}
                    ask={{ text: t('order.giveNameText') }}
                    run={() => act(`${path}/refund`, { domain: name.domain })}
                  />
                ) : name.state === 'wanted' || name.state === 'submitted' ? (
                  <Act label={t('act.retry')} run={() => act(`${path}/retry`, { step: 'domain', id: name.id })} />
                ) : null
              }
            />
          ))}
        </ul>
        {order.domains.length === 0 ? <p className={marks.quiet}>{t('order.none')}</p> : null}
      </Part>
      <Part title={t('order.site')}>
        {site ? (
          <ul className={parts.lines}>
            <Line
              what={
                <>
                  {site.layout}{' '}
                  <span className={marks.state} data-state={site.held_for.length > 0 ? 'past_due' : site.status}>
                    {say('words.site', site.status)}
                  </span>
                </>
              }
              about={[
                t('order.versions', { count: site.versions }),
                site.held_for.length > 0
                  ? t('order.held', { gates: site.held_for.map((gate) => text(`sites.quality-${gate}`)).join(' ') })
                  : '',
              ]
                .filter(Boolean)
                .join(' · ')}
              acts={
                <>
                  {site.published ? (
                    <a className={controls.act} href={site.url} target="_blank" rel="noreferrer">
                      {t('order.openSite')}
                    </a>
                  ) : null}
                  {site.support_until ? <Act label={t('order.look')} run={() => look(site.id)} /> : null}
                  <Act label={t('order.publish')} run={() => act(`${path}/retry`, { step: 'site', id: site.id })} />
                </>
              }
            />
          </ul>
        ) : (
          <p className={marks.quiet}>{t('order.none')}</p>
        )}
      </Part>
    </>
  );
}

/** In a window of its own: the console keeps its sign-in in this one. Opened by the press, before the answer is there. */
async function look(site: string): Promise<void> {
  const beside = window.open('about:blank');
  try {
    await postJson(`/buy_yr/api/admin/sites/${encodeURIComponent(site)}/look`, {}, done);
    beside?.location.assign(paths.editSite(site));
  } catch (error) {
    beside?.close();
    throw error;
  }
}
