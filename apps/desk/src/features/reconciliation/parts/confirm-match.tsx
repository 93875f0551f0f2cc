import { Notice } from '@daftar/ui/notice'
import { effectOf, type MatchEffect } from '@daftar/rules/bank/match-transfers'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { minorOf } from '../../../shared/money/amounts.ts'
import { ConfirmAct } from '../../../shared/act/confirm-act.tsx'
import { isFirstOfTwo } from '../possible-acts.ts'
import type { BankLine, MatchedTransfer } from '../queries.ts'
import { LineFacts, TransferFacts } from './line-facts.tsx'
import { useLineAct } from './use-line-act.ts'

type ConfirmMatchProps = {
  line: BankLine
  transfer: MatchedTransfer
  onClose: () => void
  onDone: () => void
}

/** A person says that the line is the transfer; both stand beside each other, with what it does. */
export function ConfirmMatch({ line, transfer, onClose, onDone }: ConfirmMatchProps) {
  const act = useLineAct(line.id, onDone)
  const effect = effectOf({ amountMinor: minorOf(line.amount, line.currency) }, transfer)
  const isFirst = isFirstOfTwo({ effect, transfer })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      title={m.desk_reconciliation_confirm_title()}
      confirmLabel={verbOf(effect, isFirst, moneyText(transfer.amount, transfer.currency))}
      onConfirm={() => act.send({ act: 'match', transferId: transfer.id })}
    >
      <LineFacts line={line} />
      <TransferFacts transfer={transfer} />
      <p>{effectSentence(effect)}</p>
      {isFirst ? <Notice tone="warning">{m.desk_reconciliation_second_effect()}</Notice> : null}
    </ConfirmAct>
  )
}

function verbOf(effect: MatchEffect, isFirst: boolean, amount: string): string {
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

function effectSentence(effect: MatchEffect): string {
  switch (effect) {
    case 'confirmed':
      return m.desk_reconciliation_confirm_effect()
    case 'linked':
      return m.desk_reconciliation_link_effect()
    case 'returned':
      return m.desk_reconciliation_return_effect()
  }
}
