import { ConfigError, readConfig, type Config } from '../../platform/config.ts';
import { lineOf, wrong, type Finding } from '../../platform/finding.ts';
import { withSecretFiles } from '../../platform/secret-files.ts';
import { lookAtMachine } from './machine.ts';
import { lookAtSettings } from './settings.ts';
import { lookAtVendors } from './vendors.ts';

/**
 * Everything that can be known about an installation without selling anything: one line for each thing looked at. The
 * vendors are asked as they are configured, real or sandbox.
 */
export async function examine(
  env: NodeJS.ProcessEnv,
  options: { now: Date; root: string },
): Promise<{ lines: string[]; well: boolean }> {
  const production = env['VETRINA_ENV'] === 'production';
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    // Its first and last line are for those who start the product.
    const faults = error.message.split('\n').filter((line) => line.startsWith('  '));
    const findings = faults.map((fault) =>
      wrong(
        'configuration',
        fault.trim().replace(/\.?$/, '.'),
        'the product does not start.',
        'Set it, see docs/production.md.',
      ),
    );
    return { lines: told(findings, secretsIn(env)), well: false };
  }
  const findings = [
    ...lookAtSettings(config, env, production),
    ...(await lookAtMachine(config, options.now, { root: options.root, production })),
    ...(await lookAtVendors(config, options.now, options.root)),
  ];
  return { lines: told(findings, secretsIn(env)), well: findings.every(({ level }) => level !== 'wrong') };
}

const told = (findings: Finding[], secrets: string[]): string[] => findings.map((finding) => lineOf(finding, secrets));

/** Whatever must not be printed, whoever quotes it: keys, and passwords inside addresses. */
function secretsIn(env: NodeJS.ProcessEnv): string[] {
  const secret = /(?:SECRET|PASSWORD|TOKEN|KEY|KEYS)(?:_|$)/;
  return Object.entries(withSecretFiles(env)).flatMap(([name, value = '']) => {
    if (/^(?:DATABASE|DATABASE_DIRECT|SMTP)_URL$/.test(name) && URL.canParse(value)) {
      const { password } = new URL(value);
      return [password, decodeURIComponent(password)];
    }
    return secret.test(name) ? [value, ...value.split(',')] : [];
  });
}
