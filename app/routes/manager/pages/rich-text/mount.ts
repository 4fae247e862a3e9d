/** The editor of formatted texts: loaded when a text is touched, and only then. */
import { baseKeymap, chainCommands, setBlockType, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { EditorState, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { RichText } from '../../../../../site-kit/content/own-pages/rich-text.ts';
import { fromDocument, schema, toDocument } from './schema.ts';

export type LookOfText = 'strong' | 'em' | 'heading' | 'subheading' | 'bullets' | 'numbers' | 'link';
export interface RichEditor {
  apply: (look: Exclude<LookOfText, 'link'>) => void;
  /** Null takes the link away. */
  link: (href: string | null) => void;
  /** Another text than what was written here: an undo, the other device. */
  replace: (content: RichText) => void;
  /** The focus, and the cursor where it was. */
  enter: () => void;
  destroy: () => void;
}
interface Given {
  content: RichText;
  label: string;
  lang: string;
  onWrite: (content: RichText) => void;
  /** What the selection is now. */
  onLooks: (looks: ReadonlySet<LookOfText>) => void;
}

const { strong, em, link } = schema.marks;
const { paragraph, heading, bullets, numbers, item } = schema.nodes;
if (!strong || !em || !link || !paragraph || !heading || !bullets || !numbers || !item)
  throw new Error('the schema lacks a part');

const toHeading = (level: number): Command => {
  const set = setBlockType(heading, { level });
  return (state, dispatch) =>
    looksOf(state).has(level === 2 ? 'heading' : 'subheading')
      ? setBlockType(paragraph)(state, dispatch)
      : set(state, dispatch);
};
const toList = (name: 'bullets' | 'numbers'): Command => {
  const type = name === 'bullets' ? bullets : numbers;
  return (state, dispatch) =>
    looksOf(state).has(name)
      ? liftListItem(item)(state, dispatch)
      : chainCommands(wrapInList(type), (now, go) => setBlockType(paragraph)(now, go))(state, dispatch);
};
const COMMANDS: Record<Exclude<LookOfText, 'link'>, Command> = {
  strong: toggleMark(strong),
  em: toggleMark(em),
  heading: toHeading(2),
  subheading: toHeading(3),
  bullets: toList('bullets'),
  numbers: toList('numbers'),
};

function looksOf(state: EditorState): Set<LookOfText> {
  const { $from, from, to, empty } = state.selection;
  const looks = new Set<LookOfText>();
  for (const [name, mark] of [
    ['strong', strong],
    ['em', em],
    ['link', link],
  ] as const) {
    const has = empty ? mark.isInSet(state.storedMarks ?? $from.marks()) : state.doc.rangeHasMark(from, to, mark);
    if (has) looks.add(name);
  }
  for (let depth = $from.depth; depth > 0; depth--) {
    const { type, attrs } = $from.node(depth);
    if (type === heading) looks.add(attrs['level'] === 3 ? 'subheading' : 'heading');
    if (type === bullets) looks.add('bullets');
    if (type === numbers) looks.add('numbers');
  }
  return looks;
}

const newState = (content: RichText): EditorState =>
  EditorState.create({
    doc: toDocument(content),
    plugins: [
      history(),
      keymap({
        'Mod-b': COMMANDS.strong,
        'Mod-i': COMMANDS.em,
        'Mod-z': undo,
        'Mod-y': redo,
        'Shift-Mod-z': redo,
        Enter: splitListItem(item),
      }),
      keymap(baseKeymap),
    ],
  });

export function mountRichEditor(place: HTMLElement, { content, label, lang, onWrite, onLooks }: Given): RichEditor {
  const write = (): void => onWrite(fromDocument(view.state.doc));
  const view: EditorView = new EditorView(place, {
    state: newState(content),
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, lang },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      onLooks(looksOf(view.state));
      // Half of a composed letter is no text: what it comes to is told when it is whole.
      if (transaction.docChanged && !view.composing) write();
    },
    handleDOMEvents: {
      compositionend: () => {
        setTimeout(() => {
          if (!view.isDestroyed) write();
        });
        return false;
      },
    },
  });
  const run = (command: Command): void => {
    command(view.state, (transaction) => view.dispatch(transaction));
    view.focus();
  };
  return {
    apply: (look) => run(COMMANDS[look]),
    link: (href) =>
      run((state, dispatch) => {
        const { from, to } = state.selection;
        const marked =
          href === null ? state.tr.removeMark(from, to, link) : state.tr.addMark(from, to, link.create({ href }));
        dispatch?.(marked);
        return true;
      }),
    replace: (next) => view.updateState(newState(next)),
    enter: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
