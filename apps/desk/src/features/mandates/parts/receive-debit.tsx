import { parseCalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { receivedOnProblem } from '@daftar/rules/capital/debits/debit-plan'
import { DatePicker } from '@daftar/ui/date-picker'
import { useProductNow } from '@daftar/ui/product-clock'
import { TextField } from '@daftar/ui/text-field'
import type { FieldCode } from '@daftar/contract'
import { fieldText, m } from '@daftar/words'
import { useState } from 'react'
import { ConfirmAct } from '../../../shared/confirm-act.tsx'
import { fieldProblem } from '@daftar/app-kit/problem-text'
import { textProblem } from '../../../shared/text-problem.ts'
import type { Act } from '@daftar/app-kit/use-act'
import type { DeskDebit } from '../queries.ts'
import { debitActWords } from '../words.ts'

type ReceiveDebitProps = {
  act: Act
  debit: Pick<DeskDebit, 'currency' | 'presented_on'>
  onConfirm: (receivedOn: string, bankReference: string) => void
  onClose: () => void
}

const longestReference = 60

/** The money of a debit is in the bank: since which day of its market, and what the bank calls it. */
export function ReceiveDebit({ act, debit, onConfirm, onClose }: ReceiveDebitProps) {
  const presentedOn = debit.presented_on
  const today = dateInZone(useProductNow(), zoneOfCurrency(debit.currency))
  const [receivedOn, setReceivedOn] = useState<string>(today)
  const [reference, setReference] = useState('')
  const [tried, setTried] = useState(false)
  const day = parseCalendarDate(receivedOn)
  const wrongDay = day === null ? 'required' : receivedOnProblem(day, { presentedOn, today })
  const wrongReference = textProblem(reference, { min: 3, max: longestReference })
  const { verb, effect } = debitActWords.receive
  const errorOf = (wrong: FieldCode | null, field: string) =>
    tried && wrong ? fieldText(wrong) : fieldProblem(act.error, field)
  return (
    <ConfirmAct
      {...{ act, onClose }}
      title={verb()}
      confirmLabel={verb()}
      fields={['received_on', 'bank_reference']}
      onConfirm={() => {
        setTried(true)
        if (!wrongDay && !wrongReference) onConfirm(receivedOn, reference.trim())
      }}
    >
      <DatePicker
        label={m.desk_debit_received()}
        error={errorOf(wrongDay, 'received_on')}
        value={receivedOn}
        min={presentedOn}
        max={today}
        onValueChange={setReceivedOn}
      />
      <TextField
        label={m.desk_bank_reference()}
        error={errorOf(wrongReference, 'bank_reference')}
        value={reference}
        dir="ltr"
        autoComplete="off"
        maxLength={longestReference}
        onValueChange={setReference}
      />
      <p>{effect()}</p>
    </ConfirmAct>
  )
}
