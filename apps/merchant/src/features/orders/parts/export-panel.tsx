import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { ProgressBar } from '@daftar/ui/progress-bar'
import { m } from '@daftar/words'
import { problemText } from '../../../shared/problem-text.ts'
import type { ReactNode } from 'react'
import { exportPercent, type ExportState } from '../export-progress.ts'
import styles from './export-panel.module.css'

type ExportPanelProps = {
  state: ExportState
  onCancel: () => void
  onRetry: () => void
  onClose: () => void
}

/** Where the export is, told above the list it was started from. */
export function ExportPanel({ state, onCancel, onRetry, onClose }: ExportPanelProps) {
  const closing = { onClose, closeLabel: m.common_close() }
  switch (state.step) {
    case 'idle':
      return null
    case 'running':
      return <Running state={state} onCancel={onCancel} />
    case 'saved':
      return (
        <Panel>
          <Notice tone="positive" live="status" title={m.orders_export_done()} {...closing}>
            {m.orders_export_done_rows({ count: state.rows })}
          </Notice>
        </Panel>
      )
    case 'mailed':
      return (
        <Panel>
          <Notice tone="positive" live="status" {...closing}>
            {m.orders_export_mailed({ address: `\u2066${state.to}\u2069` })}
          </Notice>
        </Panel>
      )
    case 'cancelled':
      return (
        <Panel>
          <Notice live="status" {...closing}>
            {m.orders_export_cancelled()}
          </Notice>
        </Panel>
      )
    case 'failed':
      return (
        <Panel>
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
        </Panel>
      )
  }
}

type RunningProps = { state: Extract<ExportState, { step: 'running' }>; onCancel: () => void }

function Running({ state, onCancel }: RunningProps) {
  const { rows, of } = state
  const words =
    of === null
      ? m.orders_export_rows({ count: rows })
      : m.orders_export_rows_of({ rows: `\u2066${rows}\u2069`, total: `\u2066${of}\u2069` })
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

function Panel({ children }: { children: ReactNode }) {
  return <div className={styles.panel}>{children}</div>
}
