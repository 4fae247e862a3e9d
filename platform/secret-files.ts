/** Variables by file: `APP_SECRET_FILE=/run/secrets/app` says what APP_SECRET is (systemd credentials, secrets of containers). */
import { environment } from './environment.ts';
import { namedFiles } from './named-files.mjs';

const named = (env: NodeJS.ProcessEnv) => namedFiles(env, (name) => name in environment.shape);

/** The environment with what its files say, and without their names: safe to be read again. A variable beside its file is kept. */
export function withSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = { ...env };
  for (const { name, text } of named(env)) {
    if (text === null || read[name]) continue;
    read[name] = text;
    delete read[`${name}_FILE`];
  }
  return read;
}

/** One line for each file that cannot be read, and each variable that is given twice. */
export const unreadableFiles = (env: NodeJS.ProcessEnv): string[] =>
  named(env).flatMap(({ name, file, text }) => {
    if (text === null) return [`  ${name}_FILE (${file}) cannot be read`];
    return env[name] ? [`  ${name} and ${name}_FILE exclude each other: one of them`] : [];
  });
