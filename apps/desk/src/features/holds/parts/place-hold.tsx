import { TextArea } from '@daftar/ui/text-area'
import type { HoldReason } from '@daftar/rules/payouts/hold-reasons'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { HoldReasonField } from '../../../shared/money/hold-reason-field.tsx'
import { MerchantField } from '../../../shared/merchant/merchant-field.tsx'
import type { Merchant } from '../../../shared/merchant/merchants-query.ts'
import { textProblem } from '../../../shared/text/text-problem.ts'
import { useAct } from '@daftar/app-kit/use-act'
import { placeHold } from '../queries.ts'

const longestNote = 500

type HoldDraft = { merchant: Merchant | null; reason: HoldReason | null; note: string }

/** Keeps back every payout of one merchant until further notice. */
export function PlaceHold({ onClose }: { onClose: () => void }) {
  const act = useAct({
    mutation: placeHold(useQueryClient()),
    doneText: m.desk_hold_done_placed,
    onDone: onClose,
  })
  const form = useActForm<HoldDraft>({
    start: { merchant: null, reason: null, note: '' },
    check: ({ merchant, reason, note }) => ({
      merchant: merchant ? null : 'required',
      reason: reason ? null : 'choose_option',
      note: textProblem(note, { min: 3, max: longestNote }),
    }),
    fields: {
      merchant: { label: m.desk_merchant_field(), wire: 'merchant_id' },
      reason: { label: m.desk_hold_reason() },
      note: { label: m.desk_hold_note() },
    },
    error: act.error,
  })
  function place() {
    const { merchant, reason, note } = form.values
    if (merchant && reason) act.send({ merchantId: merchant.id, reason, note: note.trim() })
  }
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_hold_place_title()}
      confirmLabel={m.desk_hold_place_confirm()}
      onConfirm={place}
    >
      <MerchantField {...form.field('merchant')} />
      <HoldReasonField {...form.field('reason')} />
      <TextArea {...form.field('note')} hint={m.desk_hold_note_hint()} rows={3} maxLength={longestNote} />
      <p>{m.desk_hold_place_effect()}</p>
    </ActForm>
  )
}
