import { sizeText, uploadProblemText } from '@daftar/app-kit/file-text'
import { problemText } from '@daftar/app-kit/problem-text'
import { isAbort, type sendFile } from '@daftar/client'
import { uploadProblem, uploadRules, type UploadArea } from '@daftar/rules/files/upload-rules'
import type { FileRowState } from '@daftar/ui/file-row'
import { m } from '@daftar/words'
import { useEffect, useRef, useState } from 'react'

/** A file on its way, as `sendFile` takes it. */
type Sending = Required<Pick<Parameters<typeof sendFile>[2], 'file' | 'onProgress' | 'signal'>>
type Pending = { file: File; progress: number; message: string | null }

/**
 * Files of a list that are sent one by one as soon as they are there; one that was refused stands below until
 * it is taken away.
 */
export function useSending(area: UploadArea, send: (sending: Sending) => Promise<void>) {
  const [pending, setPending] = useState<Pending | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function add(file: File) {
    const problem = uploadProblem(file, area)
    if (problem) return setPending({ file, progress: 0, message: uploadProblemText(problem) })
    const own = new AbortController()
    running.current = own
    setPending({ file, progress: 0, message: null })
    try {
      const onProgress = (share: number) =>
        setPending({ file, progress: Math.round(share * 100), message: null })
      await send({ file, onProgress, signal: own.signal })
      setPending(null)
    } catch (failure) {
      if (!isAbort(failure)) setPending({ file, progress: 0, message: problemText(failure) })
    }
  }

  return {
    accept: uploadRules[area].extensions.map((extension) => `.${extension}`).join(','),
    isSending: pending !== null && pending.message === null,
    rows: (files: readonly SentFile[]) => [...files.map(arrived), ...(pending ? [onItsWay(pending)] : [])],
    add: (file: File) => void add(file),
    clear: () => {
      running.current?.abort()
      setPending(null)
    },
  }
}

/** The row of the file that is on its way. */
export const pendingId = 'pending'

type SentFile = { id: string; name: string; size: number }

function arrived({ id, name, size }: SentFile): FileRowState {
  return { id, name, size: sizeText(size), state: 'uploaded', message: m.wizard_file_uploaded() }
}

function onItsWay({ file, progress, message }: Pending): FileRowState {
  return {
    id: pendingId,
    name: file.name,
    size: sizeText(file.size),
    state: message ? 'error' : 'loading',
    progress,
    message: message ?? m.wizard_uploading(),
  }
}
