import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmAct } from '../../../shared/confirm-act.tsx'
import { useAct } from '@daftar/app-kit/use-act'
import { emptyMember, memberDraftProblems } from '../drafts.ts'
import { memberMutation, type MerchantProfile } from '../queries.ts'
import { useDraft } from '../use-draft.ts'
import { RightsFields } from './rights-fields.tsx'
import { TextLine } from './text-line.tsx'

/** Somebody who is to work for the merchant: known by their contacts, or new. */
export function InviteMember({ merchant, onClose }: { merchant: MerchantProfile; onClose: () => void }) {
  const act = useAct({
    mutation: memberMutation(useQueryClient(), merchant.id),
    doneText: m.desk_merchant_done_invited,
    onDone: onClose,
  })
  const { draft, change, wrong, isReady } = useDraft(emptyMember, memberDraftProblems, act.error)
  function invite() {
    const { role, ...person } = draft
    if (isReady() && role !== '') act.send({ act: 'invite', body: { ...person, role } })
  }
  return (
    <ConfirmAct
      {...{ act, onClose }}
      fields={Object.keys(emptyMember)}
      title={m.desk_merchant_member_invite()}
      confirmLabel={m.desk_merchant_member_invite()}
      onConfirm={invite}
    >
      <TextLine
        label={m.desk_merchant_first_name()}
        error={wrong('first_name')}
        value={draft.first_name}
        onValueChange={(first_name) => change({ first_name })}
      />
      <TextLine
        label={m.desk_merchant_last_name()}
        error={wrong('last_name')}
        value={draft.last_name}
        onValueChange={(last_name) => change({ last_name })}
      />
      <TextLine
        label={m.desk_merchant_email()}
        hint={m.desk_merchant_contact_hint()}
        isLatin
        error={wrong('email')}
        value={draft.email}
        onValueChange={(email) => change({ email })}
      />
      <TextLine
        label={m.desk_phone()}
        hint={m.desk_merchant_phone_hint()}
        isLatin
        error={wrong('phone')}
        value={draft.phone}
        onValueChange={(phone) => change({ phone })}
      />
      <RightsFields stores={merchant.stores} {...{ draft, wrong, change }} />
    </ConfirmAct>
  )
}
