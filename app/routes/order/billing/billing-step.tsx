import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePersonForm } from '../../../forms/use-person-form.ts';
import { paths } from '../../../paths.ts';
import { ApiFailure } from '../../../ui/api.ts';
import { Actions } from '../actions.tsx';
import { startOrder, updateOrder } from '../calls.ts';
import { readDraft } from './draft.ts';
import { PersonStep } from './person-step.tsx';
import type { BillingInfo } from '../../../../modules/ordering/cart/billing.rules.ts';
import { billingOf, isSaved, ownerOf } from './persons.ts';
import { savedChoice } from '../service/service.rules.ts';
import type { StepProps } from '../step-props.ts';
import { tabStore } from '../tab-store.ts';
import { idOf } from '../order-id.ts';

interface Props extends StepProps {
  /** What the social page says, for a form that nobody has filled in yet (an agent's). */
  known?: Partial<BillingInfo> | undefined;
}

/** Step 0 (W3): Next opens the order where none exists; Update saves; typed changes are saved by either. */
export function BillingStep({ lang, pageId, layout, cameBy, state, draft, keep, drop, locked, go, known }: Props) {
  const { order } = state;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [free, setFree] = useState(false);
  const value = draft.billing ?? billingOf(order, lang, known);
  const form = usePersonForm(value, (billing) => keep({ billing }), lang);
  const more = { type: value.type, locale: lang, ...(layout ? { layout } : {}) };

  async function open() {
    const link = cameBy ? { preview_link: cameBy } : {};
    const started = await startOrder({ facebook_page_id: pageId, billing_info: value.info, ...more, ...link });
    // This browser had an order for the page already (another tab): it is the same one, and what was typed here is newer.
    if (started.type !== value.type || isSaved(value, billingOf(started, lang), lang)) return started;
    return updateOrder(idOf(started), { order: { billing_info: value.info, ...more } });
  }

  /** Another kind of buyer is another order: what was chosen and typed for this one goes along. */
  async function beginAgain(from: string) {
    const service = draft.service ?? savedChoice(order);
    keep({ ...(service ? { service } : {}), owner: draft.owner ?? ownerOf(order, lang) });
    const link = cameBy ? { preview_link: cameBy } : {};
    const instead = { instead_of: from };
    return startOrder({ facebook_page_id: pageId, billing_info: value.info, ...more, ...link, ...instead });
  }

  async function submit(always: boolean) {
    if (locked) return go(1);
    if (!form.validate()) return;
    if (order && !always && isSaved(value, billingOf(order, lang), lang)) {
      drop('billing');
      return go(1);
    }
    const other = free && order !== null && order.type !== value.type;
    const answer = await state.run(
      other
        ? () => beginAgain(idOf(order))
        : order
          ? () => updateOrder(idOf(order), { order: { billing_info: value.info, ...more } })
          : open,
    );
    if (!answer) return;
    if (answer instanceof ApiFailure) {
      if (Object.keys(answer.fields).length > 0) form.refuse(answer.fields);
      return;
    }
    drop('billing');
    setFree(false);
    // An address that names the order that was replaced leads nowhere any more.
    if (other && pathname.includes(idOf(order)))
      return void navigate(`${paths.payment(pageId, { layout })}${layout ? '&' : '?'}step=1`, { replace: true });
    go(1);
  }

  return (
    <PersonStep
      name="billing"
      lang={lang}
      form={form}
      fromPage={order ? undefined : known}
      typeLocked={order !== null && !free}
      onUnlockType={locked ? undefined : () => setFree(true)}
      disabled={locked}
      onSubmit={() => void submit(false)}
      onTypedEarly={(typed) => {
        const kept = readDraft(tabStore, pageId).billing ?? value;
        keep({ billing: { ...kept, info: { ...kept.info, ...typed } } });
      }}
    >
      <Actions loading={state.loading} onUpdate={order && !locked ? () => void submit(true) : undefined} />
    </PersonStep>
  );
}
