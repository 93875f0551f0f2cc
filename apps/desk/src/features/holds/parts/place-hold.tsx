import { TextArea } from '@daftar/ui/text-area'
import type { HoldReason } from '@daftar/rules/payouts/hold-reasons'
import { fieldText, m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmAct } from '../../../shared/confirm-act.tsx'
import { HoldReasonField } from '../../../shared/hold-reason-field.tsx'
import { MerchantField } from '../../../shared/merchant-field.tsx'
import type { Merchant } from '../../../shared/merchants-query.ts'
import { fieldProblem } from '@daftar/app-kit/problem-text'
import { textProblem } from '../../../shared/text-problem.ts'
import { useAct } from '@daftar/app-kit/use-act'
import { placeHold } from '../queries.ts'

const longestNote = 500

/** Keeps back every payout of one merchant until further notice. */
export function PlaceHold({ onClose }: { onClose: () => void }) {
  const [merchant, setMerchant] = useState<Merchant | null>(null)
  const [reason, setReason] = useState<HoldReason | null>(null)
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const act = useAct({
    mutation: placeHold(useQueryClient()),
    doneText: m.desk_hold_done_placed,
    onDone: onClose,
  })
  const { error } = act
  const wrongNote = textProblem(note, { min: 3, max: longestNote })
  function place() {
    setTried(true)
    if (merchant && reason && !wrongNote) act.send({ merchantId: merchant.id, reason, note: note.trim() })
  }
  return (
    <ConfirmAct
      {...{ act, onClose }}
      fields={['merchant_id', 'note']}
      title={m.desk_hold_place_title()}
      confirmLabel={m.desk_hold_place_confirm()}
      onConfirm={place}
    >
      <MerchantField
        value={merchant}
        error={tried && !merchant ? fieldText('required') : fieldProblem(error, 'merchant_id')}
        onValueChange={setMerchant}
      />
      <HoldReasonField value={reason} isMissing={tried && reason === null} onValueChange={setReason} />
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
    </ConfirmAct>
  )
}
