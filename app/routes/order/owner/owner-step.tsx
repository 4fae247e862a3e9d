import { usePersonForm } from '../../../forms/use-person-form.ts';
import { ApiFailure } from '../../../ui/api.ts';
import { Actions } from '../actions.tsx';
import { saveDomainInfo } from '../calls.ts';
import { readDraft } from '../billing/draft.ts';
import { PersonStep } from '../billing/person-step.tsx';
import { ownerOf } from '../billing/persons.ts';
import { tabStore } from '../tab-store.ts';
import type { StepProps } from '../step-props.ts';
import { idOf } from '../order-id.ts';

/** Step 2 (W6): who will own the domain; the answer of saving is the refreshed order. */
export function OwnerStep({ lang, pageId, state, draft, keep, drop, locked, go }: StepProps) {
  const { order } = state;
  const value = draft.owner ?? ownerOf(order, lang);
  const form = usePersonForm(value, (owner) => keep({ owner }), lang);

  async function submit() {
    if (locked || !order) return go(3);
    if (!form.validate()) return;
    const answer = await state.run(() => saveDomainInfo(idOf(order), { domain_info: value.info, type: value.type }));
    if (!answer) return;
    if (answer instanceof ApiFailure) {
      if (Object.keys(answer.fields).length > 0) form.refuse(answer.fields);
      return;
    }
    drop('owner');
    go(3);
  }

  return (
    <PersonStep
      name="owner"
      lang={lang}
      form={form}
      typeLocked={false}
      disabled={locked}
      onSubmit={() => void submit()}
      onTypedEarly={(typed) => {
        const kept = readDraft(tabStore, pageId).owner ?? value;
        keep({ owner: { ...kept, info: { ...kept.info, ...typed } } });
      }}
    >
      <Actions loading={state.loading} onBack={() => go(1)} />
    </PersonStep>
  );
}
