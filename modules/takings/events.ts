import type { AccountState } from './merchant-payments.port.ts';
import type { Purpose } from './purpose.ts';

/** One thing of a room that is paid. */
interface Paid {
  siteId: string;
  purpose: Purpose;
  subject: string;
}
interface GivenBack extends Paid {
  occasion: string;
  /** Each try has one of its own. */
  refund: string;
  /** Cents. */
  amount: number;
}

declare module '../../platform/ctx.ts' {
  interface DomainEvents {
    /** The provider thinks otherwise of the owner's account: it takes money from now on, or no more. */
    'takings.account-changed': { siteId: string; state: AccountState };
    /** Money came, once: also after its time, where it goes back by whoever hears of it. */
    'takings.paid': Paid;
    /** Nobody can pay it any more, and nobody has. */
    'takings.released': Paid;
    'takings.refunded': GivenBack;
    /** The provider will not give it back, whoever asks: its owner does it another way. */
    'takings.refund-failed': GivenBack & {
      /** It had gone, and came back: what followed from that does not hold. */ hadGone: boolean;
    };
  }
}
