import type { Lang } from '../../site-kit/names.ts';
import { el } from './words-el.rules.ts';
import { en } from './words-en.rules.ts';
import { es } from './words-es.rules.ts';
import { fr } from './words-fr.rules.ts';
import { it, type TaskWords, type WordsOfTask } from './words-it.rules.ts';

const WORDS: Record<Lang, TaskWords> = { it, en, es, fr, el };

/** What a kind of task is called and what is to be done about it; one that nobody has written words for is its code. */
export function wordsOfTask(kind: string, lang: Lang): WordsOfTask {
  const [room = '', what = ''] = kind.split('.');
  const rooms: Record<string, Record<string, WordsOfTask>> = WORDS[lang];
  return rooms[room]?.[what] ?? { title: kind, act: '' };
}
