import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { fileHoldReasons, type FileHoldReason } from '@daftar/rules/files/retention'
import { Select } from '@daftar/ui/select'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { MerchantField } from '../../../shared/merchant/merchant-field.tsx'
import type { Merchant } from '../../../shared/merchant/merchants-query.ts'
import { textProblem } from '../../../shared/text/text-problem.ts'
import { placeFileHold, type KeptFile } from '../queries.ts'
import { fileHoldReasonText } from '../words.ts'

const longestNote = 500

interface Props {
  /** The one file; null for all files of a merchant that is chosen here. */
  file: KeptFile | null
  onClose: () => void
  onDone: () => void
}

type Draft = { merchant: Merchant | null; reason: FileHoldReason | null; note: string }

/** Stops the clock of a file, or of everything a merchant handed in. */
export function HoldFiles({ file, onClose, onDone }: Props) {
  const act = useAct({
    mutation: placeFileHold(useQueryClient()),
    doneText: m.desk_files_hold_done,
    onDone,
  })
  const form = useActForm<Draft>({
    start: { merchant: null, reason: null, note: '' },
    check: ({ merchant, reason, note }) => ({
      merchant: file || merchant ? null : 'required',
      reason: reason ? null : 'choose_option',
      note: textProblem(note, { min: 3, max: longestNote }),
    }),
    fields: {
      merchant: { label: m.desk_merchant_field(), wire: 'merchant_id' },
      reason: { label: m.desk_files_hold_reason() },
      note: { label: m.desk_files_note() },
    },
    error: act.error,
  })
  function place() {
    const { merchant, reason, note } = form.values
    const merchantId = file?.merchant_id ?? merchant?.id
    if (merchantId && reason) act.send({ merchantId, fileId: file?.id ?? null, reason, note: note.trim() })
  }
  const { onValueChange, ...reason } = form.field('reason')
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={file ? m.desk_files_hold_one_title() : m.desk_files_hold_all_title()}
      confirmLabel={m.desk_files_hold_confirm()}
      onConfirm={place}
    >
      {file ? null : <MerchantField {...form.field('merchant')} />}
      <Select
        {...reason}
        placeholder={m.desk_hold_reason_choose()}
        options={fileHoldReasons.map((value) => ({ value, label: fileHoldReasonText(value) }))}
        onValueChange={(chosen) => onValueChange(fileHoldReasons.find((one) => one === chosen) ?? null)}
      />
      <TextArea {...form.field('note')} hint={m.desk_files_note_hint()} rows={3} maxLength={longestNote} />
      <p>{m.desk_files_hold_effect()}</p>
    </ActForm>
  )
}
