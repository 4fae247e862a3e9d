import { useState } from 'react';
import {
  checkBilling,
  type BillingFault,
  type BillingField,
  type BillingInfo,
  type BillingType,
} from '../../modules/ordering/cart/billing.rules.ts';
import type { Lang } from '../../site-kit/names.ts';
import { afterPress } from '../ui/press.ts';

export interface Person {
  type: BillingType;
  info: BillingInfo;
}
export type Faults = Partial<Record<BillingField, BillingFault | 'invalid'>>;

export interface PersonForm {
  value: Person;
  /** Faults to show now: of fields left with something typed in them, and of all once Next was pressed. */
  faults: Faults;
  /** Presses of Next that found a fault. */
  attempt: number;
  setField(field: BillingField, text: string): void;
  setType(type: BillingType): void;
  leave(field: BillingField): void;
  /** True when everything is in order; otherwise every fault is shown and the summary takes the focus. */
  validate(): boolean;
  /** Faults that only the server found, by field. */
  refuse(fields: Record<string, string>): void;
}

/**
 * State of the person form: when a fault is shown, never what it is (checkBilling says that, here as on the server).
 * The values themselves live with the caller, who keeps them as a draft.
 */
export function usePersonForm(value: Person, onChange: (next: Person) => void, lang: Lang): PersonForm {
  const [left, setLeft] = useState<ReadonlySet<BillingField>>(new Set());
  const [typed, setTyped] = useState<ReadonlySet<BillingField>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<Faults>({});

  const found = checkBilling(value.info, value.type, lang);
  const faults: Faults = { ...refused };
  for (const [field, fault] of Object.entries(found) as [BillingField, BillingFault][]) {
    if (attempt > 0 || left.has(field)) faults[field] = fault;
  }

  return {
    value,
    faults,
    attempt,
    setField(field, text) {
      onChange({ ...value, info: { ...value.info, [field]: text } });
      setTyped((before) => withField(before, field));
      if (refused[field]) setRefused(({ [field]: _mended, ...rest }) => rest);
    },
    setType(type) {
      onChange({ ...value, type });
      setLeft(new Set());
      setTyped(new Set());
      setAttempt(0);
      setRefused({});
    },
    leave(field) {
      // Nobody is told that a field is wrong for having passed through it.
      if (value.info[field] === '' && !typed.has(field)) return;
      afterPress(() => setLeft((before) => withField(before, field)));
    },
    validate() {
      const ok = Object.keys(found).length === 0;
      if (!ok) setAttempt((n) => n + 1);
      return ok;
    },
    refuse(fields) {
      const faults: Faults = {};
      for (const [path, fault] of Object.entries(fields)) {
        const field = (path.split('.').at(-1) ?? path) as BillingField;
        if (field in value.info) faults[field] = isFault(fault) ? fault : 'invalid';
      }
      setRefused(faults);
      setAttempt((n) => n + 1);
    },
  };
}

const withField = (fields: ReadonlySet<BillingField>, field: BillingField): ReadonlySet<BillingField> =>
  fields.has(field) ? fields : new Set(fields).add(field);

const FAULTS: readonly BillingFault[] = [
  'required',
  'too-long',
  'mail',
  'phone',
  'zip',
  'province',
  'country',
  'ssn',
  'vat',
  'sdi',
  'sdi-or-pec',
  'control-characters',
];
const isFault = (text: string): text is BillingFault => (FAULTS as readonly string[]).includes(text);
