import { sendFile } from '@daftar/client'
import type { EvidenceItem } from '@daftar/rules/disputes/evidence'
import { attachmentsMax } from '@daftar/rules/disputes/dispute'
import { FileDrop } from '@daftar/ui/file-drop'
import { m } from '@daftar/words'
import { evidenceText } from '@daftar/words/dispute-words'
import { openFile, rowLabels } from '../../../shared/uploads/file-words.ts'
import { pendingId, useSending } from '../../../shared/uploads/use-sending.ts'
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

/**
 * Pictures that show one item: picked, dropped, pasted or taken, and sent at once (DSP-32, DSP-36, DSP-37).
 */
export function EvidenceFiles({ item, files, count, onAdd, onRemove, id, hint, error }: Props) {
  const { api } = useServices()
  const sending = useSending('dispute', async (given) => {
    const { asset } = await sendFile(api, 'disputes.upload', given)
    onAdd({ id: asset.id, name: asset.name, size: asset.size, content_type: given.file.type, item })
  })
  return (
    <FileDrop
      {...{ id, rowLabels, hint, error }}
      accept={sending.accept}
      label={evidenceText(item)}
      labelHidden
      look="line"
      chooseLabel={m.wizard_choose_file()}
      dropLabel={m.wizard_drop_file()}
      disabled={count >= attachmentsMax}
      onFiles={([file]) => file && sending.add(file)}
      rows={sending.rows(files)}
      onCancel={sending.clear}
      onRemove={(row) => (row === pendingId ? sending.clear() : onRemove(row))}
      onDownload={(row) => void openFile(api, row)}
    />
  )
}
