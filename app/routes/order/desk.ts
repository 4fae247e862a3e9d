import type { ComponentType } from 'react';
import type { BillingInfo } from '../../../modules/ordering/cart/billing.rules.ts';
import type { Order } from '../../../modules/ordering/schemas.ts';
import type { StepProps } from './step-props.ts';
import type { StepName } from './steps.rules.ts';

/** What is another's where an agent works in the wizard instead of the customer (A6). */
export interface Desk {
  /** Accessible name of the stepper, and the names of its steps. */
  label: string;
  steps: Record<StepName, string>;
  /** Of the steps that speak to the customer. */
  headings: Partial<Record<StepName, string>>;
  leads: Partial<Record<StepName, string>>;
  /** Stands where the customer reads that payment is safe. */
  note: string;
  /** What the social page says of its business: a new order's first step opens with it, each field marked. */
  known: Partial<BillingInfo>;
  /** Told of the order as soon as there is one. */
  onOrder: (order: Order) => void;
  Checkout: ComponentType<StepProps>;
  /** Over the steps of an order that is paid. */
  Locked: ComponentType<{ order: Order }>;
}
