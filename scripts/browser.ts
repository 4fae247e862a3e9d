// Where the browser for journeys is. Debian's Chromium is installed when we may; elsewhere the message says what to do.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without what draws windows: the same pages for less than half the processor time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** Headless, also for root; it asks nobody for anything by itself. */
export const BROWSER_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const firstOf = (paths: string[]): string | null =>
  [process.env['CHROMIUM_PATH'], ...paths].find((path) => path !== undefined && existsSync(path)) ?? null;

export const browserPath = (): string | null => firstOf([SHELL, ...WHOLE]);
/**
 * The browser that people have, for what is measured in bytes and milliseconds: the shell knows no kind of connection, and
 * so fetches pictures that a visitor is still far away from.
 */
export const wholeBrowserPath = (): string | null => firstOf(WHOLE);

const EMOJI = '/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf';

const mayInstall = (): boolean => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Somebody else may be installing: waited for so long, in seconds. */
const LOCK_SECONDS = 300;

/** Debian's packages, none of another in their place. Whoever asked looks whether they are there now; what failed is said. */
function install(...packages: string[]): void {
  const run = (args: string[]) => {
    const { status, stderr } = spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) console.error(`apt-get ${args[0]} failed: ${stderr.trim().slice(-500)}`);
  };
  run(['update', '-qq', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20']);
  const lock = ['-o', `DPkg::Lock::Timeout=${LOCK_SECONDS}`];
  run(['install', '-y', '-qq', '--no-remove', '--no-install-recommends', ...lock, ...packages]);
}

/** Visitors' devices draw emoji with a font of their own; a bare Debian has none and pictures would show boxes. */
export function ensureEmoji(): void {
  if (process.platform !== 'linux' || existsSync(EMOJI)) return;
  if (mayInstall()) {
    console.log('Installing a font for emoji from Debian for the pictures (once) …');
    install('fonts-noto-color-emoji');
  }
  if (!existsSync(EMOJI))
    console.error('No font for emoji found: pictures show boxes. Debian: apt-get install fonts-noto-color-emoji.');
}

/** Before a long run of tests: the shell is worth its installation even where a whole Chromium would do. */
export function preferShell(): void {
  if (process.env['CHROMIUM_PATH'] || existsSync(SHELL) || !mayInstall()) return;
  console.log('Installing Chromium’s headless shell from Debian: the tests take half the time with it (once) …');
  install('chromium-headless-shell', 'fonts-liberation');
}

/** Installs Debian's Chromium when we are root on Debian and none is there. Returns its path, or null with a message printed. */
export function ensureBrowser(): string | null {
  const found = browserPath();
  if (found) return found;
  if (mayInstall()) {
    console.log('Installing Chromium from Debian for the browser journeys (once) …');
    install('chromium-headless-shell', 'fonts-liberation');
  }
  const installed = browserPath();
  if (!installed)
    console.error(
      'No Chromium found. Install it (Debian: apt-get install chromium-headless-shell; macOS: Google Chrome) or set CHROMIUM_PATH to one.',
    );
  return installed;
}
