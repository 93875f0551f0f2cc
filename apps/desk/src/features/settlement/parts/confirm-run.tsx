import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import type { Currency } from '@daftar/rules/money/currency'
import { m } from '@daftar/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { problemText } from '../../../shared/problem-text.ts'
import { toast } from '../../../shared/toasts.ts'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key.ts'
import { startRun, type MerchantResult } from '../queries.ts'
import { DryRunFigures } from './dry-run-figures.tsx'
import styles from '../../../shared/fields.module.css'

type ConfirmRunProps = {
  week: { currency: Currency; date: string }
  weekStart: string
  merchants: number
  rows: readonly MerchantResult[]
  onClose: () => void
}

/** Nothing takes a settled week back, so it asks; then it shows the run as it goes. */
export function ConfirmRun({ week, weekStart, merchants, rows, onClose }: ConfirmRunProps) {
  const mutation = useMutation(startRun(useQueryClient()))
  const keyOf = useIdempotencyKey()
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.desk_settlement_run_now_title()}
      confirmLabel={m.desk_settlement_run_now_confirm({ count: merchants, currency: week.currency })}
      cancelLabel={m.common_cancel()}
      closeLabel={m.common_close()}
      busy={mutation.isPending}
      error={mutation.error ? problemText(mutation.error) : null}
      onConfirm={() =>
        mutation.mutate(
          { ...week, key: keyOf(week) },
          {
            onSuccess: ({ id }) => {
              toast('success', m.desk_settlement_run_started())
              void navigate({ to: '/settlement/runs/$id', params: { id } } as never)
            },
          },
        )
      }
    >
      <div className={styles.form}>
        <DryRunFigures weekStart={weekStart} merchants={merchants} rows={rows} currency={week.currency} />
        <p>{m.desk_settlement_run_now_effect()}</p>
      </div>
    </ConfirmDialog>
  )
}
