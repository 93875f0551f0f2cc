/** How far an export is, told where it was started. */
export type ExportState =
  | { step: 'idle' }
  | { step: 'running'; rows: number; of: number | null }
  | { step: 'saved'; rows: number }
  | { step: 'cancelled' }
  | { step: 'failed'; error: unknown }

export type ExportEvent =
  | { kind: 'started' }
  | { kind: 'read'; rows: number; of: number | null }
  | { kind: 'saved' }
  | { kind: 'cancelled' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'closed' }

export const notExporting: ExportState = { step: 'idle' }

/** What comes in after it was cancelled or closed changes nothing any more; only a start begins again. */
export function nextExport(state: ExportState, event: ExportEvent): ExportState {
  if (event.kind === 'started') return { step: 'running', rows: 0, of: null }
  if (event.kind === 'closed') return notExporting
  if (state.step !== 'running') return state
  switch (event.kind) {
    case 'read':
      return { step: 'running', rows: event.rows, of: event.of }
    case 'saved':
      return { step: 'saved', rows: state.rows }
    case 'cancelled':
      return { step: 'cancelled' }
    case 'failed':
      return { step: 'failed', error: event.error }
  }
}

/** Percent done, 0 to 100; undefined while nobody knows how many rows will come. */
export function exportPercent({ rows, of }: { rows: number; of: number | null }): number | undefined {
  if (of === null) return undefined
  return of === 0 ? 100 : Math.min(100, Math.floor((rows * 100) / of))
}
