import { Select } from '@daftar/ui/select'
import { holdReasons, type HoldReason } from '@daftar/rules/payouts/hold-reasons'
import { fieldText, m } from '@daftar/words'
import { heldReasonText } from './payout-text.tsx'

type HoldReasonFieldProps = {
  value: HoldReason | null
  isMissing: boolean
  onValueChange: (reason: HoldReason | null) => void
}

/** Why a payout, or every payout of a merchant, is kept back. */
export function HoldReasonField({ value, isMissing, onValueChange }: HoldReasonFieldProps) {
  return (
    <Select
      label={m.desk_hold_reason()}
      placeholder={m.desk_hold_reason_choose()}
      error={isMissing ? fieldText('choose_option') : undefined}
      value={value}
      options={holdReasons.map((reason) => ({ value: reason, label: heldReasonText(reason) }))}
      onValueChange={(chosen) => onValueChange(holdReasons.find((reason) => reason === chosen) ?? null)}
    />
  )
}
