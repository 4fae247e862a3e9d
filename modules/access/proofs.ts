/**
 * That whoever acts may do this. The private fields make each proof a name of its own for the compiler: no literal is one,
 * and the classes do not leave the room as values, so that only what asked for the right makes one. `right` ties the right
 * to the type: without it a proof of one right would do for another.
 */
import type { OrderRight, SiteRight, SiteRole, StaffRole } from './rights.rules.ts';

export class OrderProof<Right extends OrderRight> {
  readonly orderId: string;
  readonly #right: Right;
  constructor(orderId: string, right: Right) {
    this.orderId = orderId;
    this.#right = right;
  }
  get right(): Right {
    return this.#right;
  }
}

/** Who acts on a site. `who`: id of a helper; null where the role says it all. */
export interface SiteAuthor {
  role: SiteRole;
  who: string | null;
}

export class SiteProof<Right extends SiteRight> {
  readonly siteId: string;
  readonly author: SiteAuthor;
  readonly #right: Right;
  constructor(siteId: string, right: Right, author: SiteAuthor) {
    this.siteId = siteId;
    this.author = author;
    this.#right = right;
  }
  get right(): Right {
    return this.#right;
  }
}

/** Of a site that nobody bought, for whoever proved at the network that its page is theirs. */
export class FreeSiteProof {
  readonly siteId: string;
  readonly #isProved = true;
  constructor(siteId: string) {
    this.siteId = siteId;
  }
  get isProved(): true {
    return this.#isProved;
  }
}

export class StaffProof<Role extends StaffRole> {
  readonly userId: string;
  readonly name: string;
  readonly #role: Role;
  constructor(role: Role, { userId, name }: { userId: string; name: string }) {
    this.userId = userId;
    this.name = name;
    this.#role = role;
  }
  get role(): Role {
    return this.#role;
  }
}
