/** Which vendor is configured by which variables, and which is stood in for by a sandbox. Plain JavaScript. */

export const VENDOR_VARIABLES = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  social: ['SOCIAL_ACCESS_TOKEN', 'SOCIAL_APP_SECRET'],
  registrar: ['REGISTRAR_ACCESS_KEY_ID', 'REGISTRAR_SECRET_ACCESS_KEY'],
  einvoice: ['EINVOICE_USERNAME', 'EINVOICE_PASSWORD'],
  mail: ['SMTP_URL'],
};
const TITLES = {
  stripe: 'the card provider',
  social: 'the social network',
  registrar: 'the registrar',
  einvoice: 'the electronic invoices',
  mail: 'the mail server',
};
/** Where a vendor that is configured would be asked; unset: at its real address. */
const ADDRESSES = {
  stripe: 'STRIPE_API_BASE',
  social: 'SOCIAL_API_BASE',
  registrar: 'REGISTRAR_ENDPOINT',
  einvoice: 'EINVOICE_API_BASE',
  mail: 'SMTP_URL',
};
/** How the keys of the vendors that mark theirs begin. */
const SHAPES = {
  STRIPE_SECRET_KEY: [/^[sr]k_(test|live)_/, 'sk_test_, sk_live_, rk_test_ or rk_live_'],
  STRIPE_PUBLISHABLE_KEY: [/^pk_(test|live)_/, 'pk_test_ or pk_live_'],
  STRIPE_WEBHOOK_SECRET: [/^whsec_[^,]*(,\s*whsec_[^,]*)*$/, 'whsec_'],
  STRIPE_CONNECT_WEBHOOK_SECRET: [/^whsec_[^,]*(,\s*whsec_[^,]*)*$/, 'whsec_'],
  STRIPE_ACCOUNTS_WEBHOOK_SECRET: [/^whsec_[^,]*(,\s*whsec_[^,]*)*$/, 'whsec_'],
  REGISTRAR_ACCESS_KEY_ID: [/^A[KS]IA/, 'AKIA or ASIA'],
};

export function playedVendors(env) {
  if (env.VETRINA_ENV === 'production') return [];
  return Object.keys(VENDOR_VARIABLES).filter((name) => VENDOR_VARIABLES[name].every((variable) => !env[variable]));
}

export function wrongKeys(env) {
  const wrong = Object.entries(SHAPES)
    .filter(([name, [shape]]) => env[name] && !shape.test(env[name].trim()))
    .map(([name, [, begins]]) => `${name} is not such a key: it begins with ${begins}.`);
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = env;
  if (wrong.length === 0 && secret && publishable && /_test_/.test(secret) !== /_test_/.test(publishable))
    wrong.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of two modes: take both of test, or both of live.');
  return wrong;
}

export function halfConfigured(env) {
  return Object.values(VENDOR_VARIABLES).flatMap((variables) => {
    const [set, missing] = [variables.filter((name) => env[name]), variables.filter((name) => !env[name])];
    if (set.length === 0 || missing.length === 0) return [];
    return [`${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing beside ${set.join(' and ')}.`];
  });
}

// Real names would be bought with invented money, and invented sales handed to the tax authority.
export function besideSandboxes(env) {
  const played = playedVendors(env);
  if (played.length === 0) return [];
  const names = played.map((name) => TITLES[name]).join(', ');
  const unset = played.flatMap((name) => VENDOR_VARIABLES[name]).join(', ');
  const how = `Configure ${unset} too, or start without`;
  const live = Object.keys(VENDOR_VARIABLES)
    .filter((name) => !played.includes(name) && isLive(name, env))
    .map((name) => VENDOR_VARIABLES[name].find((variable) => env[variable]));
  const faults = live.map((name) => `${name} is for real business, and a sandbox would play ${names}. ${how} ${name}.`);
  if (/^https:/i.test(env.PUBLIC_URL ?? ''))
    faults.push(
      `PUBLIC_URL (${env.PUBLIC_URL}) is an address for the public, and a sandbox would play ${names}. ${how} it.`,
    );
  return faults;
}

/** Neither of a test mode nor at an address of this machine. */
function isLive(vendor, env) {
  if (vendor === 'stripe' && /^[sr]k_test_/.test(env.STRIPE_SECRET_KEY ?? '')) return false;
  const address = env[ADDRESSES[vendor]];
  if (!address) return true;
  try {
    const { hostname } = new URL(address);
    return !/^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  } catch {
    return true;
  }
}
