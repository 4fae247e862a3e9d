type Environment = Record<string, string | undefined>;
/** The variables of each vendor that a sandbox can play. */
export const VENDOR_VARIABLES: Record<'stripe' | 'social' | 'registrar' | 'einvoice' | 'mail', string[]>;
/** Vendors of which no variable is set: a sandbox plays them. In production none. */
export function playedVendors(env: Environment): (keyof typeof VENDOR_VARIABLES)[];
/** Sentences about keys that cannot be theirs, or not of one mode, by what they begin with. */
export function wrongKeys(env: Environment): string[];
/** Sentences about vendors of which only some variables are set. */
export function halfConfigured(env: Environment): string[];
/** Sentences about what is real beside what a sandbox would play; each names both. */
export function besideSandboxes(env: Environment): string[];
