import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { say } from '../../../ui/said.ts';
import { useChange } from '../use-change.ts';
import { moveDraft, publishDraft, readDraft, restoreVersion } from './calls.ts';
import type { Editor } from './editor-context.ts';

const MOST_WAITING = 10;

/** What a press on the bar came to. */
export interface Happened {
  text: string;
  /** Where it can be seen. */
  url: string | null;
  /** The revision that came of it: once the draft has moved on, this is no news any more. */
  rev: number;
}

/** The acts on the whole draft. What was written goes before each of them; units that appear or move are read again. */
export function useDraftActs(site: string, { saver, snapshot }: Pick<Editor, 'saver' | 'snapshot'>) {
  const { t } = useTranslation('editor');
  const change = useChange();
  const [outcome, setOutcome] = useState<Happened | null>(null);
  const tell = (text: string, url: string | null) => setOutcome({ text, url, rev: saver.snapshot().queue.rev });
  const renew = async () => saver.renew(await readDraft(site));
  const act = (way: 'undo' | 'redo' | 'discard') =>
    change.run(async () => {
      await saver.act((rev) => moveDraft(site, way, rev));
      await renew();
      say(t(`done.${way}`));
      return true;
    });
  // Presses that come while one is under way follow it, so that three of them take three steps; a key that is held fills no queue.
  const moves = useRef({ last: Promise.resolve<unknown>(null), waiting: 0 });
  function move(way: 'undo' | 'redo') {
    const { current } = moves;
    if (current.waiting >= MOST_WAITING) return;
    current.waiting += 1;
    current.last = current.last.then(() => act(way)).finally(() => (current.waiting -= 1));
  }
  async function publish() {
    const answer = await change.run(async () => {
      await saver.flush();
      try {
        return await publishDraft(site, saver.snapshot().queue.rev);
      } finally {
        // What went out is no change any more; what another device wrote meanwhile is seen before it goes.
        await renew();
      }
    });
    if (answer) tell(answer.changed ? t('published.text') : t('published.same'), answer.url);
  }
  return {
    ...change,
    outcome: outcome?.rev === snapshot.queue.rev ? outcome : null,
    move,
    discard: async () => (await act('discard')) === true,
    publish: () => void publish(),
    restore: async (version: string) => {
      const done = await change.run(async () => {
        await saver.act((rev) => restoreVersion(site, version, rev));
        await renew();
        return true;
      });
      if (done) tell(t('versions.restored'), null);
      return done === true;
    },
  };
}
