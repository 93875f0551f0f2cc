import { isAbort } from '@daftar/client'
import { useCallback, useRef, useState } from 'react'
import { saveBlob, streamFile, type StreamProgress } from '../../shared/streamed-file.ts'

export type ExportState =
  | { kind: 'idle' }
  | ({ kind: 'running' } & StreamProgress)
  | { kind: 'saved'; name: string; rows: number }
  | { kind: 'mailed'; to: string }
  | { kind: 'failed'; error: unknown }

/** What is exported: the payouts of filters, one of them, or a file that was made before and mailed as an address. */
export type ExportWhat = { filters: Record<string, string> } | { payoutId: string } | { madeBefore: string }

/** The CSV of movements, read while the server writes it; it can be given up (PO-06, DEC-PO-5). */
export function useExport() {
  const [state, setState] = useState<ExportState>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  const start = useCallback(async (what: ExportWhat) => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    let rows = 0
    setState({ kind: 'running', rows: 0, of: null })
    try {
      const file = await ask(what, own.signal, (progress) => {
        rows = progress.rows
        if (!own.signal.aborted) setState({ kind: 'running', ...progress })
      })
      if (file.kind === 'file') saveBlob(file.blob, file.name)
      setState(file.kind === 'file' ? { kind: 'saved', name: file.name, rows } : file)
    } catch (error) {
      if (!isAbort(error)) setState({ kind: 'failed', error })
    }
  }, [])
  const stop = useCallback(() => {
    running.current?.abort()
    setState({ kind: 'idle' })
  }, [])
  return { state, start, stop }
}

function ask(what: ExportWhat, signal: AbortSignal, onProgress: (progress: StreamProgress) => void) {
  if ('madeBefore' in what)
    return streamFile('payouts.exportFile', { params: { id: what.madeBefore }, signal, onProgress })
  const body = 'payoutId' in what ? { payout_id: what.payoutId } : what.filters
  return streamFile('payouts.export', { body, signal, onProgress })
}
