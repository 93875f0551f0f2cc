import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { problemText } from '../../../shared/problem-text.ts'
import { isFirstOfTwo } from '../possible-acts.ts'
import type { BankLine, MatchedTransfer } from '../queries.ts'
import { LineFacts, TransferFacts } from './line-facts.tsx'
import { useLineAct } from './use-line-act.ts'
import styles from './reconciliation.module.css'

type ConfirmMatchProps = {
  line: BankLine
  transfer: MatchedTransfer
  onClose: () => void
  onDone: () => void
}

/** A person says that the line is the transfer; both stand beside each other, with what it does. */
export function ConfirmMatch({ line, transfer, onClose, onDone }: ConfirmMatchProps) {
  const { isPending, error, send } = useLineAct(line.id, onDone)
  const effect = effectOf(line, transfer)
  const isFirst = isFirstOfTwo({ effect, transfer })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.desk_reconciliation_confirm_title()}
      confirmLabel={verbOf(effect, isFirst, moneyText(transfer.amount, transfer.currency))}
      cancelLabel={m.common_cancel()}
      closeLabel={m.common_close()}
      busy={isPending}
      error={error ? problemText(error) : null}
      onConfirm={() => send({ act: 'match', transferId: transfer.id })}
    >
      <div className={styles.form}>
        <LineFacts line={line} />
        <TransferFacts transfer={transfer} />
        <p>{effectSentence(effect)}</p>
        {isFirst ? <Notice tone="warning">{m.desk_reconciliation_second_effect()}</Notice> : null}
      </div>
    </ConfirmDialog>
  )
}

type Effect = 'confirmed' | 'linked' | 'returned'

/** What the match does: by the line's direction and by what was told of the transfer before. */
function effectOf(line: BankLine, transfer: MatchedTransfer): Effect {
  if (!line.amount.startsWith('-')) return transfer.status === 'returned' ? 'linked' : 'returned'
  return transfer.status === 'ordered' ? 'confirmed' : 'linked'
}

function verbOf(effect: Effect, isFirst: boolean, amount: string): string {
  if (isFirst) return m.desk_reconciliation_propose_amount({ amount })
  switch (effect) {
    case 'confirmed':
      return m.desk_reconciliation_confirm_amount({ amount })
    case 'linked':
      return m.desk_reconciliation_link_amount({ amount })
    case 'returned':
      return m.desk_reconciliation_return_amount({ amount })
  }
}

function effectSentence(effect: Effect): string {
  switch (effect) {
    case 'confirmed':
      return m.desk_reconciliation_confirm_effect()
    case 'linked':
      return m.desk_reconciliation_link_effect()
    case 'returned':
      return m.desk_reconciliation_return_effect()
  }
}
