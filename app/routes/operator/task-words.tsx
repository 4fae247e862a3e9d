import type { TaskView } from '../../../modules/reports/operator/schemas.ts';
import marks from './marks.module.css';
import { useWords } from './words.ts';

/** What happened, in the case at hand, and what is to be done about it. */
export function TaskWords({ task, times }: { task: Pick<TaskView, 'kind' | 'detail'>; times?: string | undefined }) {
  const say = useWords();
  return (
    <>
      <span className={marks.mark}>{say('kinds', `${task.kind}.title`, task.kind)}</span>
      {times ? <span className={marks.quiet}> {times}</span> : null}
      <p className={marks.detail}>{task.detail}</p>
      <p className={marks.advice}>{say('kinds', `${task.kind}.act`, '')}</p>
    </>
  );
}
