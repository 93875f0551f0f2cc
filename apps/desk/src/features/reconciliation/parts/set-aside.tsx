import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useState } from 'react'
import { fieldProblem, isAboutFields, problemText } from '../../../shared/problem-text.ts'
import { textProblem } from '../../../shared/text-problem.ts'
import type { BankLine } from '../queries.ts'
import { LineFacts } from './line-facts.tsx'
import { useLineAct } from './use-line-act.ts'
import styles from './reconciliation.module.css'

type SetAsideProps = { line: BankLine; onClose: () => void; onDone: () => void }

/** A line that concerns no transfer, with a word about what it is. */
export function SetAside({ line, onClose, onDone }: SetAsideProps) {
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const { isPending, error, send } = useLineAct(line.id, onDone)
  const wrong = textProblem(note, { min: 3, max: 300 })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.desk_reconciliation_aside_title()}
      confirmLabel={m.desk_reconciliation_aside_confirm({ amount: moneyText(line.amount, line.currency) })}
      cancelLabel={m.common_cancel()}
      closeLabel={m.common_close()}
      busy={isPending}
      error={error && !isAboutFields(error, ['note']) ? problemText(error) : null}
      onConfirm={() => {
        setTried(true)
        if (!wrong) send({ act: 'aside', note: note.trim() })
      }}
    >
      <div className={styles.form}>
        <LineFacts line={line} />
        <TextField
          label={m.desk_reconciliation_aside_note()}
          hint={m.desk_reconciliation_aside_note_hint()}
          error={tried && wrong ? fieldText(wrong) : fieldProblem(error, 'note')}
          value={note}
          autoComplete="off"
          maxLength={300}
          onValueChange={setNote}
        />
        <p>{m.desk_reconciliation_aside_effect()}</p>
      </div>
    </ConfirmDialog>
  )
}
