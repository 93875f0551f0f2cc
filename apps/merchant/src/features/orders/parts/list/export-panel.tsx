import { exportPercent, type ExportState as StateOf } from '@daftar/app-kit/export-progress'
import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { ProgressBar } from '@daftar/ui/progress-bar'
import { m } from '@daftar/words'
import { countText } from '@daftar/words/formats/number'
import { problemText } from '@daftar/app-kit/problem-text'
import type { OrderFilters } from '../../filters.ts'
import styles from './export-panel.module.css'

type ExportState = StateOf<OrderFilters>
type Running = Extract<ExportState, { step: 'running' }>
type Ended = Exclude<ExportState, { step: 'idle' | 'running' }>

type ExportPanelProps = {
  state: ExportState
  onCancel: () => void
  onRetry: () => void
  onClose: () => void
}

/** Where the export is, told above the list it was started from. */
export function ExportPanel({ state, onCancel, onRetry, onClose }: ExportPanelProps) {
  if (state.step === 'idle') return null
  if (state.step === 'running') return <Progress state={state} onCancel={onCancel} />
  return (
    <div className={styles.panel}>
      <EndNotice state={state} onRetry={onRetry} onClose={onClose} />
    </div>
  )
}

function Progress({ state, onCancel }: { state: Running; onCancel: () => void }) {
  const { rows, of } = state
  const words =
    of === null
      ? m.orders_export_rows({ count: rows, text: countText(rows) })
      : m.orders_export_rows_of({ rows: countText(rows), total: countText(of) })
  return (
    <section className={`${styles.panel} ${styles.running}`} aria-label={m.orders_export_title()}>
      <div className={styles.words}>
        <strong>{m.orders_export_running()}</strong>
        <span className={styles.count}>{words}</span>
      </div>
      <ProgressBar label={m.orders_export_progress()} value={exportPercent(state)} valueText={words} />
      <Button size="small" onClick={onCancel}>
        {m.orders_export_cancel()}
      </Button>
    </section>
  )
}

type EndNoticeProps = { state: Ended; onRetry: () => void; onClose: () => void }

function EndNotice({ state, onRetry, onClose }: EndNoticeProps) {
  const closing = { onClose, closeLabel: m.common_close() }
  switch (state.step) {
    case 'saved':
      return (
        <Notice tone="positive" live="status" title={m.orders_export_done()} {...closing}>
          {m.orders_export_done_rows({ count: state.rows })}
        </Notice>
      )
    case 'mailed': // more orders than can be waited for are refused, none are mailed
      return null
    case 'cancelled':
      return (
        <Notice live="status" {...closing}>
          {m.orders_export_cancelled()}
        </Notice>
      )
    case 'failed':
      return (
        <Notice
          tone="negative"
          live="alert"
          title={m.orders_export_failed()}
          actions={
            <Button size="small" onClick={onRetry}>
              {m.common_try_again()}
            </Button>
          }
          {...closing}
        >
          {problemText(state.error)}
        </Notice>
      )
  }
}
