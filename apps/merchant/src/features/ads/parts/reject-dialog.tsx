import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { campaignReasons, type CampaignReason } from '@daftar/rules/ads/campaign-status'
import { Select } from '@daftar/ui/select'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import { campaignReasonText } from '@daftar/words/ads-words'
import { useQueryClient } from '@tanstack/react-query'
import { ActDialog } from '../../../shared/act/act-dialog.tsx'
import { campaignMutation } from '../mutations.ts'
import type { Campaign } from '../queries.ts'

/**
 * Ads operations send a campaign back with a reason that its merchant reads in its own language (DEC-ADS-3).
 */
export function RejectDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { id, version } = campaign
  const act = useAct({
    mutation: campaignMutation(useQueryClient()),
    doneText: () => m.ads_done_rejected(),
    onDone: onClose,
    since: version,
  })
  const form = useActForm<{ reason: CampaignReason | ''; note: string }>({
    start: { reason: '', note: '' },
    check: ({ reason }) => ({ reason: reason === '' ? 'choose_option' : null }),
    fields: { reason: { label: m.ads_reject_reason() }, note: { label: m.ads_reject_note() } },
    error: act.error,
  })
  const { reason, note } = form.values
  return (
    <ActDialog
      {...{ act, form, onClose }}
      title={m.ads_reject()}
      confirmLabel={m.ads_reject()}
      onConfirm={() => reason !== '' && act.send({ act: 'reject', id, version, reason, note })}
    >
      <p>{m.ads_reject_text()}</p>
      <Select
        {...form.field('reason')}
        placeholder={m.ads_reason_choose()}
        value={reason || null}
        options={campaignReasons.map((value) => ({ value, label: campaignReasonText(value) }))}
        onValueChange={(value) => form.set({ reason: campaignReasons.find((one) => one === value) ?? '' })}
      />
      <TextArea {...form.field('note')} optional={m.common_optional()} dir="auto" rows={2} maxLength={300} />
    </ActDialog>
  )
}
