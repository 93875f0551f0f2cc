import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmAct } from '../../../shared/confirm-act.tsx'
import { useAct } from '@daftar/app-kit/use-act'
import { emptyLegalEntity, legalEntityDraftProblems } from '../drafts.ts'
import { profileMutation } from '../queries.ts'
import { useDraft } from '../use-draft.ts'
import { TextLine } from './text-line.tsx'

/** Another licensed company of the merchant. */
export function AddLegalEntity({ merchantId, onClose }: { merchantId: string; onClose: () => void }) {
  const act = useAct({
    mutation: profileMutation(useQueryClient(), merchantId),
    doneText: m.desk_merchant_done_entity,
    onDone: onClose,
  })
  const { draft, change, wrong, isReady } = useDraft(emptyLegalEntity, legalEntityDraftProblems, act.error)
  const line = (name: keyof typeof draft) => ({
    error: wrong(name),
    value: draft[name],
    onValueChange: (typed: string) => change({ [name]: typed }),
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      fields={Object.keys(emptyLegalEntity)}
      title={m.desk_merchant_entity_add()}
      confirmLabel={m.desk_merchant_entity_add()}
      onConfirm={() => isReady() && act.send({ act: 'addLegalEntity', body: draft })}
    >
      <TextLine label={m.desk_merchant_entity_name()} {...line('legal_company_name')} />
      <TextLine label={m.desk_merchant_entity_address()} {...line('legal_address')} />
      <TextLine
        label={m.desk_merchant_entity_registration()}
        isLatin
        {...line('commercial_registration_number')}
      />
      <TextLine
        label={m.desk_merchant_entity_tax()}
        optional={m.common_optional()}
        isLatin
        {...line('tax_number')}
      />
      <TextLine label={m.desk_iban()} isLatin {...line('iban')} />
      <TextLine label={m.desk_merchant_entity_bank()} {...line('bank_name')} />
      <p>{m.desk_merchant_entity_effect()}</p>
    </ConfirmAct>
  )
}
