import { isAbort } from '@daftar/client'
import { currentLanguage } from '@daftar/words'
import { useEffect, useReducer, useRef } from 'react'
import { readFile, saveBlob } from '@daftar/client/download'
import { today } from '../../../shared/today.ts'
import { nextExport, notExporting } from '../export-progress.ts'
import { filterQuery, sortQuery, type OrderFilters } from '../filters.ts'
import { useServices } from '../../../shared/use-services.ts'

/** Exports what the filters show (DEC-ORD-8): streamed, counted on the way, given up on request or when the page is left. */
export function useExport(filters: OrderFilters, country: string | null) {
  const { api } = useServices()
  const [state, tell] = useReducer(nextExport, notExporting)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    if (running.current) return
    const own = new AbortController()
    running.current = own
    tell({ kind: 'started' })
    try {
      const file = await readFile(api, 'orders.export', {
        body: {
          ...filterQuery(filters, today(country)),
          ...sortQuery(filters),
          language: currentLanguage(),
        },
        signal: own.signal,
        onProgress: (progress) => tell({ kind: 'read', ...progress }),
      })
      if (own.signal.aborted) return
      if (file.kind === 'mailed') throw new Error('orders are not mailed: too many are refused')
      saveBlob(file.blob, file.name)
      tell({ kind: 'saved' })
    } catch (error) {
      tell(isAbort(error) ? { kind: 'cancelled' } : { kind: 'failed', error })
    } finally {
      if (running.current === own) running.current = null
    }
  }

  return {
    state,
    start: () => void start(),
    cancel: () => {
      running.current?.abort()
      running.current = null
      tell({ kind: 'cancelled' })
    },
    close: () => tell({ kind: 'closed' }),
  }
}
