import type { Advance, Repayment } from '@daftar/contract/endpoints/advances-shapes'
import { debitLooks } from '@daftar/rules/capital/advances/debit-status'
import { weekTones } from '@daftar/rules/capital/advances/week-status'
import { Badge } from '@daftar/ui/badge'
import { Ltr } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { badgeTone } from '@daftar/app-kit/badge-tone'
import { criticalText, debitText, isPausedWeek, weekStatusText } from './week-status-text.ts'

/** The share of the payout that was taken, or how else the week was repaid (LOAN-48 to LOAN-53). */
export function RepaymentShare({ advance, row }: { advance: Advance; row: Repayment }) {
  if (row.status !== null)
    return <Badge tone={badgeTone(debitLooks[row.status].tone)}>{debitText(row.status)}</Badge>
  if (row.repayment_type === 'transfer') return <>{m.loan_week_transfer()}</>
  if (isPausedWeek(row)) return <Badge>{m.loan_week_paused()}</Badge>
  return <Share advance={advance} row={row} />
}

function Share({ advance, row }: { advance: Advance; row: Repayment }) {
  const isMissed = row.week_status === 'overdueCritical' && Number(row.amount) === 0
  const tone = badgeTone(weekTones[row.week_status])
  if (row.deducted_percent === null || isMissed)
    return (
      <Badge tone={tone}>
        {isMissed ? criticalText(true) : weekStatusText(row.week_status, percentText(advance.repayment_rate))}
      </Badge>
    )
  const percent = <Ltr>{percentText(row.deducted_percent)}</Ltr>
  return row.week_status === 'paid' ? percent : <Badge tone={tone}>{percent}</Badge>
}
