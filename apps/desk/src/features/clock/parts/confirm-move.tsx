import { NetworkError } from '@daftar/client'
import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { m } from '@daftar/words'
import { useState } from 'react'
import { Moment } from '@daftar/app-kit/moment'
import { problemText } from '../../../shared/text/problem-text.ts'
import { runZone } from '../../../shared/text/run-time.ts'
import styles from './clock.module.css'

type ConfirmMoveProps = {
  toMs: number | null
  busy: boolean
  error: unknown
  onClose: () => void
  onConfirm: () => void
}

/** Nothing turns the clock back, so it asks. */
export function ConfirmMove({ toMs, busy, error, onClose, onConfirm }: ConfirmMoveProps) {
  const [shownMs, setShownMs] = useState(toMs)
  if (toMs !== null && toMs !== shownMs) setShownMs(toMs)
  return (
    <ConfirmDialog
      open={toMs !== null}
      onOpenChange={(open) => !open && onClose()}
      title={m.desk_clock_confirm_title()}
      confirmLabel={m.desk_clock_move()}
      cancelLabel={m.common_cancel()}
      closeLabel={m.common_close()}
      busy={busy}
      error={error ? (error instanceof NetworkError ? m.desk_clock_no_answer() : problemText(error)) : null}
      onConfirm={onConfirm}
    >
      <div className={styles.confirm}>
        <p>
          {m.desk_clock_now()}{' '}
          <strong>
            {shownMs === null ? null : <Moment at={new Date(shownMs).toISOString()} weekday zone={runZone} />}
          </strong>
        </p>
        <p>{m.desk_clock_confirm_text()}</p>
        <p>{m.desk_clock_confirm_one_way()}</p>
      </div>
    </ConfirmDialog>
  )
}
