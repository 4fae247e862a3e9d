import { VendorError } from './vendor-error.ts';
import { askRegistry } from './operations.ts';
import type { World } from './world.ts';
import { readName, ZONES, type Name } from './zones.ts';

type Input = Record<string, unknown>;

export function checkDomainAvailability(world: World, input: Input) {
  const name = readName(input.DomainName);
  refuseInMaintenance(name);
  const stillPending =
    name.label.includes('sempre-pending') ||
    (name.label.includes('pending') && world.store.count(`pending ${name.full}`) % 3 !== 0);
  return { Availability: stillPending ? 'PENDING' : askRegistry(world, name) };
}

export function getDomainSuggestions(world: World, input: Input) {
  const name = readName(input.DomainName);
  const count = input.SuggestionCount;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > 50) {
    throw new VendorError('InvalidInput', 'SuggestionCount must be between 1 and 50.');
  }
  if (typeof input.OnlyAvailable !== 'boolean') throw new VendorError('InvalidInput', 'OnlyAvailable is required.');
  const wanted = [name.zone.tld, ...ZONES.map((z) => z.tld).filter((tld) => tld !== name.zone.tld)];
  const suggestions = variants(name.label)
    .flatMap((label) => wanted.map((tld) => `${label}.${tld}`))
    .filter((full) => full !== name.full)
    .map((full) => readName(full))
    .filter((candidate) => candidate.fits)
    .map((candidate) => ({ DomainName: candidate.full, Availability: askRegistry(world, candidate) }))
    .filter((s) => !input.OnlyAvailable || s.Availability === 'AVAILABLE')
    .slice(0, count);
  return { SuggestionsList: suggestions };
}

/** Names near the asked one, as registrars propose them. An encoded name cannot take a prefix or suffix. */
function variants(label: string): string[] {
  if (label.startsWith('xn--')) return [label];
  const joined = label.replaceAll('-', '');
  const made = [label, joined, `${joined}online`, `${label}-web`, `${label}-official`, `${joined}site`, `my${joined}`];
  return [...new Set(made)].filter((variant) => variant.length >= 3 && variant.length <= 63);
}

export function checkDomainTransferability(world: World, input: Input) {
  const name = readName(input.DomainName);
  refuseInMaintenance(name);
  const [transferable, message] = transferability(world, name, input.AuthCode);
  return { Transferability: { Transferable: transferable }, ...(message && { Message: message }) };
}

export function transferability(world: World, name: Name, authCode: unknown): [string, string?] {
  if (world.store.ownedDomain(name.full)) return ['DOMAIN_IN_OWN_ACCOUNT'];
  const answer = askRegistry(world, name);
  if (answer === 'DONT_KNOW') return ['DONT_KNOW'];
  if (answer === 'UNAVAILABLE_PREMIUM') return ['PREMIUM_DOMAIN'];
  if (answer !== 'UNAVAILABLE') return ['UNTRANSFERABLE', 'The domain is not registered.'];
  if (name.label.includes('bloccato')) return ['UNTRANSFERABLE', 'The domain is locked: clientTransferProhibited.'];
  if (name.label.includes('recente') && name.zone.tld !== 'it') {
    return ['UNTRANSFERABLE', 'The domain was registered or transferred less than 60 days ago.'];
  }
  if (typeof authCode === 'string' && authCode.startsWith('BADCODE')) {
    return ['UNTRANSFERABLE', 'The authorization code is not valid.'];
  }
  return ['TRANSFERABLE'];
}

/** US dollars a year; figures of this sandbox, near the vendor's public list. */
const PRICES: Record<string, number> = { it: 15, com: 15, net: 17 };

export function listPrices(_world: World, input: Input) {
  const asked = typeof input.Tld === 'string' ? input.Tld.replace(/^\./, '') : undefined;
  if (asked !== undefined && !(asked in PRICES)) throw new VendorError('UnsupportedTLD', `.${asked} is not supported.`);
  const zones = ZONES.filter((z) => asked === undefined || z.tld === asked);
  const price = (tld: string) => ({ Price: PRICES[tld] ?? 0, Currency: 'USD' });
  return {
    Prices: zones.map(({ tld }) => ({
      Name: tld,
      RegistrationPrice: price(tld),
      TransferPrice: price(tld),
      RenewalPrice: price(tld),
    })),
  };
}

export function refuseInMaintenance(name: Name): void {
  if (!name.label.includes('manutenzione')) return;
  throw new VendorError('TLDInMaintenance', `The TLD .${name.zone.tld} is in maintenance.`, { tld: name.zone.tld });
}
