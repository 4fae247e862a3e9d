import { useTranslation } from 'react-i18next';
import { Act } from './act.tsx';
import marks from './marks.module.css';
import parts from './order.module.css';
import type { OrderPart } from './order-part.ts';
import { Line, Part } from './part.tsx';
import { useStory } from './story.ts';
import { When } from './when.tsx';
import { HOURS } from '../../../site-kit/locales.ts';

/** The order's story, the work behind it, and the log. */
export function OrderTrail({ order, act }: OrderPart) {
  const { t, i18n } = useTranslation('operator');
  const short = (at: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'short', ...HOURS }).format(new Date(at));
  const story = useStory();
  const work = order.failed_jobs.length + order.waiting_jobs.length;
  return (
    <>
      <Part title={t('order.history')}>
        <ul className={parts.lines}>
          {order.history.map((row) => (
            <Line key={`${row.at}:${row.what}:${row.to}`} {...story(row)} at={<When at={row.at} />} />
          ))}
        </ul>
        {order.history.length === 0 ? <p className={marks.quiet}>{t('order.none')}</p> : null}
      </Part>
      <Part title={t('order.jobs')}>
        <ul className={parts.lines}>
          {order.failed_jobs.map((job) => (
            <Line
              key={job.id}
              what={<code>{job.name}</code>}
              about={job.reason}
              at={<When at={job.failed_at} />}
              acts={<Act label={t('act.retry')} run={() => act('/buy_yr/api/admin/jobs/retry', { id: job.id })} />}
            />
          ))}
          {order.waiting_jobs.map((job) => (
            <Line
              key={job.id}
              what={<code>{job.name}</code>}
              about={t('order.due', { tries: job.tries + 1, when: short(job.due_at) })}
            />
          ))}
        </ul>
        {work === 0 ? <p className={marks.quiet}>{t('order.none')}</p> : null}
      </Part>
      <Part title={t('nav.inbox')}>
        <ul className={parts.lines}>
          {order.inbox.map((event) => (
            <Line
              key={event.id}
              what={event.type}
              about={event.applied_at ? t('inbox.applied') : t('inbox.waiting')}
              at={<When at={event.received_at} />}
              acts={
                <Act label={t('inbox.replay')} run={() => act('/buy_yr/api/admin/inbox/replay', { id: event.id })} />
              }
            />
          ))}
        </ul>
        {order.inbox.length === 0 ? <p className={marks.quiet}>{t('order.none')}</p> : null}
      </Part>
      <Part title={t('order.effects')}>
        <ul className={parts.lines}>
          {order.effects.map((effect) => (
            <Line
              key={effect.key}
              what={<code>{effect.key}</code>}
              about={effect.done_at ? null : t('order.unknown')}
              at={<When at={effect.done_at ?? effect.intended_at} />}
            />
          ))}
        </ul>
        {order.effects.length === 0 ? <p className={marks.quiet}>{t('order.none')}</p> : null}
      </Part>
      <Part title={t('order.log')}>
        <ul className={parts.lines}>
          {order.audit.map((row) => (
            <Line
              key={`${row.at}:${row.action}:${JSON.stringify(row.details)}`}
              what={row.action}
              about={row.actor}
              at={<When at={row.at} />}
            />
          ))}
        </ul>
      </Part>
    </>
  );
}
