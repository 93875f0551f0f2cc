import { bankAccountLooks, type BankAccountStatus } from '@daftar/rules/merchants/bank-account-change'
import { Badge } from '@daftar/ui/badge'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'
import { statusText } from '../words.ts'

const tones: Readonly<Record<(typeof bankAccountLooks)[BankAccountStatus]['tone'], Tone>> = {
  default: 'neutral',
  positive: 'positive',
  warning: 'warning',
  negative: 'negative',
}

/** How a change stands; one that was stopped waits for a talk with the merchant. */
export function ChangeStatus({ status, waitsForTalk }: { status: BankAccountStatus; waitsForTalk: boolean }) {
  if (waitsForTalk) return <Badge tone="negative">{m.desk_bank_waits_for_talk()}</Badge>
  return <Badge tone={tones[bankAccountLooks[status].tone]}>{statusText(status)}</Badge>
}
