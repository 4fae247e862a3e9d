/** What is chosen on step 1: a plan and the domains (specification section 4; W4, W8 to W10). Pure. */
import type { DomainChoice, Order, SaveCartInput } from '../../../../modules/ordering/schemas.ts';
import { K } from '../../../../modules/plans/schemas.ts';
import type { PriceItem } from '../../../../modules/plans/prices/schemas.ts';
import type { LayoutName } from '../../../../site-kit/names.ts';

/** The three answers; typed by the boundary's schema, listed here so that no validator travels to the browser. */
export const DOMAIN_KINDS = ['register', 'transfer', 'none'] as const satisfies readonly DomainChoice[];

export interface ServiceChoice {
  /** Price id of the plan; empty until one is chosen. */
  plan: string;
  domainChoice: DomainChoice;
  /** Names to register, or the one to transfer. */
  names: string[];
  /** Names that were ticked before another answer was chosen: they come back with the search. */
  aside: string[];
  authcode: string;
  /** What stands in the search box: a wish, never a choice. */
  query: string;
  /** orderDomainOwenRegister */
  ownName: boolean;
  /** Local parts of the mailboxes to open with the first name, as typed; null: as they are proposed. */
  boxes: string[] | null;
}
export type ServiceFault = 'plan' | 'domain' | 'domain-format' | 'domain-locked' | 'authcode' | 'authcode-format';
export type ServiceFaults = Partial<Record<'plan' | 'domain' | 'authcode', ServiceFault>>;

/** Nothing chosen yet; the page's name is the first thing to search for. */
export const noChoice = (pageName = ''): ServiceChoice => ({
  plan: '',
  domainChoice: 'register',
  names: [],
  aside: [],
  authcode: '',
  query: pageName,
  ownName: false,
  boxes: null,
});

/** The choice as the order holds it; null when step 1 was never saved. */
export function savedChoice(order: Order | null): ServiceChoice | null {
  const plan = order?.stripe.cart.find((line) => line.type === 'service')?.id;
  if (!order || !plan) return null;
  return {
    plan,
    domainChoice: order.domain_choice,
    names: [...order.domains],
    aside: [],
    authcode: '',
    query: '',
    ownName: order.domain_own_register,
    boxes: null,
  };
}

/**
 * Choosing transfer empties the list (W9), and so does leaving it: one name is not a search's answer. What was ticked in the
 * search is there again for whoever comes back to it.
 */
export function chooseDomainKind(choice: ServiceChoice, domainChoice: DomainChoice): ServiceChoice {
  if (domainChoice === choice.domainChoice) return choice;
  const aside = choice.domainChoice === 'register' ? choice.names : choice.aside;
  return { ...choice, domainChoice, names: domainChoice === 'register' ? aside : [], aside, authcode: '' };
}

/** With transfer the entered name is the only domain (W9). */
export function enterTransferName(choice: ServiceChoice, typed: string): ServiceChoice {
  const name = typed.trim().toLowerCase();
  return { ...choice, names: name ? [name] : [] };
}

/** Adds or removes a suggested name (W10); a sixth is not added. */
export function toggleDomain(choice: ServiceChoice, name: string): ServiceChoice {
  if (choice.names.includes(name)) return { ...choice, names: choice.names.filter((other) => other !== name) };
  return choice.names.length >= K.maxDomains ? choice : { ...choice, names: [...choice.names, name] };
}

/** Zones that Vetrina sells (specification section 1). */
export const ZONES = ['.it', '.com', '.net'] as const;
const NAME = /^(?!-)[\p{L}\p{N}-]{1,63}(?<!-)\.(?:it|com|net)$/u;
export const isDomainName = (name: string): boolean => NAME.test(name);
/** Registries take 6 to 32 printable characters (.it: authinfo, Linee guida 3.0; .com and .net alike). */
export const isAuthcode = (code: string): boolean => /^[\x21-\x7e]{6,32}$/.test(code);

const isPlan = (prices: readonly PriceItem[], id: string) => prices.some((p) => p.type === 'service' && p.id === id);

/** What stops Next on step 1 (W4). A code that the server already has need not be typed again. */
export function checkService(
  choice: ServiceChoice,
  prices: readonly PriceItem[],
  savedTransfer: string | null,
): ServiceFaults {
  const faults: ServiceFaults = {};
  if (!isPlan(prices, choice.plan)) faults.plan = 'plan';
  if (choice.domainChoice === 'none') return faults;
  const [name] = choice.names;
  if (!name) faults.domain = 'domain';
  if (choice.domainChoice !== 'transfer') return faults;
  if (name && !isDomainName(name)) faults.domain = 'domain-format';
  if (choice.authcode ? !isAuthcode(choice.authcode.trim()) : name !== savedTransfer)
    faults.authcode = choice.authcode ? 'authcode-format' : 'authcode';
  return faults;
}

export interface SummaryLine {
  type: 'service' | 'domain';
  item: PriceItem;
  quantity: number;
  /** Euro cents a year: a domain line is its price times the number of names (W10). */
  amount: number;
  names: string[];
}
/** Lines as they will be charged; a domain quantity of zero has no line (W10). */
export function summaryLines(choice: ServiceChoice, prices: readonly PriceItem[]): SummaryLine[] {
  const plan = prices.find((p) => p.type === 'service' && p.id === choice.plan);
  const domain = prices.find((p) => p.type === 'domain');
  const quantity = choice.domainChoice === 'none' ? 0 : choice.names.length;
  const lines: SummaryLine[] = [];
  if (plan) lines.push({ type: 'service', item: plan, quantity: 1, amount: plan.unit_amount, names: [] });
  if (domain && quantity > 0)
    lines.push({ type: 'domain', item: domain, quantity, amount: domain.unit_amount * quantity, names: choice.names });
  return lines;
}
export const totalOf = (lines: readonly SummaryLine[]): number => lines.reduce((sum, line) => sum + line.amount, 0);

/** Body of the cart call (C5): lines named, priced by the server. */
export function toCartInput(
  choice: ServiceChoice,
  prices: readonly PriceItem[],
  layout: LayoutName | null,
): SaveCartInput {
  const code = choice.authcode.trim();
  return {
    stripe: {
      cart: summaryLines(choice, prices).map((line) => ({
        id: line.item.id,
        type: line.type,
        quantity: line.quantity,
      })),
      subscription: null,
      invoices: [],
    },
    domains: choice.domainChoice === 'none' ? [] : choice.names,
    order: {
      domain_choice: choice.domainChoice,
      domain_own_register: choice.domainChoice !== 'none' && choice.ownName,
      ...(choice.domainChoice === 'transfer' && code ? { authcode: code } : {}),
      ...(layout ? { layout } : {}),
    },
  };
}
