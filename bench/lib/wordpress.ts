/**
 * A bare WordPress as Debian packages it: MariaDB, PHP-FPM and nginx, its default theme, no plugin. The packages are
 * downloaded by apt and unpacked into a folder that is thrown away; nothing is installed on the machine.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../platform/free-port.ts';
import { findTool } from './tools.ts';

const PACKAGES =
  'wordpress wordpress-theme-twentytwentythree php8.2-fpm php8.2-mysql php8.2-gd php8.2-xml mariadb-server';
/** What only Apache, or a maintainer's script, would need. */
const NOT_NEEDED = /^(?:apache2|libapache2|libapr|gawk|rsync|liblua)/;
const EXTENSIONS = ['mysqlnd', 'mysqli', 'dom', 'gd'];
const PEER = join(import.meta.dirname, '../peers/wordpress');

export type Part = { kind: 'photo'; file: string; alt: string } | { kind: 'heading' | 'text'; text: string };
export interface WordPress {
  url: string;
  stop(): Promise<void>;
}

/** Throws with apt's words where the packages cannot be had. */
export async function startWordPress(content: { name: string; parts: Part[] }): Promise<WordPress> {
  const folder = mkdtempSync(join(tmpdir(), 'vetrina-wordpress-'));
  chmodSync(folder, 0o755);
  const running: ChildProcess[] = [];
  const stop = async (): Promise<void> => {
    for (const child of running.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const root = unpack(folder);
    const env = { ...process.env, LD_LIBRARY_PATH: join(root, 'usr/lib/x86_64-linux-gnu') };
    const start = (program: string, ...args: string[]) =>
      void running.push(spawn(program, args, { env, stdio: 'ignore', cwd: folder }));
    const database = join(folder, 'mysql.sock');
    startDatabase(root, folder, database, env, start);
    const php = startPhp(root, folder, start);
    const www = join(root, 'usr/share/wordpress');
    writeFileSync(join(www, 'content.json'), JSON.stringify(content));
    copyFileSync(join(PEER, 'fill.php'), join(www, 'fill.php'));
    mkdirSync(join(www, 'wp-content/uploads'), { recursive: true });
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    writeFileSync(join(www, 'wp-config.php'), configuration(database, url));
    writeFileSync(join(folder, 'nginx.conf'), nginxConfiguration({ folder, www, php, port }));
    start(findTool('nginx') ?? 'nginx', '-p', folder, '-c', join(folder, 'nginx.conf'));
    await install(url);
    return { url: `${url}/`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function unpack(folder: string): string {
  const [root, debs] = [join(folder, 'root'), join(folder, 'debs')];
  mkdirSync(root);
  mkdirSync(debs);
  const wanted = execFileSync(
    'apt-get',
    ['install', '-s', '--reinstall', '--no-install-recommends', ...PACKAGES.split(' ')],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const names = [...wanted.matchAll(/^Inst (\S+)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !NOT_NEEDED.test(name));
  execFileSync('apt-get', ['download', ...names], { cwd: debs, stdio: ['ignore', 'ignore', 'pipe'], timeout: 240_000 });
  for (const deb of readdirSync(debs)) execFileSync('dpkg', ['-x', join(debs, deb), root], { stdio: 'pipe' });
  return root;
}

type Start = (program: string, ...args: string[]) => void;

function startDatabase(root: string, folder: string, socket: string, env: NodeJS.ProcessEnv, start: Start): void {
  const data = join(folder, 'mysql');
  const shared = [
    '--no-defaults',
    `--basedir=${join(root, 'usr')}`,
    `--datadir=${data}`,
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
  ];
  execFileSync(
    join(root, 'usr/bin/mariadb-install-db'),
    [...shared, '--auth-root-authentication-method=normal', '--skip-test-db'],
    {
      env,
      stdio: 'pipe',
    },
  );
  const plugins = `--plugin-dir=${join(root, 'usr/lib/mysql/plugin')}`;
  writeFileSync(join(folder, 'init.sql'), 'create database if not exists wordpress;\n');
  start(
    join(root, 'usr/sbin/mariadbd'),
    ...shared,
    plugins,
    '--skip-networking',
    `--socket=${socket}`,
    `--init-file=${join(folder, 'init.sql')}`,
    `--pid-file=${join(folder, 'mysql.pid')}`,
  );
}

function startPhp(root: string, folder: string, start: Start): string {
  const socket = join(folder, 'php.sock');
  const user = process.getuid?.() === 0 ? 'user = root\ngroup = root\n' : '';
  const pool = `[www]\n${user}listen = ${socket}\npm = static\npm.max_children = 4\n`;
  writeFileSync(join(folder, 'fpm.conf'), `[global]\nerror_log = ${folder}/fpm.log\ndaemonize = no\n${pool}`);
  const modules = EXTENSIONS.flatMap((name) => ['-d', `extension=${name}`]);
  const opcache = ['-d', 'zend_extension=opcache', '-d', 'opcache.enable=1', '-d', 'memory_limit=512M'];
  const folderOf = ['-n', '-d', `extension_dir=${join(root, 'usr/lib/php/20220829')}`];
  start(
    join(root, 'usr/sbin/php-fpm8.2'),
    ...folderOf,
    ...modules,
    ...opcache,
    '-R',
    '-F',
    '-y',
    join(folder, 'fpm.conf'),
  );
  return socket;
}

const configuration = (socket: string, url: string): string => `<?php
define('DB_NAME', 'wordpress'); define('DB_USER', 'root'); define('DB_PASSWORD', ''); define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4'); define('WP_HTTP_BLOCK_EXTERNAL', true); define('DISABLE_WP_CRON', true); define('FS_METHOD', 'direct');
define('WP_HOME', '${url}'); define('WP_SITEURL', '${url}');
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

const nginxConfiguration = ({
  folder,
  www,
  php,
  port,
}: {
  folder: string;
  www: string;
  php: string;
  port: number;
}): string => `
${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; client_max_body_size 64m;
  gzip on; gzip_types text/css text/javascript application/javascript application/json image/svg+xml;
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3; uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  server {
    listen 127.0.0.1:${port}; root ${www}; index index.php;
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.php$ { include /etc/nginx/fastcgi_params; fastcgi_param HTTP_HOST $http_host; fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name; fastcgi_pass unix:${php}; fastcgi_read_timeout 120s; }
  }
}
`;

async function install(url: string): Promise<void> {
  let last = '';
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(`${url}/wp-admin/install.php`).catch(() => null);
    last = answer ? await answer.text() : 'nginx does not answer';
    if (answer?.ok && last.includes('weblog_title')) break;
    if (answer?.ok && last.includes('id="language"')) break;
    await sleep(300);
  }
  const password = 'a long enough password of the bench';
  const form = new URLSearchParams({
    weblog_title: 'Bench',
    user_name: 'bench',
    admin_password: password,
    admin_password2: password,
    pw_weak: 'on',
    admin_email: 'bench@example.com',
    blog_public: '1',
    language: '',
  });
  const installed = await (await fetch(`${url}/wp-admin/install.php?step=2`, { method: 'POST', body: form })).text();
  const filled = await (await fetch(`${url}/fill.php`)).text();
  if (!filled.endsWith('filled'))
    throw new Error(`WordPress was not filled: ${filled.slice(-300)} ${installed.slice(-300)} ${last.slice(-300)}`);
}
