import { DescriptionList } from '@daftar/ui/description-list'
import { Notice } from '@daftar/ui/notice'
import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmAct } from '../../../shared/confirm-act.tsx'
import { fieldProblem } from '@daftar/app-kit/problem-text'
import { textProblem } from '../../../shared/text-problem.ts'
import { useAct } from '@daftar/app-kit/use-act'
import { differsFrom, firstLookOf } from '../first-look.ts'
import { transferMutation, type Transfer } from '../queries.ts'
import { firstLookFacts } from './first-look-facts.tsx'
import { MoneyFacts } from './money-facts.tsx'

/**
 * The bank has paid. The first of two people proposes; the second one sees what the first one entered, reads the bank's
 * statement again and confirms.
 */
export function ConfirmTransfer({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const [reference, setReference] = useState('')
  const [tried, setTried] = useState(false)
  const act = useAct({
    mutation: transferMutation(useQueryClient(), transfer.id),
    doneText: ({ answer }) =>
      answer.status === 'confirmed' ? m.desk_transfer_done_confirmed() : m.desk_transfer_done_proposed(),
    onDone: onClose,
  })
  const wrong = textProblem(reference, { min: 3, max: 60 })
  const first = firstLookOf(transfer)
  const isFirstOfTwo = transfer.needs_second && transfer.proposed_by_id === null
  const amount = moneyText(transfer.amount, transfer.currency)
  return (
    <ConfirmAct
      {...{ act, onClose }}
      fields={['bank_reference']}
      title={m.desk_transfer_confirm_title()}
      confirmLabel={
        isFirstOfTwo ? m.desk_transfer_propose({ amount }) : m.desk_transfer_confirm_amount({ amount })
      }
      onConfirm={() => {
        setTried(true)
        if (!wrong) act.send({ act: 'confirm', bankReference: reference.trim() })
      }}
    >
      <MoneyFacts transfer={transfer} />
      {first ? <DescriptionList facts={firstLookFacts(first)} /> : null}
      <TextField
        label={m.desk_bank_reference()}
        hint={m.desk_bank_reference_hint()}
        error={tried && wrong ? fieldText(wrong) : fieldProblem(act.error, 'bank_reference')}
        value={reference}
        dir="ltr"
        autoComplete="off"
        maxLength={60}
        onValueChange={setReference}
      />
      {first && differsFrom(first, reference) ? (
        <Notice tone="warning" live="status">
          {m.desk_transfer_reference_differs({ name: first.by, reference: first.reference })}
        </Notice>
      ) : null}
      <p>
        {transfer.kind === 'advance' ? m.desk_transfer_effect_advance() : m.desk_transfer_effect_payout()}
      </p>
      {isFirstOfTwo ? <Notice tone="warning">{m.desk_transfer_effect_second()}</Notice> : null}
    </ConfirmAct>
  )
}
