import { groupIban, normaliseIban } from '@daftar/rules/registry/iban'
import { ibanServerProblem } from '@daftar/rules/registry/iban-check'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmAct } from '../../../shared/confirm-act.tsx'
import { IbanField } from '../../../shared/iban-field.tsx'
import { fieldProblem } from '@daftar/app-kit/problem-text'
import { useAct } from '@daftar/app-kit/use-act'
import { transferMutation, type Transfer } from '../queries.ts'
import { MoneyFacts } from './money-facts.tsx'

type ReorderTransferProps = { transfer: Transfer; onClose: () => void; onDone: () => void }

/** Orders the money of an advance again, to the IBAN as corrected. */
export function ReorderTransfer({ transfer, onClose, onDone }: ReorderTransferProps) {
  const [typed, setTyped] = useState(groupIban(transfer.iban))
  const [tried, setTried] = useState(false)
  const act = useAct({
    mutation: transferMutation(useQueryClient(), transfer.id),
    doneText: m.desk_transfer_done_reordered,
    onDone,
  })
  const iban = normaliseIban(typed)
  const isWrong = ibanServerProblem(typed) !== null
  const amount = moneyText(transfer.amount, transfer.currency)
  return (
    <ConfirmAct
      {...{ act, onClose }}
      fields={['iban']}
      title={m.desk_transfer_reorder_title()}
      confirmLabel={m.desk_transfer_reorder_amount({ amount })}
      onConfirm={() => {
        setTried(true)
        if (!isWrong)
          act.send({
            act: 'reorder',
            advanceId: transfer.subject_id,
            iban: iban === transfer.iban ? undefined : iban,
          })
      }}
    >
      <MoneyFacts transfer={transfer} iban={isWrong ? transfer.iban : iban} />
      <IbanField
        label={m.desk_transfer_corrected_iban()}
        hint={m.desk_transfer_corrected_iban_hint()}
        error={tried && isWrong ? m.desk_iban_wrong() : fieldProblem(act.error, 'iban')}
        value={typed}
        onValueChange={setTyped}
      />
      <p>{m.desk_transfer_effect_reorder()}</p>
    </ConfirmAct>
  )
}
