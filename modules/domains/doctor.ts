import { asked, note, ok, type Look } from '../../platform/finding.ts';

/** An account has so many zones unless more were asked for; somebody should ask before that. */
const ZONES_OF_AN_ACCOUNT = 500;
const SOON = 450;
const KEYS = 'REGISTRAR_ACCESS_KEY_ID, REGISTRAR_SECRET_ACCESS_KEY and their policy (docs/production.md)';

export const lookAtRegistrar: Look = ({ config, ports }) =>
  asked(
    'registrar',
    async () => [ok('registrar', `answers, ${(await ports.registrar.list()).length} names in the account`)],
    { means: 'no name can be searched, bought or renewed.', keys: KEYS, address: config.registrar.endpoint },
  );

export const lookAtZones: Look = async ({ config, ports }) => {
  if (config.zones.addresses.length === 0) return [];
  return asked(
    'hosted zones',
    async () => {
      const count = await ports.zones.count();
      if (count < SOON) return [ok('hosted zones', `answers, ${count} zones in the account`)];
      const means = `an account has ${ZONES_OF_AN_ACCOUNT} unless more were asked for.`;
      return [note('hosted zones', `${count}`, means, 'Ask the vendor for a higher quota.')];
    },
    { means: 'paid names lead nowhere.', keys: KEYS, address: config.zones.endpoint },
  );
};
