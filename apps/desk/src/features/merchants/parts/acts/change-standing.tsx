import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../../shared/act/act-form.tsx'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { textProblem } from '../../../../shared/text/text-problem.ts'
import { useAct } from '@daftar/app-kit/use-act'
import { profileMutation, type MerchantProfile } from '../../queries.ts'

const longestNote = 500

/** Suspends a merchant, or ends that; the record keeps why. */
export function ChangeStanding({ merchant, onClose }: { merchant: MerchantProfile; onClose: () => void }) {
  const isSuspended = merchant.suspended_at !== null
  const act = useAct({
    mutation: profileMutation(useQueryClient(), merchant.id),
    doneText: () => (isSuspended ? m.desk_merchant_done_resumed() : m.desk_merchant_done_suspended()),
    onDone: onClose,
  })
  const form = useActForm({
    start: { note: '' },
    check: ({ note }) => ({ note: textProblem(note, { min: 3, max: longestNote }) }),
    fields: { note: { label: m.desk_merchant_standing_note() } },
    error: act.error,
  })
  const change = () =>
    act.send({ act: isSuspended ? 'resume' : 'suspend', body: { note: form.values.note.trim() } })
  const words = { name: nameText(merchant) }
  return (
    <ActForm
      {...{ act, form, onClose }}
      tone={isSuspended ? 'primary' : 'danger'}
      title={isSuspended ? m.desk_merchant_resume_title(words) : m.desk_merchant_suspend_title(words)}
      confirmLabel={isSuspended ? m.desk_merchant_resume() : m.desk_merchant_suspend()}
      onConfirm={change}
    >
      <p>{isSuspended ? m.desk_merchant_resume_text() : m.desk_merchant_suspend_text()}</p>
      <TextArea {...form.field('note')} rows={3} maxLength={longestNote} />
    </ActForm>
  )
}
