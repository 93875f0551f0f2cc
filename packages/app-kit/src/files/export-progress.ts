import type { ReadFile, ReadProgress } from '@daftar/client/download'

/** How far an export is, told where it was started. */
export type ExportState<What> =
  | { step: 'idle' }
  | ({ step: 'running'; what: What } & ReadProgress)
  | { step: 'saved'; name: string; rows: number }
  /** Too long to wait for: its address comes by e-mail. */
  | { step: 'mailed'; to: string }
  | { step: 'cancelled' }
  | { step: 'failed'; what: What; error: unknown }

export type ExportEvent<What> =
  | { kind: 'started'; what: What }
  | ({ kind: 'read' } & ReadProgress)
  | { kind: 'ready'; file: ReadFile }
  | { kind: 'cancelled' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'closed' }

export const notExporting = { step: 'idle' } as const

/** What comes in after it was cancelled or closed changes nothing any more; only a start begins again. */
export function nextExport<What>(state: ExportState<What>, event: ExportEvent<What>): ExportState<What> {
  if (event.kind === 'started') return { step: 'running', what: event.what, rows: 0, of: null }
  if (event.kind === 'closed') return notExporting
  if (state.step !== 'running') return state
  switch (event.kind) {
    case 'read':
      return { ...state, rows: event.rows, of: event.of }
    case 'ready':
      return event.file.kind === 'mailed'
        ? { step: 'mailed', to: event.file.to }
        : { step: 'saved', name: event.file.name, rows: state.rows }
    case 'cancelled':
      return { step: 'cancelled' }
    case 'failed':
      return { step: 'failed', what: state.what, error: event.error }
  }
}

/** Percent done, 0 to 100; undefined while nobody knows how many rows will come. */
export function exportPercent({ rows, of }: ReadProgress): number | undefined {
  if (of === null) return undefined
  return of === 0 ? 100 : Math.min(100, Math.floor((rows * 100) / of))
}
