/** Variables that are named by a file, `APP_SECRET_FILE=/run/secrets/app`. Plain JavaScript: asked before anything is installed. */
import { readFileSync } from 'node:fs';

const SUFFIX = '_FILE';

/** Each variable of ours whose file is named, and what stands there; null where that cannot be read. OPERATOR_FILE is one of its own. */
export function namedFiles(env, isOurs = (name) => name !== 'OPERATOR') {
  return Object.entries(env).flatMap(([key, file]) => {
    const name = key.slice(0, -SUFFIX.length);
    return key.endsWith(SUFFIX) && file && isOurs(name) ? [{ name, file, text: textOf(file) }] : [];
  });
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}
