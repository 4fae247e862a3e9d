import { writeFileSync } from 'node:fs';

/** A script for wrk that asks a host picked at random each time. Returns its file. */
export function hostsScript(file: string, hosts: string[], headers: Record<string, string>): string {
  const fields = Object.entries(headers).map(([name, value]) => `["${name}"]="${value.replaceAll('"', '\\"')}"`);
  writeFileSync(
    file,
    `local made = {}
function init(args)
  math.randomseed(1)
  for index, host in ipairs({${hosts.map((host) => `"${host}"`).join(',')}}) do
    made[index] = wrk.format("GET", "/", {["Host"]=host,${fields.join(',')}})
  end
end
local random = math.random
function request()
  return made[random(#made)]
end
`,
  );
  return file;
}
