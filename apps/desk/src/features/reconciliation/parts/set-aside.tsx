import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { ConfirmWithNote } from '../../../shared/act/confirm-with-note.tsx'
import type { BankLine } from '../queries.ts'
import { LineFacts } from './line-facts.tsx'
import { useLineAct } from './use-line-act.ts'

type SetAsideProps = { line: BankLine; onClose: () => void; onDone: () => void }

/** A line that concerns no transfer, with a word about what it is. */
export function SetAside({ line, onClose, onDone }: SetAsideProps) {
  const act = useLineAct(line.id, onDone)
  return (
    <ConfirmWithNote
      {...{ act, onClose }}
      title={m.desk_reconciliation_aside_title()}
      confirmLabel={m.desk_reconciliation_aside_confirm({ amount: moneyText(line.amount, line.currency) })}
      note={{
        field: 'note',
        label: m.desk_reconciliation_aside_note(),
        hint: m.desk_reconciliation_aside_note_hint(),
        longest: 300,
      }}
      effect={m.desk_reconciliation_aside_effect()}
      onConfirm={(note) => act.send({ act: 'aside', note })}
    >
      <LineFacts line={line} />
    </ConfirmWithNote>
  )
}
