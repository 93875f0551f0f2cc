import { sendFile } from '@daftar/client'
import type { EvidenceItem } from '@daftar/rules/disputes/evidence'
import { attachmentsMax } from '@daftar/rules/disputes/dispute'
import { FileDrop } from '@daftar/ui/file-drop'
import { m } from '@daftar/words'
import { evidenceText } from '@daftar/words/dispute-words'
import { openFile, rowLabels } from '../../../shared/uploads/file-words.ts'
import { pendingId, useSending } from '../../../shared/uploads/use-sending.ts'
import { useServices } from '../../../shared/use-services.ts'
import type { Answering } from '../use-answer.ts'

interface Props {
  answering: Answering
  item: EvidenceItem
  /** It says what files may be, for all of them, and has those that nobody said what they show. */
  isFirst: boolean
}

/**
 * Pictures that show one item: picked, dropped, pasted or taken, and sent at once (DSP-32, DSP-36, DSP-37).
 */
export function EvidenceFiles({ answering: { form, add, remove }, item, isFirst }: Props) {
  const { api } = useServices()
  const { id, value: attachments, error } = form.field('attachments')
  const sending = useSending('dispute', async (given) => {
    const { asset } = await sendFile(api, 'disputes.upload', given)
    add({ id: asset.id, name: asset.name, size: asset.size, content_type: given.file.type, item })
  })
  return (
    <FileDrop
      id={isFirst ? id : `${id}-${item}`}
      rowLabels={rowLabels}
      hint={isFirst ? m.disputes_files_hint() : undefined}
      error={isFirst ? error : undefined}
      accept={sending.accept}
      label={evidenceText(item)}
      labelHidden
      look="line"
      chooseLabel={m.wizard_choose_file()}
      dropLabel={m.wizard_drop_file()}
      disabled={attachments.length >= attachmentsMax}
      onFiles={([file]) => file && sending.add(file)}
      rows={sending.rows(attachments.filter((file) => (file.item ?? (isFirst ? item : null)) === item))}
      onCancel={sending.clear}
      onRemove={(row) => (row === pendingId ? sending.clear() : remove(row))}
      onDownload={(row) => void openFile(api, row)}
    />
  )
}
