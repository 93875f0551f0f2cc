import { rightsProblems } from '@daftar/rules/merchants/member-facts'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmAct } from '../../../../shared/act/confirm-act.tsx'
import { ActForm } from '../../../../shared/act/act-form.tsx'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { useAct } from '@daftar/app-kit/use-act'
import { memberMutation, type Member, type MerchantProfile } from '../../queries.ts'
import { memberText } from '../../words.ts'
import { RightsFields, rightsFields, type RightsDraft } from './rights-fields.tsx'

type MemberDialogProps = { merchant: MerchantProfile; member: Member; onClose: () => void }

/** Another role or other stores for somebody. */
export function ChangeMember({ merchant, member, onClose }: MemberDialogProps) {
  const act = useAct({
    mutation: memberMutation(useQueryClient(), merchant.id),
    doneText: m.desk_merchant_done_changed,
    onDone: onClose,
  })
  const now: RightsDraft = { role: member.role, store_ids: member.store_ids }
  const form = useActForm({ start: now, check: problemsOf, fields: rightsFields(), error: act.error })
  function save() {
    const { role, store_ids: storeIds } = form.values
    if (role === '') return
    act.send({ act: 'change', personId: member.person_id, from: member.role, role, storeIds })
  }
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_merchant_member_change_title({ name: memberText(member) })}
      confirmLabel={m.desk_merchant_member_save()}
      onConfirm={save}
    >
      <RightsFields stores={merchant.stores} form={form} />
    </ActForm>
  )
}

/** Ends somebody's work for the merchant. */
export function RemoveMember({ merchant, member, onClose }: MemberDialogProps) {
  const act = useAct({
    mutation: memberMutation(useQueryClient(), merchant.id),
    doneText: m.desk_merchant_done_removed,
    onDone: onClose,
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      tone="danger"
      title={m.desk_merchant_member_remove_title({ name: memberText(member) })}
      confirmLabel={m.desk_merchant_member_remove()}
      onConfirm={() => act.send({ act: 'remove', personId: member.person_id })}
    >
      {m.desk_merchant_member_remove_text()}
    </ConfirmAct>
  )
}

function problemsOf({ role, store_ids: storeIds }: RightsDraft) {
  return rightsProblems({ role, storeIds })
}
