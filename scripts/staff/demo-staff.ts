/** In the demonstration an agent and an operator are there from the start, with passwords of this data folder only. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '../../modules/identity/schemas.ts';
import type { Config } from '../../platform/config.ts';

export interface DemoMember {
  role: Role;
  email: string;
  password: string;
}
const MEMBERS = [
  { role: 'agent', email: 'agente@vetrina.example', name: 'Ada Agente' },
  { role: 'operator', email: 'operatore@vetrina.example', name: 'Olmo Operatore' },
] as const;

/** Who they are, as they sign in; made when they are not there yet. */
export async function demoStaff(config: Config): Promise<DemoMember[]> {
  const file = join(config.dataDir, 'demo-staff.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as DemoMember[];
  // Loaded for the first start only: the product itself has all of this in its bundle.
  const { openDesk } = await import('./open-desk.ts');
  const { addStaff, findStaffByMail, setPassword } = await import('../../modules/identity/index.server.ts');
  const desk = await openDesk(config);
  const made: DemoMember[] = [];
  try {
    for (const { role, email, name } of MEMBERS) {
      const member = (await findStaffByMail(desk.ctx, email)) ?? (await addStaff(desk.ctx, { email, name, role }));
      const password = `demo-${randomBytes(6).toString('hex')}`;
      await setPassword(desk.ctx, { userId: member.id, password });
      made.push({ role, email, password });
    }
  } finally {
    await desk.close();
  }
  writeFileSync(file, JSON.stringify(made, null, 1), { mode: 0o600 });
  return made;
}
