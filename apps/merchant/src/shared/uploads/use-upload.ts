import { ApiError, isAbort } from '@daftar/client'
import type { UploadPurpose } from '@daftar/contract/endpoints/casework/files'
import type { StatementVerdict } from '@daftar/rules/capital/applications/statement-rules'
import { uploadProblem, type UploadArea } from '@daftar/rules/files/upload-rules'
import { fieldText, m, reasonText } from '@daftar/words'
import { useEffect, useRef, useState } from 'react'
import { uploadProblemText } from '@daftar/app-kit/file-text'
import { showToast } from '@daftar/app-kit/toasts'
import { inspectStatement } from './inspect-statement.ts'
import type { PickedUpload } from './picked-upload.ts'
import { upload } from './upload.ts'
import { useServices } from '../use-services.ts'

export interface PendingUpload {
  readonly file: File
  readonly state: 'loading' | 'error'
  readonly progress: number
  /** Why it stopped, in words. */
  readonly message: string | null
  /** Trying the same file again can help. */
  readonly canRetry: boolean
}

/** One file of a form on its way to the server (UPL-12 to UPL-14, DEC-UPL-4). */
export function useUpload(
  purpose: UploadPurpose,
  onArrived: (file: PickedUpload) => void,
  via: typeof upload = upload,
) {
  const { api } = useServices()
  const [pending, setPending] = useState<PendingUpload | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  /** A bank statement is looked into before it travels; here is no place for a password (DEC-WIZ-9). */
  async function check(file: File) {
    const own = new AbortController()
    running.current = own
    setPending({ file, state: 'loading', progress: 0, message: m.wizard_checking_file(), canRetry: false })
    const verdict = await inspectStatement(file, '', own.signal)
    if (own.signal.aborted) return
    if (verdict === 'ok') return send(file)
    setPending({ file, state: 'error', progress: 0, message: statementText(verdict), canRetry: false })
  }

  async function send(file: File) {
    const own = new AbortController()
    running.current = own
    setPending({ file, state: 'loading', progress: 0, message: null, canRetry: false })
    try {
      const onProgress = (share: number) =>
        setPending((now) => (now?.file === file ? { ...now, progress: Math.round(share * 100) } : now))
      const { url, name, size } = await via(api, { file, purpose, onProgress, signal: own.signal })
      setPending(null)
      onArrived({ url, name, size })
    } catch (error) {
      if (isAbort(error)) return
      const isRefused = error instanceof ApiError && error.status < 500
      const message = isRefused ? reasonText(error.reason) : m.wizard_upload_failed()
      showToast({ id: 'upload', variant: 'error', title: m.wizard_failed_to_upload() })
      setPending({ file, state: 'error', progress: 0, message, canRetry: !isRefused })
    }
  }

  return {
    pending,
    pick: (file: File) => {
      running.current?.abort()
      const problem = uploadProblem(file, areaOf(purpose))
      if (!problem) return void (purpose === 'bank_statement' ? check(file) : send(file))
      setPending({ file, state: 'error', progress: 0, message: uploadProblemText(problem), canRetry: false })
    },
    cancel: () => {
      running.current?.abort()
      setPending(null)
    },
    retry: () => void (pending && send(pending.file)),
    clear: () => setPending(null),
  }
}

/** The rule a file is let in by; applications to sell have that of every other form (ONB-75). */
export function areaOf(purpose: UploadPurpose): UploadArea {
  if (purpose === 'store_logo') return 'logo'
  if (purpose === 'store_cover') return 'cover'
  if (purpose === 'campaign_picture') return 'campaign'
  return purpose.startsWith('onboarding_') ? 'default' : 'capital'
}

/** What a look into a statement found, where one without a password is asked for. */
export function statementText(verdict: Exclude<StatementVerdict, 'ok'>): string {
  switch (verdict) {
    case 'file_type':
      return m.wizard_statement_not_pdf()
    case 'file_too_large':
      return reasonText(verdict)
    case 'statement_password_required':
      return m.single_page_statement_locked()
    default:
      return fieldText(verdict)
  }
}
