/** The Nu HTML checker over many files in one Java process. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

const JAR = join(import.meta.dirname, '../../node_modules/vnu-jar/build/dist/vnu.jar');

/**
 * What the checker does not know or judges for one host: CSS of this year (scroll timelines, colour functions; browsers are asked
 * about style), the link type `expect` of the HTML Standard, and a ping without a scheme, which holds on each of a site's hosts.
 */
const isBeyondIt = ({ message, extract = '' }: { message: string; extract?: string }): boolean =>
  message.startsWith('CSS:') ||
  (message.startsWith('A “link” element with a “blocking” attribute') && extract.includes('rel="expect"')) ||
  /^Bad value “\/~[a-z]+” for attribute “ping”/.test(message);

export interface MarkupError {
  /** Base name of the file. */
  file: string;
  text: string;
}

/** Null where there is no Java (or no checker), with the reason; otherwise every error, in the order of the files. */
export function checkMarkup(files: string[]): { errors: MarkupError[] } | { skipped: string } {
  if (!existsSync(JAR)) return { skipped: 'vnu-jar is not installed' };
  if (spawnSync('java', ['-version']).status !== 0) return { skipped: 'there is no Java on this machine' };
  const { stderr, error } = spawnSync(
    'java',
    ['-Xss1m', '-jar', JAR, '--format', 'json', '--errors-only', '--exit-zero-always', ...files],
    { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 },
  );
  if (error) throw error;
  const { messages } = JSON.parse(stderr) as {
    messages: { url: string; message: string; extract?: string; lastLine?: number }[];
  };
  return {
    errors: messages
      .filter((each) => !isBeyondIt(each))
      .map(({ url, message, extract = '' }) => ({
        file: basename(url),
        text: `${message} ${extract.replaceAll(/\s+/g, ' ').slice(0, 90)}`.trim(),
      })),
  };
}
