import { problemText } from '@daftar/app-kit/problem-text'
import { isAbort, sendFile } from '@daftar/client'
import type { EvidenceItem } from '@daftar/rules/disputes/evidence'
import { attachmentsMax } from '@daftar/rules/disputes/dispute'
import { uploadProblem, uploadRules } from '@daftar/rules/files/upload-rules'
import { FileDrop } from '@daftar/ui/file-drop'
import type { FileRowState } from '@daftar/ui/file-row'
import { m } from '@daftar/words'
import { evidenceText } from '@daftar/words/dispute-words'
import { useEffect, useRef, useState } from 'react'
import { openFile, rowLabels, sizeText } from '../../../shared/uploads/file-words.ts'
import { problemText as fileProblemText } from '../../../shared/uploads/use-upload.ts'
import { useServices } from '../../../shared/use-services.ts'
import type { DisputeFile } from '../queries.ts'

interface Props {
  item: EvidenceItem
  files: readonly DisputeFile[]
  /** So many of the answer are there altogether. */
  count: number
  onAdd: (file: DisputeFile) => void
  onRemove: (id: string) => void
  id: string
  /** What files may be, said once for all of them. */
  hint?: string | undefined
  error?: string | undefined
}

type Pending = { file: File; progress: number; message: string | null }

const accept = uploadRules.dispute.extensions.map((extension) => `.${extension}`).join(',')

/** Pictures that show one item: picked, dropped, pasted or taken, and sent at once (DSP-32, DSP-36, DSP-37). */
export function EvidenceFiles({ item, files, count, onAdd, onRemove, id, hint, error }: Props) {
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
      const { asset } = await sendFile(api, 'disputes.upload', { file, onProgress, signal: own.signal })
      setPending(null)
      onAdd({ id: asset.id, name: asset.name, size: asset.size, content_type: file.type, item })
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
      {...{ id, accept, rowLabels, hint, error }}
      label={evidenceText(item)}
      labelHidden
      look="line"
      chooseLabel={m.wizard_choose_file()}
      dropLabel={m.wizard_drop_file()}
      disabled={count >= attachmentsMax}
      onFiles={([file]) => file && void send(file)}
      rows={[...files.map(arrived), ...(pending ? [onItsWay(pending)] : [])]}
      onCancel={clear}
      onRemove={(row) => (row === 'pending' ? clear() : onRemove(row))}
      onDownload={(row) => void openFile(api, row)}
    />
  )
}

function arrived({ id, name, size }: DisputeFile): FileRowState {
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
