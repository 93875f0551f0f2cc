import { AmountField } from '@daftar/ui/amount-field'
import { DatePicker } from '@daftar/ui/date-picker'
import { Notice } from '@daftar/ui/notice'
import { TextField } from '@daftar/ui/text-field'
import type { FieldCode } from '@daftar/contract'
import { amountInputText } from '@daftar/rules/text/amount-input'
import { fieldText, m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmAct } from '../../../shared/confirm-act.tsx'
import { fieldProblem } from '@daftar/app-kit/problem-text'
import { useAct } from '@daftar/app-kit/use-act'
import { isMoreThanLeft, receiptProblems, type ReceiptDraft } from '../receipt-draft.ts'
import { advanceMutation, type DeskAdvanceWhole } from '../queries.ts'

type RecordReceiptProps = { advance: DeskAdvanceWhole; onClose: () => void }

/** Money of the merchant on our account: how much, when, and what the bank calls it. */
export function RecordReceipt({ advance, onClose }: RecordReceiptProps) {
  const { currency, outstanding } = advance
  const [draft, setDraft] = useState<ReceiptDraft>({ amount: '', receivedOn: '', bankReference: '' })
  const [tried, setTried] = useState(false)
  const act = useAct({
    mutation: advanceMutation(useQueryClient(), advance.id),
    doneText: m.desk_advance_done_receipt,
    onDone: onClose,
  })
  const { error } = act
  const problems = tried ? receiptProblems(draft, currency) : {}
  const change = (part: Partial<ReceiptDraft>) => setDraft({ ...draft, ...part })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      fields={['amount', 'received_on', 'bank_reference']}
      title={m.desk_advance_receipt_title()}
      confirmLabel={
        draft.amount === ''
          ? m.desk_advance_receipt()
          : m.desk_advance_receipt_amount({ amount: moneyText(draft.amount, currency) })
      }
      onConfirm={() => {
        setTried(true)
        if (Object.keys(receiptProblems(draft, currency)).length === 0)
          act.send({ act: 'receipt', ...draft, bankReference: draft.bankReference.trim() })
      }}
    >
      <AmountField
        label={m.desk_advance_receipt_sum()}
        currency={currency}
        error={textOf(problems.amount) ?? fieldProblem(error, 'amount')}
        value={draft.amount}
        filter={(text) => amountInputText(text, currency, draft.amount)}
        onValueChange={(amount) => change({ amount })}
      />
      <DatePicker
        label={m.desk_advance_received_on()}
        error={textOf(problems.receivedOn) ?? fieldProblem(error, 'received_on')}
        value={draft.receivedOn}
        onValueChange={(receivedOn) => change({ receivedOn })}
      />
      <TextField
        label={m.desk_bank_reference()}
        error={textOf(problems.bankReference) ?? fieldProblem(error, 'bank_reference')}
        value={draft.bankReference}
        dir="ltr"
        autoComplete="off"
        maxLength={60}
        onValueChange={(bankReference) => change({ bankReference })}
      />
      <p>{m.desk_advance_receipt_effect({ left: moneyText(outstanding, currency) })}</p>
      {isMoreThanLeft(draft, outstanding, currency) ? (
        <Notice tone="warning" live="status">
          {m.desk_advance_receipt_more()}
        </Notice>
      ) : null}
    </ConfirmAct>
  )
}

function textOf(code: FieldCode | undefined): string | undefined {
  return code && fieldText(code)
}
