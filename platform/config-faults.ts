/** What settings must hold together, each fault a line that names the variable: what one alone must be, its own schema says. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BUCKET_NEEDS } from '../adapters/files-s3/settings.ts';
import { readOperator } from './operator.ts';
import { wrongKeys } from './vendors.mjs';

/** Where a secret lies that was made in the data folder. */
export const keptSecretFile = (dataDir: string): string => join(dataDir, 'app-secret');

/** One line each. */
export const faultsTogether = (given: NodeJS.ProcessEnv): string[] => [
  ...missingForItaly(given),
  ...twoAnswerers(given),
  ...partOf(given, MAIL_HOST),
  ...partOf(given, NEWS),
  ...missingForBucket(given),
  ...forProduction(given),
  ...ofNodes(given),
  ...wrongKeys(given),
];

/** One of the two answers for customers’ names: name servers of somebody’s own, or zones that we make. */
function twoAnswerers({ NAME_SERVERS, SITES_ADDRESSES }: NodeJS.ProcessEnv): string[] {
  if (NAME_SERVERS === undefined || SITES_ADDRESSES === undefined) return [];
  return ['SITES_ADDRESSES and NAME_SERVERS exclude each other: zones of our own, or somebody’s name servers'];
}

const MAIL_HOST = { what: 'the mail host', names: ['MAIL_HOST_DOMAIN', 'MAIL_HOST_STORES', 'MAIL_HOST_API_KEY'] };
const NEWS = { what: 'newsletters', names: ['NEWS_SMTP_URL', 'NEWS_FROM', 'NEWS_DKIM_KEY'] };
/** What is named in part would be none, and nobody would say so. */
function partOf(given: NodeJS.ProcessEnv, { what, names }: typeof NEWS): string[] {
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length === names.length) return [];
  const verb = what.endsWith('s') ? 'need' : 'needs';
  return missing.map((name) => `${name} is missing: ${what} ${verb} ${names.join(', ')} together`);
}

export function missingForBucket(given: NodeJS.ProcessEnv): string[] {
  const store = given['FILES_STORE'];
  if (store !== 's3' && store !== 'both') return [];
  return BUCKET_NEEDS.filter((name) => given[name] === undefined).map(
    (name) => `${name} is missing: FILES_STORE=${store} keeps files in a bucket`,
  );
}

/** What a laptop may make for itself goes with its folder; a real installation, and its second machine, name theirs. */
function forProduction({ VETRINA_ENV, DATABASE_URL, APP_SECRET, DATA_DIR }: NodeJS.ProcessEnv): string[] {
  const missing: string[] = [];
  const kept = keptSecretFile(resolve(DATA_DIR ?? '.data'));
  if (VETRINA_ENV === 'production' && DATABASE_URL === undefined)
    missing.push('DATABASE_URL is missing: production runs on a PostgreSQL that is looked after (15 or later)');
  // Several nodes may be on a database that is not in the folder, and each would make one of its own.
  if (APP_SECRET === undefined && (VETRINA_ENV === 'production' || DATABASE_URL !== undefined))
    missing.push(
      existsSync(kept)
        ? `APP_SECRET is missing: take over the one that links were signed with until now (APP_SECRET_FILE=${kept})`
        : 'APP_SECRET is missing: random text that signs links and sessions (openssl rand -base64 48)',
    );
  return missing;
}

/** What needs a database that several can be on. */
function ofNodes({ DATABASE_URL, DATABASE_DIRECT_URL, ROLE, QUEUES }: NodeJS.ProcessEnv): string[] {
  const faults: string[] = [];
  if (DATABASE_URL === undefined && DATABASE_DIRECT_URL !== undefined)
    faults.push('DATABASE_DIRECT_URL goes past the pooler at DATABASE_URL, which is missing');
  if (DATABASE_URL === undefined && ROLE !== undefined && ROLE !== 'all')
    faults.push('ROLE needs DATABASE_URL: nobody else is on the database that comes with the product');
  if (ROLE === 'web' && QUEUES !== undefined) faults.push('QUEUES has no meaning with ROLE=web, which runs no job');
  return faults;
}

/** A seller in Italy must send electronic invoices; others need no intermediary. */
function missingForItaly(given: NodeJS.ProcessEnv): string[] {
  let country: string;
  try {
    country = readOperator(given['OPERATOR_FILE']).country;
  } catch {
    // The file's own faults are told by operatorOf.
    return [];
  }
  if (country !== 'IT') return [];
  return ['EINVOICE_USERNAME', 'EINVOICE_PASSWORD']
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} is missing: a seller in Italy hands electronic invoices to an intermediary`);
}
