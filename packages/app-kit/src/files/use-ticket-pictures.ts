import { isAbort, type FileInput } from '@daftar/client'
import type { TicketFile } from '@daftar/contract/endpoints/service/support-shapes'
import { uploadProblem, uploadRules } from '@daftar/rules/files/upload-rules'
import { ticketLimits } from '@daftar/rules/support/ticket'
import type { FileRowState } from '@daftar/ui/file-row'
import { m } from '@daftar/words'
import { useEffect, useRef, useState } from 'react'
import { sizeText, uploadProblemText } from './file-text.ts'
import { problemText } from '../language/problem-text.ts'

type Picture = { key: string; file: File; progress: number; message: string | null; done: TicketFile | null }

/** What the dialog of files offers. */
export const acceptedPictures = uploadRules.support.extensions.map((extension) => `.${extension}`).join(',')

/** Pictures of a ticket or a message, sent at once when they are picked (SUP-21, SUP-26, SUP-27). */
export function useTicketPictures(upload: (input: FileInput) => Promise<{ asset: TicketFile }>) {
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const count = useRef(0)
  const running = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const all = running.current
    return () => all.forEach((one) => one.abort())
  }, [])

  function change(key: string, next: Partial<Picture>) {
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)))
  }

  async function send(key: string, file: File) {
    const own = new AbortController()
    running.current.set(key, own)
    try {
      const onProgress = (share: number) => change(key, { progress: Math.round(share * 100) })
      const { asset } = await upload({ file, onProgress, signal: own.signal })
      change(key, { done: asset })
    } catch (failure) {
      if (!isAbort(failure)) change(key, { message: problemText(failure) })
    }
  }

  function add(files: readonly File[]) {
    const room = ticketLimits.files - pictures.length
    const picked = files.slice(0, room).map((file) => {
      const problem = uploadProblem(file, 'support')
      count.current += 1
      return {
        key: `picture-${count.current}`,
        file,
        progress: 0,
        message: problem && uploadProblemText(problem),
        done: null,
      }
    })
    setPictures((all) => [...all, ...picked])
    for (const { key, file, message } of picked) if (!message) void send(key, file)
  }

  function remove(key: string) {
    running.current.get(key)?.abort()
    setPictures((all) => all.filter((one) => one.key !== key))
  }

  return {
    files: pictures.flatMap(({ done }) => done ?? []),
    rows: pictures.map(rowOf),
    isSending: pictures.some(({ done, message }) => !done && !message),
    isFull: pictures.length >= ticketLimits.files,
    add,
    remove,
    clear: () => setPictures([]),
  }
}

function rowOf({ key, file, progress, message, done }: Picture): FileRowState {
  const row = { id: key, name: file.name, size: sizeText(file.size) }
  if (done) return { ...row, state: 'uploaded', message: m.wizard_file_uploaded() }
  return { ...row, state: message ? 'error' : 'loading', progress, message: message ?? m.wizard_uploading() }
}
