import { writeFileSync } from 'node:fs';

export interface Asked {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** A script for wrk that makes these requests one after the other, and again. Returns its file. */
export function turnScript(file: string, requests: Asked[]): string {
  const made = requests.map(({ method, path, headers, body }) => {
    const fields = Object.entries(headers).map(([name, value]) => `[${quoted(name)}]=${quoted(value)}`);
    return `wrk.format("${method}",${quoted(path)},{${fields.join(',')}}${body === undefined ? '' : `,${quoted(body)}`})`;
  });
  writeFileSync(
    file,
    `local made = {}
function init(args)
  made = {${made.join(',\n')}}
end
local at = 0
function request()
  at = at % #made + 1
  return made[at]
end
`,
  );
  return file;
}
