import { useAct } from '@daftar/app-kit/use-act'
import { m } from '@daftar/words'
import { addresses } from '../../../../shared/addresses.ts'
import { ConfirmWithNote } from '../../../../shared/act/confirm-with-note.tsx'
import { viewMutation, type Member, type MerchantProfile } from '../../queries.ts'
import { merchantRoleText } from '@daftar/words/role-text'
import { memberText } from '../../words.ts'

type ViewAsProps = { merchant: MerchantProfile; member: Member; onClose: () => void }

/** Asks why, and goes to the merchant's pages as the person sees them; they lead back here. */
export function ViewAs({ merchant, member, onClose }: ViewAsProps) {
  const act = useAct({
    mutation: viewMutation(merchant.id, member.person_id),
    doneText: () => m.desk_merchant_view_as_done({ name: memberText(member) }),
    onDone: () => location.assign(addresses.merchantSide),
  })
  return (
    <ConfirmWithNote
      {...{ act, onClose }}
      title={m.desk_merchant_view_as_title({ name: memberText(member) })}
      confirmLabel={m.desk_merchant_view_as_go()}
      effect={m.desk_merchant_view_as_effect()}
      note={{ field: 'reason', label: m.desk_merchant_view_as_reason(), longest: 500 }}
      onConfirm={act.send}
    >
      {merchantRoleText(member.role)}
    </ConfirmWithNote>
  )
}
