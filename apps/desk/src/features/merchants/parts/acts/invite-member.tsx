import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../../shared/act/act-form.tsx'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { useAct } from '@daftar/app-kit/use-act'
import { emptyMember, memberDraftProblems } from '../../drafts.ts'
import { memberMutation, type MerchantProfile } from '../../queries.ts'
import { RightsFields, rightsFields } from './rights-fields.tsx'
import { TextLine } from '../../../../shared/text/text-line.tsx'

/** Somebody who is to work for the merchant: known by their contacts, or new. */
export function InviteMember({ merchant, onClose }: { merchant: MerchantProfile; onClose: () => void }) {
  const act = useAct({
    mutation: memberMutation(useQueryClient(), merchant.id),
    doneText: m.desk_merchant_done_invited,
    onDone: onClose,
  })
  const form = useActForm({
    start: emptyMember,
    check: memberDraftProblems,
    fields: {
      first_name: { label: m.desk_merchant_first_name() },
      last_name: { label: m.desk_merchant_last_name() },
      email: { label: m.desk_merchant_email() },
      phone: { label: m.desk_phone() },
      ...rightsFields(),
    },
    error: act.error,
  })
  function invite() {
    const { role, ...person } = form.values
    if (role !== '') act.send({ act: 'invite', body: { ...person, role } })
  }
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_merchant_member_invite()}
      confirmLabel={m.desk_merchant_member_invite()}
      onConfirm={invite}
    >
      <TextLine {...form.field('first_name')} />
      <TextLine {...form.field('last_name')} />
      <TextLine hint={m.desk_merchant_contact_hint()} isLatin {...form.field('email')} />
      <TextLine hint={m.desk_merchant_phone_hint()} isLatin {...form.field('phone')} />
      <RightsFields stores={merchant.stores} form={form} />
    </ActForm>
  )
}
