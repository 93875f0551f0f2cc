import { exportPercent, type ExportState as StateOf } from '@daftar/app-kit/export-progress'
import { Button } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { Ltr } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { ProgressBar } from '@daftar/ui/progress-bar'
import { m } from '@daftar/words'
import { countText } from '@daftar/words/formats/number'
import { isolated } from '@daftar/words/formats/isolate'
import { problemText } from '@daftar/app-kit/problem-text'
import type { ExportWhat } from '../../use-export.ts'
import layout from '../layout.module.css'

type ExportState = StateOf<ExportWhat>
type ExportDialogProps = { state: ExportState; onStop: () => void; onRetry: (what: ExportWhat) => void }

/** How far the CSV is, with a way out; what became of it (PO-06, DEC-PO-5). */
export function ExportDialog({ state, onStop, onRetry }: ExportDialogProps) {
  return (
    <Dialog
      open={state.step !== 'idle'}
      onOpenChange={(open) => !open && onStop()}
      title={m.payouts_export_title()}
      closeLabel={m.common_close()}
      actions={<Actions state={state} onStop={onStop} onRetry={onRetry} />}
    >
      <div className={layout.tight}>{contentOf(state)}</div>
    </Dialog>
  )
}

function contentOf(state: ExportState) {
  switch (state.step) {
    case 'running': {
      const words =
        state.of === null
          ? rowsText(state.rows)
          : m.payouts_export_rows_of({ rows: countText(state.rows), total: countText(state.of) })
      return (
        <>
          <ProgressBar label={m.payouts_export_progress()} value={exportPercent(state)} valueText={words} />
          <p>{words}</p>
        </>
      )
    }
    case 'saved':
      return (
        <Notice tone="positive" live="status" title={m.payouts_export_saved_title()}>
          <Ltr>{state.name}</Ltr> · {rowsText(state.rows)}
        </Notice>
      )
    case 'mailed':
      return (
        <Notice tone="info" live="status" title={m.payouts_export_mailed_title()}>
          {m.payouts_export_mailed_text({ email: isolated(state.to) })}
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="negative" live="alert" title={m.payouts_export_failed_title()}>
          {problemText(state.error)}
        </Notice>
      )
    case 'idle':
    case 'cancelled':
      return null
  }
}

function Actions({ state, onStop, onRetry }: ExportDialogProps) {
  if (state.step === 'running') return <Button onClick={onStop}>{m.payouts_export_cancel()}</Button>
  return (
    <>
      <Button onClick={onStop}>{m.common_close()}</Button>
      {state.step === 'failed' ? (
        <Button variant="primary" onClick={() => onRetry(state.what)}>
          {m.common_try_again()}
        </Button>
      ) : null}
    </>
  )
}

function rowsText(count: number): string {
  return m.payouts_export_rows({ count, text: countText(count) })
}
