import { Select } from '@daftar/ui/select'
import { holdReasons, type HoldReason } from '@daftar/rules/payouts/hold-reasons'
import { m } from '@daftar/words'
import { heldReasonText } from './payout-text.tsx'

type HoldReasonFieldProps = {
  id: string
  label: string
  error: string | undefined
  value: HoldReason | null
  onValueChange: (reason: HoldReason | null) => void
}

/** Why a payout, or every payout of a merchant, is kept back. */
export function HoldReasonField({ onValueChange, ...field }: HoldReasonFieldProps) {
  return (
    <Select
      {...field}
      placeholder={m.desk_hold_reason_choose()}
      options={holdReasons.map((reason) => ({ value: reason, label: heldReasonText(reason) }))}
      onValueChange={(chosen) => onValueChange(holdReasons.find((reason) => reason === chosen) ?? null)}
    />
  )
}
