import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'
import { useState } from 'react'
import { ConfirmAct } from '../../../shared/confirm-act.tsx'
import { fieldProblem } from '@daftar/app-kit/problem-text'
import { textProblem } from '../../../shared/text-problem.ts'
import type { Act } from '@daftar/app-kit/use-act'

type TellDialogProps = {
  act: Act
  verb: () => string
  effect: () => string
  /** What has to be said with it: the bank's reference, a reason, or nothing. */
  asks: 'bank_reference' | 'reason' | null
  isDanger: boolean
  onConfirm: (note: string) => void
  onClose: () => void
}

/** Asks before something is told about a mandate or a debit, and for what the bank said. */
export function TellDialog({ act, verb, effect, asks, isDanger, onConfirm, onClose }: TellDialogProps) {
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const longest = asks === 'reason' ? 300 : 60
  const wrong = asks ? textProblem(note, { min: 3, max: longest }) : null
  return (
    <ConfirmAct
      {...{ act, onClose }}
      title={verb()}
      confirmLabel={verb()}
      tone={isDanger ? 'danger' : 'primary'}
      fields={asks ? [asks] : []}
      onConfirm={() => {
        setTried(true)
        if (!wrong) onConfirm(note.trim())
      }}
    >
      {asks ? (
        <TextField
          label={asks === 'reason' ? m.desk_reason() : m.desk_bank_reference()}
          error={tried && wrong ? fieldText(wrong) : fieldProblem(act.error, asks)}
          value={note}
          dir={asks === 'reason' ? 'auto' : 'ltr'}
          autoComplete="off"
          maxLength={longest}
          onValueChange={setNote}
        />
      ) : null}
      <p>{effect()}</p>
    </ConfirmAct>
  )
}
