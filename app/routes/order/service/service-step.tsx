import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SMALLEST_PLAN } from '../../../../modules/plans/schemas.ts';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { useEarlyHands } from '../../../forms/early-hands.ts';
import { ApiFailure } from '../../../ui/api.ts';
import { Actions } from '../actions.tsx';
import { chooseBoxes, saveCart } from '../calls.ts';
import { isRefused } from '../complete/domain-calls.ts';
import { BoxChoice, boxField } from './box-choice.tsx';
import { faultOfBoxes, nameOfBoxes, toBoxesInput, typedBoxes } from './boxes.rules.ts';
import { DomainChoice } from './domain-choice.tsx';
import { DOMAIN_FIELD } from './domain-search.tsx';
import { AUTHCODE_FIELD } from './domain-transfer.tsx';
import { FeatureSummary } from './feature-summary.tsx';
import { PLAN_FIELD, PlanSelect } from './plan-select.tsx';
import {
  checkService,
  noChoice,
  savedChoice,
  toCartInput,
  type ServiceChoice,
  type ServiceFault,
  type ServiceFaults,
} from './service.rules.ts';
import type { StepProps } from '../step-props.ts';
import { asksOwner, stepAfter } from '../steps.rules.ts';
import { useTransferCheck } from './use-transfer-check.ts';
import { idOf } from '../order-id.ts';

const FIELD_IDS = { plan: PLAN_FIELD, domain: DOMAIN_FIELD, authcode: AUTHCODE_FIELD } as const;

/** Step 1 (W4, W5): a plan, and where the site will live. */
export function ServiceStep({
  lang,
  pageName,
  layout,
  boxes,
  prices,
  state,
  draft,
  keep,
  drop,
  locked,
  go,
}: StepProps) {
  const { t } = useTranslation(['order', 'vetrina', 'errors']);
  const { order } = state;
  const [attempt, setAttempt] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEarlyHands(form);
  const choice = draft.service ?? savedChoice(order) ?? noChoice(pageName);
  const change = (service: ServiceChoice) => keep({ service });
  const savedTransfer = order?.has_authcode && order.domain_choice === 'transfer' ? (order.domains[0] ?? null) : null;

  const transferable = useTransferCheck(
    choice.domainChoice === 'transfer' && !locked ? (choice.names[0] ?? '') : '',
    choice.authcode,
  );
  const withBoxes = locked ? null : nameOfBoxes(choice, boxes);
  const typed = withBoxes && boxes ? typedBoxes(choice, boxes) : [];
  const boxFault = attempt > 0 ? faultOfBoxes(typed) : null;
  const found = check();
  const faults: ServiceFaults = attempt > 0 ? found : {};
  const wordsOf = (fault: ServiceFault): string =>
    fault === 'domain' ? t('vetrina:errors.vetrina-domains') : t(`order:errors.${fault}`);
  const words = (field: keyof ServiceFaults) => (faults[field] ? wordsOf(faults[field]) : undefined);
  const items: { field: string; message: string }[] = (['plan', 'domain', 'authcode'] as const).flatMap((field) =>
    faults[field] ? [{ field: FIELD_IDS[field], message: wordsOf(faults[field]) }] : [],
  );
  if (boxFault) items.push({ field: boxField(boxFault.place), message: t(`errors:${boxFault.fault}`) });

  function check(): ServiceFaults {
    const own = checkService(choice, prices, savedTransfer);
    if (isRefused(transferable)) own.domain ??= 'domain-locked';
    return own;
  }

  async function submit() {
    const after = stepAfter(1, asksOwner({ domain_choice: choice.domainChoice, domain_own_register: choice.ownName }));
    if (locked) return go(after);
    if (Object.keys(check()).length > 0 || faultOfBoxes(typed)) return setAttempt((n) => n + 1);
    if (!order) return go(0);
    const answer = await state.run(async () => {
      const saved = await saveCart(idOf(order), toCartInput(choice, prices, layout));
      if (withBoxes) await chooseBoxes(idOf(order), toBoxesInput(withBoxes, typed));
      return saved;
    });
    if (!answer || answer instanceof ApiFailure) return;
    drop('service');
    go(after);
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary title={t('order:errors.title')} items={items} attempt={attempt} />
      <PlanSelect
        lang={lang}
        prices={prices}
        value={choice.plan}
        error={words('plan')}
        disabled={locked}
        onChange={(plan) => change({ ...choice, plan })}
      />
      <FeatureSummary chosen={prices.find((price) => price.id === choice.plan)?.plan ?? SMALLEST_PLAN} />
      <DomainChoice
        lang={lang}
        choice={choice}
        domainPrice={prices.find((price) => price.type === 'domain')}
        query={choice.query}
        transferable={transferable}
        codeSaved={savedTransfer !== null && choice.names[0] === savedTransfer}
        errors={{ domain: words('domain'), authcode: words('authcode') }}
        disabled={locked}
        onChange={change}
        onQuery={(query) => change({ ...choice, query })}
      />
      {withBoxes && (
        <BoxChoice
          domain={withBoxes}
          typed={typed}
          faulty={boxFault && { place: boxFault.place, message: t(`errors:${boxFault.fault}`) }}
          onChange={(next) => change({ ...choice, boxes: next })}
        />
      )}
      <Actions loading={state.loading} onBack={() => go(0)} />
    </form>
  );
}
