import type { Operator } from '../../../platform/operator.ts';
import type { Kept, PersonalData, ProcessingRoom, Vendor } from '../processing.ts';
import type { AgreementText } from '../schemas.ts';

export interface AgreementWords {
  title: string;
  /** Before a list: French has a space before it. */
  colon: string;
  /** Whose data a room keeps. */
  rooms: Record<ProcessingRoom, string>;
  data: Record<PersonalData, string>;
  months: (count: number) => string;
  days: (count: number) => string;
  kept: Record<Kept, (period: string) => string>;
  vendors: Record<Vendor, string>;
  /** `about`: what is kept of whom and how long, `vendors`: who gets some of it, a line each. */
  sections: (given: { operator: Operator; about: string[]; vendors: string[] }) => AgreementText['sections'];
  /** What the screen and the file say of an acceptance. `day`: with its time. */
  accepted: (given: { version: string; by: string; at: string; site: string }) => string;
  page: (page: number, count: number) => string;
}
