import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { addresses } from '../../../shared/addresses.ts'
import { ConfirmAct } from '../../../shared/act/confirm-act.tsx'
import { useAct } from '@daftar/app-kit/use-act'
import { startRun, type MerchantResult, type Week } from '../queries.ts'
import { DryRunFigures } from './dry-run-figures.tsx'

type ConfirmRunProps = {
  week: Week
  weekStart: CalendarDate
  merchants: number
  rows: readonly MerchantResult[]
  onClose: () => void
}

/** Nothing takes a settled week back, so it asks; then it shows the run as it goes. */
export function ConfirmRun({ week, weekStart, merchants, rows, onClose }: ConfirmRunProps) {
  const navigate = useNavigate()
  const act = useAct({
    mutation: startRun(useQueryClient()),
    doneText: m.desk_settlement_run_started,
    onDone: ({ id }) => void navigate({ href: addresses.oneRun(id) }),
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      title={m.desk_settlement_run_now_title()}
      confirmLabel={m.desk_settlement_run_now_confirm({ count: merchants, currency: week.currency })}
      onConfirm={() => act.send(week)}
    >
      <DryRunFigures weekStart={weekStart} merchants={merchants} rows={rows} currency={week.currency} />
      <p>{m.desk_settlement_run_now_effect()}</p>
    </ConfirmAct>
  )
}
