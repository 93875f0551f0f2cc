import { sendFile } from '@daftar/client'
import { claimLimits } from '@daftar/rules/disputes/claim'
import { FileDrop } from '@daftar/ui/file-drop'
import { m } from '@daftar/words'
import { rowLabels } from '../../shared/uploads/file-words.ts'
import { pendingId, useSending } from '../../shared/uploads/use-sending.ts'
import { useServices } from '../../shared/use-services.ts'
import type { ClaimValues } from './form.ts'

type Files = ClaimValues['attachments']

interface Props {
  id: string
  files: Files
  error: string | undefined
  onChange: (files: Files) => void
}

/** Pictures of what went wrong: picked, dropped, pasted or taken, and sent at once. */
export function ClaimFiles({ id, files, error, onChange }: Props) {
  const { api } = useServices()
  const sending = useSending('dispute', async (given) => {
    const sent = await sendFile(api, 'disputes.uploadClaim', given)
    onChange([...files, sent.file])
  })
  return (
    <FileDrop
      {...{ id, rowLabels, error }}
      accept={sending.accept}
      label={m.claim_files()}
      optional={m.common_optional()}
      hint={m.claim_files_hint()}
      chooseLabel={m.wizard_choose_file()}
      dropLabel={m.wizard_drop_file()}
      disabled={files.length >= claimLimits.files || sending.isSending}
      onFiles={([file]) => file && sending.add(file)}
      rows={sending.rows(files)}
      onCancel={sending.clear}
      onRemove={(row) =>
        row === pendingId ? sending.clear() : onChange(files.filter((one) => one.id !== row))
      }
    />
  )
}
