import { saveBlob, type ReadFile, type ReadProgress } from '@daftar/client/download'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { nextExport, notExporting, type ExportEvent, type ExportState } from './export-progress.ts'

/** How a file is read while the server writes it. */
export type Reading = { signal: AbortSignal; onProgress: (progress: ReadProgress) => void }

/**
 * Exports one file at a time: read while the server writes it, counted on the way, saved at its end or sent
 * by e-mail; given up on request or when the page is left. `ask` reads what is wanted; hand in the same
 * function as long as it asks the same.
 */
export function useFileExport<What>(ask: (what: What, reading: Reading) => Promise<ReadFile>) {
  const [state, tell] = useReducer(nextExport<What>, notExporting as ExportState<What>)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const run = useCallback(
    async (what: What) => {
      if (running.current?.signal.aborted === false) return
      const own = new AbortController()
      running.current = own
      const tellOwn = (event: ExportEvent<What>) => {
        if (!own.signal.aborted) tell(event)
      }
      tell({ kind: 'started', what })
      try {
        const file = await ask(what, {
          signal: own.signal,
          onProgress: (progress) => tellOwn({ kind: 'read', ...progress }),
        })
        if (file.kind === 'file' && !own.signal.aborted) saveBlob(file.blob, file.name)
        tellOwn({ kind: 'ready', file })
      } catch (error) {
        tellOwn({ kind: 'failed', error })
      } finally {
        if (running.current === own) running.current = null
      }
    },
    [ask],
  )

  function end(kind: 'cancelled' | 'closed') {
    running.current?.abort()
    tell({ kind })
  }

  return {
    state,
    start: useCallback((what: What) => void run(what), [run]),
    cancel: () => end('cancelled'),
    /** Given up if it is still running, and told no more. */
    close: () => end('closed'),
  }
}
