export function namedFiles(
  env: NodeJS.ProcessEnv,
  isOurs?: (name: string) => boolean,
): { name: string; file: string; text: string | null }[];
