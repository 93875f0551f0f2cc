import { ApiError, isAbort } from '@daftar/client'
import type { FieldCode } from '@daftar/contract'
import type { StatementVerdict } from '@daftar/rules/capital/applications/statement-rules'
import { fieldText, m, reasonText } from '@daftar/words'
import { useEffect, useRef, useState } from 'react'
import { inspectStatement } from '../../../shared/uploads/inspect-statement.ts'
import { upload } from '../../../shared/uploads/upload.ts'
import { unchangedOr } from './new-document.tsx'
import type { Place } from './places.ts'
import type { Corrections, Refused } from './use-corrections.ts'
import { useServices } from '../../../shared/use-services.ts'

export interface NewStatementFile {
  readonly file: File
  readonly state: 'checking' | 'locked' | 'uploading' | 'failed' | 'refused'
  readonly progress: number
  readonly message: string | null
}

/**
 * One statement on its way: looked into in the browser, opened with its password, sent, saved (DEC-WIZ-9).
 */
export function useNewStatement({ target }: Place, corrections: Corrections) {
  const { api } = useServices()
  const [pending, setPending] = useState<NewStatementFile | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function check(file: File, password: string) {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setPending({ file, state: 'checking', progress: 0, message: null })
    const verdict = await inspectStatement(file, password, own.signal)
    if (own.signal.aborted) return
    if (verdict !== 'ok') return setPending({ file, progress: 0, ...stopOf(verdict) })
    await send(file, password, own.signal)
  }

  async function send(file: File, password: string, signal: AbortSignal) {
    setPending({ file, state: 'uploading', progress: 0, message: null })
    const onProgress = (share: number) =>
      setPending((now) => (now?.file === file ? { ...now, progress: Math.round(share * 100) } : now))
    try {
      const { url } = await upload(api, { file, purpose: 'bank_statement', onProgress, signal })
      const refused = await corrections.answer([{ target, url, ...(password && { password }) }])
      setPending(refused && { file, progress: 0, ...refusedOf(refused) })
    } catch (error) {
      if (isAbort(error)) return
      const isRefused = error instanceof ApiError && error.status < 500
      const message = isRefused ? reasonText(error.reason) : m.wizard_upload_failed()
      setPending({ file, state: isRefused ? 'refused' : 'failed', progress: 0, message })
    }
  }

  return {
    pending,
    pick: (file: File) => void check(file, ''),
    unlock: (password: string) => void (pending && check(pending.file, password)),
    clear: () => {
      running.current?.abort()
      setPending(null)
    },
  }
}

type Stop = Pick<NewStatementFile, 'state' | 'message'>

function stopOf(verdict: Exclude<StatementVerdict, 'ok'>): Stop {
  switch (verdict) {
    case 'statement_password_required':
      return { state: 'locked', message: null }
    case 'file_too_large':
      return { state: 'refused', message: reasonText('file_too_large') }
    case 'file_type':
      return { state: 'refused', message: m.wizard_statement_not_pdf() }
    default:
      return ofCode(verdict)
  }
}

/** The server looked again and found more. */
function refusedOf({ fields, message }: Refused): Stop {
  const code = fields['answers.0.password'] ?? fields['answers.0.url']
  if (code === 'statement_password_required') return { state: 'locked', message: null }
  return code && code !== 'invalid' ? ofCode(code) : { state: 'refused', message: unchangedOr(message, code) }
}

function ofCode(code: FieldCode): Stop {
  return { state: code === 'statement_password_wrong' ? 'locked' : 'refused', message: fieldText(code) }
}
