import { readScript, Unreadable, type Argument, type Command, type Test } from './read.ts';

/** A mail as a rule sees it. `sender`: of the envelope, empty for what comes back. */
export interface Seen {
  sender: string;
  /** Values of a header, by its name in lower case. */
  header: (name: string) => string[];
}
export interface Outcome {
  /** It stays in the box. */
  keep: boolean;
  redirects: string[];
}

/** As Dovecot is set up (`sieve_max_redirects`). */
const MOST_REDIRECTS = 2;
const KEEP: Outcome = { keep: true, redirects: [] };

const textsOf = (args: Argument[]): string[][] =>
  args.flatMap((arg) => ('text' in arg ? [[arg.text]] : 'list' in arg ? [arg.list] : []));
const tagsOf = (args: Argument[]): string[] => args.flatMap((arg) => ('tag' in arg ? [arg.tag] : []));

function isTrue({ name, args, tests }: Test, mail: Seen): boolean {
  if (name === 'not' && tests[0]) return !isTrue(tests[0], mail);
  if (name === 'anyof') return tests.some((each) => isTrue(each, mail));
  if (name === 'allof') return tests.every((each) => isTrue(each, mail));
  if (name === 'true' || name === 'false') return name === 'true';
  // Of what only an automatic reply asks for: nobody is answered here.
  if (name === 'currentdate') return false;
  const [names = [], keys = []] = textsOf(args);
  const values =
    name === 'header'
      ? names.flatMap((each) => mail.header(each.toLowerCase()))
      : name === 'envelope'
        ? [mail.sender]
        : null;
  if (values === null || (name === 'envelope' && names.some((each) => each.toLowerCase() !== 'from')))
    throw new Unreadable(`${name} is not known here`);
  const isContained = tagsOf(args).includes('contains');
  return values.some((value) =>
    keys.some((key) => {
      const [said, asked] = [value.trim().toLowerCase(), key.toLowerCase()];
      return isContained ? said.includes(asked) : said === asked;
    }),
  );
}

/** What becomes of a mail by this script, of which the parts are run that the product writes; one with others keeps every mail. */
export function run(script: string, mail: Seen): Outcome {
  const done = { keeps: false, cancelled: false, redirects: new Set<string>() };
  /** False: the script stopped. */
  function all(commands: Command[]): boolean {
    for (const { name, args, tests, block } of commands) {
      if (name === 'if' && tests[0]) {
        if (isTrue(tests[0], mail) && !all(block)) return false;
      } else if (name === 'redirect') {
        const [target = ''] = textsOf(args)[0] ?? [];
        if (done.redirects.size >= MOST_REDIRECTS) throw new Unreadable('too many redirects');
        done.redirects.add(target);
        if (!tagsOf(args).includes('copy')) done.cancelled = true;
      } else if (name === 'keep') done.keeps = true;
      else if (name === 'discard') done.cancelled = true;
      else if (name === 'stop') return false;
      else if (name !== 'require' && name !== 'vacation') throw new Unreadable(`${name} is not known here`);
    }
    return true;
  }
  try {
    all(readScript(script));
  } catch (error) {
    if (error instanceof Unreadable) return KEEP;
    throw error;
  }
  return { keep: done.keeps || !done.cancelled, redirects: [...done.redirects] };
}
