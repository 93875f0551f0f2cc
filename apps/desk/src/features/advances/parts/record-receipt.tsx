import { AmountField } from '@daftar/ui/amount-field'
import { DatePicker } from '@daftar/ui/date-picker'
import { Notice } from '@daftar/ui/notice'
import { TextField } from '@daftar/ui/text-field'
import { amountInputText } from '@daftar/rules/money/amount-input'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { useAct } from '@daftar/app-kit/use-act'
import { isMoreThanLeft, receiptProblems, type ReceiptDraft } from '../receipt-draft.ts'
import { advanceMutation, type DeskAdvanceWhole } from '../queries.ts'

type RecordReceiptProps = { advance: DeskAdvanceWhole; onClose: () => void }

/** Money of the merchant on our account: how much, when, and what the bank calls it. */
export function RecordReceipt({ advance, onClose }: RecordReceiptProps) {
  const { currency, outstanding } = advance
  const act = useAct({
    mutation: advanceMutation(useQueryClient(), advance.id),
    doneText: m.desk_advance_done_receipt,
    onDone: onClose,
  })
  const form = useActForm<ReceiptDraft>({
    start: { amount: '', receivedOn: '', bankReference: '' },
    check: (values) => receiptProblems(values, currency),
    fields: {
      amount: { label: m.desk_advance_receipt_sum() },
      receivedOn: { label: m.desk_advance_received_on(), wire: 'received_on' },
      bankReference: { label: m.desk_bank_reference(), wire: 'bank_reference' },
    },
    error: act.error,
  })
  const { values: draft } = form
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_advance_receipt_title()}
      confirmLabel={
        draft.amount === ''
          ? m.desk_advance_receipt()
          : m.desk_advance_receipt_amount({ amount: moneyText(draft.amount, currency) })
      }
      onConfirm={() => act.send({ act: 'receipt', ...draft, bankReference: draft.bankReference.trim() })}
    >
      <AmountField
        {...form.field('amount')}
        currency={currency}
        filter={(text) => amountInputText(text, currency, draft.amount)}
      />
      <DatePicker {...form.field('receivedOn')} />
      <TextField {...form.field('bankReference')} dir="ltr" autoComplete="off" maxLength={60} />
      <p>{m.desk_advance_receipt_effect({ left: moneyText(outstanding, currency) })}</p>
      {isMoreThanLeft(draft, outstanding, currency) ? (
        <Notice tone="warning" live="status">
          {m.desk_advance_receipt_more()}
        </Notice>
      ) : null}
    </ActForm>
  )
}
