import { CALL_NAMES } from './api.ts';
import { FAULT_KINDS, type Fault } from './fault-kinds.ts';
import { addYears, eppStatus, moveAway } from './life-of-names.ts';
import { conclude, settle } from './operations.ts';
import type { World } from './world.ts';
import { ZONE_CALLS } from './zones-api.ts';
import { readName } from './zones.ts';

export const ALL_CALLS = [...CALL_NAMES, ...ZONE_CALLS];
export type ControlAnswer = { status: number; body: unknown };
const done: ControlAnswer = { status: 200, body: { ok: true } };
const wrong = (why: string): ControlAnswer => ({ status: 400, body: { ok: false, why } });

/** Everything the sandbox knows, for tests and for a curious person; contacts stay out. */
export function describeState(world: World) {
  settle(world);
  const { operations, domains, zones, faults, overrides } = world.store.state;
  return {
    operations: operations.map(({ order: _order, ...rest }) => rest),
    domains: domains.map(({ contacts: _contacts, authCode: _authCode, ...rest }) => ({
      ...rest,
      eppStatus: eppStatus(rest, world.now().getTime()),
    })),
    zones,
    faults,
    overrides,
    calls: world.store.calls,
  };
}

/** `POST /_control/{path}`: the buttons of the page and the same as JSON. */
export function control(world: World, path: string, input: Record<string, string>): ControlAnswer {
  const { store } = world;
  settle(world);
  const [what, id, verb] = path.split('/');
  if (what === 'operations' && id) return endOperation(world, id, verb ?? '', input.message);
  if (what === 'faults') {
    const kind = FAULT_KINDS.find((k) => k === input.kind);
    const action = input.action ?? '*';
    if (!kind || (action !== '*' && !ALL_CALLS.includes(action))) return wrong('kind or action is not known');
    const times = Math.max(1, Number(input.times ?? 1) || 1);
    return setFault(world, { action, kind, times, ...(input.domain && { domain: readName(input.domain).full }) });
  }
  if (what === 'clear-faults') store.state.faults = [];
  else if (what === 'forget-changes') store.state.zoneChanges = [];
  else if (what === 'names')
    store.state.overrides[readName(input.name).full] = input.free ? 'AVAILABLE' : 'UNAVAILABLE';
  else if (what === 'move-away') {
    const why = moveAway(world, readName(input.name).full, input.code ?? '');
    if (why) return wrong(why);
  } else if (what === 'years' || what === 'lose') {
    const domain = store.ownedDomain(readName(input.name).full);
    if (!domain) return wrong('no such domain in the account');
    if (what === 'years') domain.expiresAt = addYears(domain.expiresAt, 1);
    else store.state.domains = store.state.domains.filter((other) => other !== domain);
  } else if (what === 'reset') store.reset();
  else return { status: 404, body: { ok: false, why: 'unknown control' } };
  store.save();
  return done;
}

function setFault({ store }: World, fault: Fault): ControlAnswer {
  store.state.faults.push(fault);
  store.save();
  return done;
}

function endOperation(world: World, id: string, verb: string, message: string | undefined): ControlAnswer {
  const operation = world.store.state.operations.find((o) => o.id === id);
  if (!operation || !['SUBMITTED', 'IN_PROGRESS'].includes(operation.status)) return wrong('no such running operation');
  const now = world.now().getTime();
  operation.startsAt = Math.min(operation.startsAt, now);
  operation.finishesAt = now;
  if (verb === 'finish') settle(world);
  else if (verb === 'fail') conclude(world, operation, message ?? 'The registry refused the request.');
  else return wrong('finish or fail');
  world.store.save();
  return done;
}
