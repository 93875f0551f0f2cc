import { problemText } from '@daftar/app-kit/problem-text'
import { isAbort, sendFile } from '@daftar/client'
import { claimLimits } from '@daftar/rules/disputes/claim'
import { uploadProblem, uploadRules } from '@daftar/rules/files/upload-rules'
import { FileDrop } from '@daftar/ui/file-drop'
import type { FileRowState } from '@daftar/ui/file-row'
import { m } from '@daftar/words'
import { useEffect, useRef, useState } from 'react'
import { rowLabels, sizeText } from '../../shared/uploads/file-words.ts'
import { problemText as fileProblemText } from '../../shared/uploads/use-upload.ts'
import { useServices } from '../../shared/use-services.ts'
import type { ClaimValues } from './form.ts'

type Files = ClaimValues['attachments']
type Pending = { file: File; progress: number; message: string | null }

interface Props {
  id: string
  files: Files
  error: string | undefined
  onChange: (files: Files) => void
}

const accept = uploadRules.dispute.extensions.map((extension) => `.${extension}`).join(',')

/** Pictures of what went wrong: picked, dropped, pasted or taken, and sent at once. */
export function ClaimFiles({ id, files, error, onChange }: Props) {
  const { api } = useServices()
  const [pending, setPending] = useState<Pending | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: File) {
    const problem = uploadProblem(file, 'dispute')
    if (problem) return setPending({ file, progress: 0, message: fileProblemText(problem) })
    const own = new AbortController()
    running.current = own
    setPending({ file, progress: 0, message: null })
    try {
      const onProgress = (share: number) =>
        setPending({ file, progress: Math.round(share * 100), message: null })
      const sent = await sendFile(api, 'disputes.uploadClaim', { file, onProgress, signal: own.signal })
      setPending(null)
      onChange([...files, sent.file])
    } catch (failure) {
      if (!isAbort(failure)) setPending({ file, progress: 0, message: problemText(failure) })
    }
  }

  function clear() {
    running.current?.abort()
    setPending(null)
  }

  return (
    <FileDrop
      {...{ id, accept, rowLabels, error }}
      label={m.claim_files()}
      optional={m.common_optional()}
      hint={m.claim_files_hint()}
      chooseLabel={m.wizard_choose_file()}
      dropLabel={m.wizard_drop_file()}
      disabled={files.length >= claimLimits.files || (pending !== null && pending.message === null)}
      onFiles={([file]) => file && void send(file)}
      rows={[...files.map(arrived), ...(pending ? [onItsWay(pending)] : [])]}
      onCancel={clear}
      onRemove={(row) => (row === 'pending' ? clear() : onChange(files.filter((one) => one.id !== row)))}
    />
  )
}

function arrived({ id, name, size }: Files[number]): FileRowState {
  return { id, name, size: sizeText(size), state: 'uploaded', message: m.wizard_file_uploaded() }
}

function onItsWay({ file, progress, message }: Pending): FileRowState {
  return {
    id: 'pending',
    name: file.name,
    size: sizeText(file.size),
    state: message ? 'error' : 'loading',
    progress,
    message: message ?? m.wizard_uploading(),
  }
}
