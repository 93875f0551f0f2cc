import { parseCalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { receivedOnProblem } from '@daftar/rules/capital/debits/debit-plan'
import { DatePicker } from '@daftar/ui/date-picker'
import { useProductNow } from '@daftar/ui/product-clock'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { textProblem } from '../../../shared/text/text-problem.ts'
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
  const form = useActForm({
    start: { receivedOn: String(today), reference: '' },
    check: ({ receivedOn, reference }) => {
      const day = parseCalendarDate(receivedOn)
      return {
        receivedOn: day === null ? 'required' : receivedOnProblem(day, { presentedOn, today }),
        reference: textProblem(reference, { min: 3, max: longestReference }),
      }
    },
    fields: {
      receivedOn: { label: m.desk_debit_received(), wire: 'received_on' },
      reference: { label: m.desk_bank_reference(), wire: 'bank_reference' },
    },
    error: act.error,
  })
  const { receivedOn, reference } = form.values
  const { verb, effect } = debitActWords.receive
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={verb()}
      confirmLabel={verb()}
      onConfirm={() => onConfirm(receivedOn, reference.trim())}
    >
      <DatePicker {...form.field('receivedOn')} min={presentedOn} max={today} />
      <TextField {...form.field('reference')} dir="ltr" autoComplete="off" maxLength={longestReference} />
      <p>{effect()}</p>
    </ActForm>
  )
}
