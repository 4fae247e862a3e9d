/** What is tried of the packages, one line each. */
import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { makeImageRoot, IMAGE_USER } from '../../scripts/packages/image-root.ts';
import { buildDeb } from '../../scripts/packages/deb.ts';
import { ensureCaddy } from '../../scripts/caddy.ts';
import { startEdge } from './edge.ts';
import { buildImage } from './oci.ts';
import { freePort } from '../../platform/free-port.ts';
import { asking, sells, soon, withSurroundings } from './product.ts';
import { runIn, startIn } from './root-folder.ts';
import { sbom } from './sbom.ts';
import { ok, wrong, type Given, type Tried } from './tried.ts';

export const ROOT = resolve(import.meta.dirname, '../..');
const IMAGE = join(ROOT, 'deploy/image');
const HOME = '/usr/lib/vetrina';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

function deb({ folder, debian }: Given): Tried {
  const file = buildDeb(folder);
  cpSync(file, join(debian, 'tmp', basename(file)));
  const install = () => runIn({ root: debian }, 'dpkg', '--force-unsafe-io', '-i', `/tmp/${basename(file)}`);
  const config = join(debian, 'etc/vetrina/vetrina.env');
  const first = install();
  if (first.code !== 0) return wrong(first.said);
  const secrets = () =>
    ['app-secret', 'data-keys'].map((name) => readFileSync(join(debian, 'etc/vetrina', name), 'utf8'));
  const made = secrets();
  // A value that a shell would take apart.
  appendFileSync(config, "\nDATABASE_URL='mysql://x?a=1&b=$2'\n");
  const typed = readFileSync(config, 'utf8');
  if (install().code !== 0 || secrets().join() !== made.join()) return wrong('a second time it makes other secrets');
  if (readFileSync(config, 'utf8') !== typed) return wrong('a second time it makes another configuration');
  const modes = ['app-secret', 'data-keys', 'vetrina.env'].map((name) => modeOf(join(debian, 'etc/vetrina', name)));
  if (modes.join() !== '640,640,640') return wrong(`modes of /etc/vetrina: ${modes.join()}`);
  return ok(`${Math.round(statSync(file).size / 1e6)} MB; installed twice, secrets made once, root:vetrina 0640`);
}

function units({ debian }: Given): Tried {
  const names = readdirSync(join(ROOT, 'deploy/systemd')).map((name) => name.replace('@.', '@3000.'));
  const { code, said } = runIn(
    { root: debian },
    'systemd-analyze',
    'verify',
    '--man=no',
    '--recursive-errors=no',
    ...names.map((name) => `/lib/systemd/system/${name}`),
  );
  return code === 0 && said === '' ? ok(`${names.length} units, nothing to say`) : wrong(said || `exit code ${code}`);
}

function doctor({ debian }: Given): Tried {
  const { code, said } = runIn({ root: debian }, 'vetrina', 'doctor');
  const missing = said.split('\n').filter((line) => /DATABASE_URL|STRIPE_SECRET_KEY/.test(line)).length;
  return code === 1 && missing >= 1 ? ok('names what is missing, as the user of the service') : wrong(said.slice(-500));
}

/** Listens for one word of sd_notify(3), as systemd does. */
const LISTEN = `import socket,sys
s=socket.socket(socket.AF_UNIX,socket.SOCK_DGRAM);s.bind("\\0"+sys.argv[1]);s.settimeout(280)
print(s.recv(256).decode(),flush=True)`;

async function service({ debian }: Given): Promise<Tried> {
  const unit = readFileSync(join(ROOT, 'deploy/systemd/vetrina.service'), 'utf8');
  const words = (/^ExecStart=(.+)$/m.exec(unit)?.[1] ?? '').split(' ');
  // Of the network, not of the files: it is heard out of the folder too.
  const socket = `vetrina-${process.pid}`;
  const hears = spawn('python3', ['-c', LISTEN, socket]);
  let heard = '';
  hears.stdout.on('data', (part: Buffer) => (heard += part.toString()));
  return withSurroundings(async ({ port, env }) => {
    const lines = Object.entries(env).map(([name, value]) => `${name}='${value ?? ''}'`);
    writeFileSync(join(debian, 'etc/vetrina/test.env'), lines.join('\n'), { mode: 0o644 });
    const start = `set -a; . /etc/vetrina/vetrina.env; . /etc/vetrina/test.env; set +a; unset DATA_KEYS OPERATOR_FILE; cd /usr/lib/vetrina; exec "$@"`;
    const given = { NOTIFY_SOCKET: `@${socket}`, NODE_ENV: 'production' };
    const place = { root: debian, user: 'vetrina:vetrina', writable: ['/var/lib/vetrina'], env: given };
    const product = startIn(place, 'sh', '-ec', start, 'sh', ...words);
    const fault = await sells(product, port);
    const began = performance.now();
    const code = await product.stop();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    hears.kill();
    if (fault !== null) return wrong(fault);
    if (!heard.includes('READY=1'))
      return wrong(`systemd heard ${JSON.stringify(heard)}: ${product.said().slice(-300)}`);
    return code === 0
      ? ok(`ready, said so to systemd, made a site of a page; ended in ${seconds} s with 0`)
      : wrong(`it ended with ${code}`);
  });
}

const containerfile = readFileSync(join(IMAGE, 'Containerfile'), 'utf8');
/** Words of a line of it; of the health check those behind its times. */
const listed = (name: string): string[] =>
  JSON.parse(new RegExp(`^${name} .*?(\\[.+\\])$`, 'm').exec(containerfile)?.[1] ?? '[]') as string[];

function oci({ folder }: Given): Tried {
  const root = join(folder, 'image');
  makeImageRoot(root);
  const beside = join(folder, 'oci');
  mkdirSync(beside);
  const { bytes, config } = buildImage({ folder: beside, root, containerfile });
  const has = [config.User, config.Entrypoint, config.Cmd, config.Healthcheck?.Test.slice(1)];
  const wanted = [`${IMAGE_USER}:${IMAGE_USER}`, listed('ENTRYPOINT'), listed('CMD'), listed('HEALTHCHECK')];
  if (JSON.stringify(has) !== JSON.stringify(wanted)) return wrong(`it starts ${JSON.stringify(has)}`);
  return ok(`${Math.round(bytes / 1e6)} MB packed; user, command and health check are those of the Containerfile`);
}

async function image({ folder }: Given): Promise<Tried> {
  const root = join(folder, 'image');
  const fixed = Object.fromEntries(
    (/^ENV (.+)$/m.exec(containerfile)?.[1] ?? '').split(' ').map((each) => each.split('=') as [string, string]),
  );
  if (readdirSync(join(root, 'bin')).join() !== 'flock')
    return wrong(`programs: ${readdirSync(join(root, 'bin')).join(' ')}`);
  return withSurroundings(async ({ port, env }) => {
    // A runtime brings these two.
    writeFileSync(join(root, 'etc/hosts'), '127.0.0.1 localhost\n');
    const askPort = await freePort();
    const all = {
      ...fixed,
      ...env,
      ASK_PORT: String(askPort),
      HOST: '127.0.0.1',
      APP_SECRET: 'a secret of the image that signs links',
    };
    const place = { root, user: `${IMAGE_USER}:${IMAGE_USER}`, writable: ['/data'], env: all };
    const inside = (...words: string[]) => [
      `${HOME}/node_modules/.bin/node`,
      ...words.map((word) => (word.startsWith('scripts/') ? `${HOME}/${word}` : word)),
    ];
    const product = startIn(place, ...inside(...listed('CMD')));
    const fault = await sells(product, port);
    const edge = fault === null ? await startEdge({ folder, product: port, ask: askPort }) : null;
    const seen =
      edge && (await soon(async () => (await asking(edge.port, '/vetrina', undefined, { tls: true })).status === 200));
    await edge?.stop();
    const health = runIn(place, ...inside('scripts/healthy.ts')).code;
    const code = await product.stop();
    const sick = runIn(place, ...inside('scripts/healthy.ts')).code;
    if (fault !== null) return wrong(fault);
    if (!seen) return wrong('behind the edge of compose.yaml nobody answers');
    if (health !== 0 || sick !== 1)
      return wrong(`the health check ends with ${health} while it runs, ${sick} afterwards`);
    return code === 0
      ? ok(
          'read-only, as 65532, without a shell: ready, made a site of a page, seen by HTTPS through the edge, healthy; unhealthy once it is gone',
        )
      : wrong(`it ended with ${code}`);
  });
}

function compose({ debian, folder }: Given): Tried {
  const place = join(debian, 'srv/vetrina/deploy/image');
  mkdirSync(join(debian, 'srv/vetrina/platform'), { recursive: true });
  cpSync(IMAGE, place, { recursive: true });
  cpSync(join(ROOT, 'platform/operator.demo.json'), join(debian, 'srv/vetrina/platform/operator.demo.json'));
  const answers = 'vetrina.example\\nyou@vetrina.example\\nsites.vetrina.example\\n203.0.113.10\\n';
  const prepared = runIn({ root: debian }, 'sh', '-c', `printf '${answers}' | /srv/vetrina/deploy/image/prepare.sh`);
  if (prepared.code !== 0) return wrong(prepared.said);
  const before = readFileSync(join(place, 'secrets/app_secret'), 'utf8');
  runIn({ root: debian }, '/srv/vetrina/deploy/image/prepare.sh');
  if (readFileSync(join(place, 'secrets/app_secret'), 'utf8') !== before)
    return wrong('a second time it makes other secrets');
  const { code, said } = runIn({ root: debian }, 'sh', '-c', 'cd /srv/vetrina/deploy/image && docker-compose config');
  if (code !== 0) return wrong(said.slice(-600));
  const services = ['database', 'migrate', 'work', 'web1', 'web2', 'edge'].filter((name) =>
    said.includes(`  ${name}:`),
  );
  if (services.length !== 6) return wrong(`only ${services.join(', ')}`);
  const program = ensureCaddy();
  if (!program) return wrong('no caddy to ask about its file');
  const env = { ...process.env, VETRINA_HOST: 'vetrina.example', VETRINA_MAIL: 'you@vetrina.example', HOME: folder };
  const asked = spawnSync(program, ['validate', '--adapter', 'caddyfile', '--config', join(IMAGE, 'Caddyfile')], {
    env,
    encoding: 'utf8',
  });
  return asked.status === 0
    ? ok('six services; prepare.sh asks once; Caddy takes its file')
    : wrong(asked.stderr.slice(-500));
}

export const ROWS: { what: string; how: string; run: (given: Given) => Tried | Promise<Tried> }[] = [
  { what: 'the Debian package', how: '`npm run packages -- deb`, `dpkg -i` twice in a fresh Debian 12', run: deb },
  { what: 'the units', how: '`systemd-analyze verify` where it is installed', run: units },
  { what: 'the command `vetrina`', how: '`vetrina doctor` before anything is filled in', run: doctor },
  {
    what: 'the service',
    how: 'ExecStart of its unit as `vetrina`, all read-only but `/var/lib/vetrina`, with a database and played vendors',
    run: service,
  },
  {
    what: 'the image',
    how: 'the last stage of the Containerfile over that folder, by `buildah build` and `buildah push` into an archive',
    run: oci,
  },
  {
    what: 'the image’s folder',
    how: '`npm run packages -- root`, what the Containerfile starts, by chroot, and the edge of the compose file before it',
    run: image,
  },
  {
    what: 'what they are made of',
    how: '`usr/share/doc/vetrina/sbom.cdx.json` of both, beside what Node finds in them',
    run: sbom,
  },
  { what: 'the compose file', how: '`prepare.sh`, `docker-compose config`, `caddy validate`', run: compose },
];
