import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { Select } from '@daftar/ui/select'
import { TextArea } from '@daftar/ui/text-area'
import { holdReasons, type HoldReason } from '@daftar/rules/payouts/hold-reasons'
import { fieldText, m } from '@daftar/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MerchantField, type FoundMerchant } from '../../../shared/merchant-field.tsx'
import { heldReasonText } from '../../../shared/payout-text.tsx'
import { fieldProblem, isAboutFields, problemText } from '../../../shared/problem-text.ts'
import { textProblem } from '../../../shared/text-problem.ts'
import { toast } from '../../../shared/toasts.ts'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key.ts'
import { placeHold } from '../queries.ts'
import styles from '../../../shared/fields.module.css'

const longestNote = 500

/** Keeps back every payout of one merchant until further notice. */
export function PlaceHold({ onClose }: { onClose: () => void }) {
  const [merchant, setMerchant] = useState<FoundMerchant | null>(null)
  const [reason, setReason] = useState<HoldReason | null>(null)
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const mutation = useMutation(placeHold(useQueryClient()))
  const keyOf = useIdempotencyKey()
  const { error } = mutation
  const wrongNote = textProblem(note, { min: 3, max: longestNote })
  function place() {
    setTried(true)
    if (!merchant || !reason || wrongNote) return
    const hold = { merchantId: merchant.id, reason, note: note.trim() }
    mutation.mutate(
      { ...hold, key: keyOf(hold) },
      {
        onSuccess: () => {
          toast('success', m.desk_hold_done_placed())
          onClose()
        },
      },
    )
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.desk_hold_place_title()}
      confirmLabel={m.desk_hold_place_confirm()}
      cancelLabel={m.common_cancel()}
      closeLabel={m.common_close()}
      busy={mutation.isPending}
      error={error && !isAboutFields(error, ['merchant_id', 'note']) ? problemText(error) : null}
      onConfirm={place}
    >
      <div className={styles.form}>
        <MerchantField
          value={merchant}
          error={tried && !merchant ? fieldText('required') : fieldProblem(error, 'merchant_id')}
          onValueChange={setMerchant}
        />
        <Select
          label={m.desk_hold_reason()}
          placeholder={m.desk_hold_reason_choose()}
          error={tried && !reason ? fieldText('choose_option') : undefined}
          value={reason}
          options={holdReasons.map((value) => ({ value, label: heldReasonText(value) }))}
          onValueChange={(value) => setReason(holdReasons.find((one) => one === value) ?? null)}
        />
        <TextArea
          label={m.desk_hold_note()}
          hint={m.desk_hold_note_hint()}
          error={tried && wrongNote ? fieldText(wrongNote) : fieldProblem(error, 'note')}
          rows={3}
          maxLength={longestNote}
          value={note}
          onValueChange={setNote}
        />
        <p>{m.desk_hold_place_effect()}</p>
      </div>
    </ConfirmDialog>
  )
}
