/** What follows in other rooms from work for the operator. */
import type { Reactions } from '../../platform/module.ts';
import { alertOperator } from './operator-tasks.ts';

export const tasksReactions = {
  /** A person has to look. */
  'tasks.opened': alertOperator,
} satisfies Reactions;
