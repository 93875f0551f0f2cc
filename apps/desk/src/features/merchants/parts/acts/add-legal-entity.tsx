import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../../shared/act/act-form.tsx'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { useAct } from '@daftar/app-kit/use-act'
import { emptyLegalEntity, legalEntityDraftProblems } from '../../drafts.ts'
import { profileMutation } from '../../queries.ts'
import { TextLine } from '../../../../shared/text/text-line.tsx'

/** Another licensed company of the merchant. */
export function AddLegalEntity({ merchantId, onClose }: { merchantId: string; onClose: () => void }) {
  const act = useAct({
    mutation: profileMutation(useQueryClient(), merchantId),
    doneText: m.desk_merchant_done_entity,
    onDone: onClose,
  })
  const form = useActForm({
    start: emptyLegalEntity,
    check: legalEntityDraftProblems,
    fields: {
      legal_company_name: { label: m.desk_merchant_entity_name() },
      legal_address: { label: m.desk_merchant_entity_address() },
      commercial_registration_number: { label: m.desk_merchant_entity_registration() },
      tax_number: { label: m.desk_merchant_entity_tax() },
      iban: { label: m.desk_iban() },
      bank_name: { label: m.desk_merchant_entity_bank() },
    },
    error: act.error,
  })
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_merchant_entity_add()}
      confirmLabel={m.desk_merchant_entity_add()}
      onConfirm={() => act.send({ act: 'addLegalEntity', body: form.values })}
    >
      <TextLine {...form.field('legal_company_name')} />
      <TextLine {...form.field('legal_address')} />
      <TextLine isLatin {...form.field('commercial_registration_number')} />
      <TextLine optional={m.common_optional()} isLatin {...form.field('tax_number')} />
      <TextLine isLatin {...form.field('iban')} />
      <TextLine {...form.field('bank_name')} />
      <p>{m.desk_merchant_entity_effect()}</p>
    </ActForm>
  )
}
