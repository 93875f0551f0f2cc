import type { Advance, Repayment } from '@daftar/contract/endpoints/capital/advances-shapes'
import { debitLooks } from '@daftar/rules/capital/advances/debit-status'
import { weekTones } from '@daftar/rules/capital/advances/week-status'
import { Badge } from '@daftar/ui/badge'
import { Ltr } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { badgeTone } from '@daftar/app-kit/badge-tone'
import type { ReactNode } from 'react'
import { criticalText, debitText, isPausedWeek, weekStatusText } from './week-status-text.ts'

type RepaymentProps = { advance: Advance; row: Repayment }

/**
 * The share of the payout that was taken; a debit, a transfer, a pause and a week without sales have none.
 */
export function RepaymentShare({ row, without }: { row: Repayment; without: ReactNode }) {
  const isOfPayout = row.status === null && row.repayment_type !== 'transfer' && !isPausedWeek(row)
  if (row.deducted_percent === null || !isOfPayout || Number(row.payment_amount) === 0) return without
  return <Ltr>{percentText(row.deducted_percent)}</Ltr>
}

/** How the week was repaid (LOAN-48 to LOAN-53). */
export function RepaymentStatus({ advance, row }: RepaymentProps) {
  if (row.status !== null)
    return <Badge tone={badgeTone(debitLooks[row.status].tone)}>{debitText(row.status)}</Badge>
  if (row.repayment_type === 'transfer') return <Badge>{m.loan_week_transfer()}</Badge>
  if (isPausedWeek(row)) return <Badge>{m.loan_week_paused()}</Badge>
  return <Badge tone={badgeTone(weekTones[row.week_status])}>{wordOf(advance, row)}</Badge>
}

function wordOf({ repayment_rate }: Advance, { week_status, amount }: Repayment): string {
  return week_status === 'overdueCritical'
    ? criticalText(Number(amount) === 0)
    : weekStatusText(week_status, percentText(repayment_rate))
}
