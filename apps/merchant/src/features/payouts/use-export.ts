import { isAbort, type Client } from '@daftar/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readFile, saveBlob, type ReadProgress } from '@daftar/client/download'
import { useServices } from '../../shared/use-services.ts'

/** What is exported: the payouts of filters, one of them, or a file that was made before and mailed as an address. */
export type ExportWhat = { filters: Record<string, string> } | { payoutId: string } | { madeBefore: string }

export type ExportState =
  | { kind: 'idle' }
  | ({ kind: 'running' } & ReadProgress)
  | { kind: 'saved'; name: string; rows: number }
  | { kind: 'mailed'; to: string }
  | { kind: 'failed'; what: ExportWhat; error: unknown }

/** The CSV of movements, read while the server writes it; given up on request or when the page is left (PO-06, DEC-PO-5). */
export function useExport() {
  const { api } = useServices()
  const [state, setState] = useState<ExportState>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const start = useCallback(
    async (what: ExportWhat) => {
      running.current?.abort()
      const own = new AbortController()
      running.current = own
      let rows = 0
      const tell = (next: ExportState) => {
        if (!own.signal.aborted) setState(next)
      }
      tell({ kind: 'running', rows, of: null })
      try {
        const file = await ask(api, what, own.signal, (progress) => {
          rows = progress.rows
          tell({ kind: 'running', ...progress })
        })
        if (own.signal.aborted) return
        if (file.kind === 'mailed') return tell(file)
        saveBlob(file.blob, file.name)
        tell({ kind: 'saved', name: file.name, rows })
      } catch (error) {
        if (!isAbort(error)) tell({ kind: 'failed', what, error })
      }
    },
    [api],
  )
  const stop = useCallback(() => {
    running.current?.abort()
    setState({ kind: 'idle' })
  }, [])
  return { state, start, stop }
}

function ask(
  api: Client,
  what: ExportWhat,
  signal: AbortSignal,
  onProgress: (progress: ReadProgress) => void,
) {
  if ('madeBefore' in what)
    return readFile(api, 'payouts.exportFile', { params: { id: what.madeBefore }, signal, onProgress })
  const body = 'payoutId' in what ? { payout_id: what.payoutId } : what.filters
  return readFile(api, 'payouts.export', { body, signal, onProgress })
}
