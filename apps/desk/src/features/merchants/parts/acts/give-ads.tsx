import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { Checkbox } from '@daftar/ui/checkbox'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../../shared/act/act-form.tsx'
import { memberMutation, type Member, type MerchantProfile } from '../../queries.ts'
import { memberText } from '../../words.ts'

type GiveAdsProps = { merchant: MerchantProfile; member: Member; onClose: () => void }

/** What somebody may do with campaigns beside the role (DEC-ADS-3). */
export function GiveAds({ merchant, member, onClose }: GiveAdsProps) {
  const act = useAct({
    mutation: memberMutation(useQueryClient(), merchant.id),
    doneText: m.desk_ads_rights_done,
    onDone: onClose,
  })
  const form = useActForm({
    start: { is_ads_ops: member.is_ads_ops, is_ads_inviter: member.is_ads_inviter },
    check: () => ({}),
    fields: {},
    error: act.error,
  })
  const { is_ads_ops: isOps, is_ads_inviter: isInviter } = form.values
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_ads_rights_title({ name: memberText(member) })}
      confirmLabel={m.desk_ads_rights_save()}
      onConfirm={() => act.send({ act: 'ads', personId: member.person_id, isOps, isInviter })}
    >
      {member.is_ads_only ? null : (
        <Checkbox
          label={m.desk_ads_rights_ops()}
          checked={isOps}
          onValueChange={(chosen) => form.set({ is_ads_ops: chosen })}
        />
      )}
      <Checkbox
        label={m.desk_ads_rights_inviter()}
        checked={isInviter}
        onValueChange={(chosen) => form.set({ is_ads_inviter: chosen })}
      />
    </ActForm>
  )
}
