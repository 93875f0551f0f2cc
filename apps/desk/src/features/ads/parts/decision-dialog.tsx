import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { campaignReasons, type CampaignReason } from '@daftar/rules/ads/campaign-status'
import { Select } from '@daftar/ui/select'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import { campaignReasonText } from '@daftar/words/ads-words'
import { moneyText } from '@daftar/words/formats/number'
import { merchantNameText } from '@daftar/words/names'
import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { ConfirmAct } from '../../../shared/act/confirm-act.tsx'
import { campaignMutation, type AdCampaignForStaff } from '../queries.ts'

export type Asking = 'approve' | 'reject'

type DecisionDialogProps = { asking: Asking; campaign: AdCampaignForStaff; onClose: () => void }

/** Asks before a decision: what it does, and what the merchant is told. */
export function DecisionDialog({ asking, ...props }: DecisionDialogProps) {
  return asking === 'approve' ? <ApproveDialog {...props} /> : <RejectDialog {...props} />
}

type DialogProps = Omit<DecisionDialogProps, 'asking'>

function ApproveDialog({ campaign, onClose }: DialogProps) {
  const act = useAct({
    mutation: campaignMutation(useQueryClient(), campaign),
    doneText: () => m.desk_ads_done_approved(),
    onDone: onClose,
    since: campaign.version,
  })
  const amount = moneyText(campaign.total_budget ?? '0', campaign.currency)
  return (
    <ConfirmAct
      {...{ act, onClose }}
      title={m.desk_ads_approve_title()}
      confirmLabel={m.desk_ads_approve()}
      onConfirm={() => act.send({ act: 'approve' })}
    >
      <p>{m.desk_ads_approve_effect({ amount, merchant: merchantNameText(campaign) })}</p>
    </ConfirmAct>
  )
}

function RejectDialog({ campaign, onClose }: DialogProps) {
  const act = useAct({
    mutation: campaignMutation(useQueryClient(), campaign),
    doneText: () => m.desk_ads_done_rejected(),
    onDone: onClose,
    since: campaign.version,
  })
  const form = useActForm<{ reason: CampaignReason | ''; note: string }>({
    start: { reason: '', note: '' },
    check: ({ reason }) => ({ reason: reason === '' ? 'choose_option' : null }),
    fields: { reason: { label: m.desk_ads_reason() }, note: { label: m.desk_ads_note() } },
    error: act.error,
  })
  const { reason, note } = form.values
  return (
    <ActForm
      {...{ act, form, onClose }}
      tone="danger"
      title={m.desk_ads_reject_title()}
      confirmLabel={m.desk_ads_reject()}
      onConfirm={() => reason !== '' && act.send({ act: 'reject', reason, note })}
    >
      <p>{m.desk_ads_reject_effect()}</p>
      <Select
        {...form.field('reason')}
        placeholder={m.desk_ads_reason_choose()}
        value={reason || null}
        options={campaignReasons.map((value) => ({ value, label: campaignReasonText(value) }))}
        onValueChange={(value) => form.set({ reason: campaignReasons.find((one) => one === value) ?? '' })}
      />
      <TextArea {...form.field('note')} optional={m.common_optional()} dir="auto" rows={2} maxLength={300} />
    </ActForm>
  )
}
