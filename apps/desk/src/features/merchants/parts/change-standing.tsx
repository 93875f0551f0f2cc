import { fieldProblem } from '@daftar/app-kit/problem-text'
import { TextArea } from '@daftar/ui/text-area'
import { fieldText, m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmAct } from '../../../shared/confirm-act.tsx'
import { textProblem } from '../../../shared/text-problem.ts'
import { useAct } from '@daftar/app-kit/use-act'
import { profileMutation, type MerchantProfile } from '../queries.ts'

const longestNote = 500

/** Suspends a merchant, or ends that; the record keeps why. */
export function ChangeStanding({ merchant, onClose }: { merchant: MerchantProfile; onClose: () => void }) {
  const isSuspended = merchant.suspended_at !== null
  const act = useAct({
    mutation: profileMutation(useQueryClient(), merchant.id),
    doneText: () => (isSuspended ? m.desk_merchant_done_resumed() : m.desk_merchant_done_suspended()),
    onDone: onClose,
  })
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const wrongNote = textProblem(note, { min: 3, max: longestNote })
  function change() {
    setTried(true)
    if (!wrongNote) act.send({ act: isSuspended ? 'resume' : 'suspend', body: { note: note.trim() } })
  }
  const words = { name: nameText(merchant) }
  return (
    <ConfirmAct
      {...{ act, onClose }}
      fields={['note']}
      tone={isSuspended ? 'primary' : 'danger'}
      title={isSuspended ? m.desk_merchant_resume_title(words) : m.desk_merchant_suspend_title(words)}
      confirmLabel={isSuspended ? m.desk_merchant_resume() : m.desk_merchant_suspend()}
      onConfirm={change}
    >
      <p>{isSuspended ? m.desk_merchant_resume_text() : m.desk_merchant_suspend_text()}</p>
      <TextArea
        label={m.desk_merchant_standing_note()}
        error={tried && wrongNote ? fieldText(wrongNote) : fieldProblem(act.error, 'note')}
        rows={3}
        maxLength={longestNote}
        value={note}
        onValueChange={setNote}
      />
    </ConfirmAct>
  )
}
