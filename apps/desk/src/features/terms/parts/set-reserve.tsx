import { DatePicker } from '@daftar/ui/date-picker'
import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { useAct } from '@daftar/app-kit/use-act'
import { readDays, readPercent } from '../drafts.ts'
import { termMutation, type MerchantTerms } from '../queries.ts'
import { PercentField, percentField } from './percent-field.tsx'

/** A share of sales kept back for some days, from a day on; zero ends it. */
export function SetReserve({ terms, onClose }: { terms: MerchantTerms; onClose: () => void }) {
  const act = useAct({
    mutation: termMutation(useQueryClient(), terms.merchant_id),
    doneText: m.desk_terms_done_reserve,
    onDone: onClose,
  })
  const form = useActForm({
    start: { percent: '', days: '90', from: '' },
    check: (typed) => ({
      percent: readPercent(typed.percent) === null ? 'invalid' : null,
      days: readDays(typed.days) === null ? 'invalid' : null,
      from: typed.from === '' ? 'required' : null,
    }),
    fields: {
      percent: percentField(),
      days: {
        label: m.desk_terms_reserve_days(),
        text: (code) => (code === 'invalid' ? m.desk_terms_days_wrong() : fieldText(code)),
      },
      from: { label: m.desk_terms_from(), wire: 'valid_from' },
    },
    error: act.error,
  })
  const { from } = form.values
  const percent = readPercent(form.values.percent)
  const days = readDays(form.values.days)
  function set() {
    if (percent !== null && days !== null) act.send({ what: 'reserve', from, percent, days })
  }
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_terms_reserve_title()}
      confirmLabel={verbOf(percent)}
      onConfirm={set}
    >
      <PercentField {...form.field('percent')} />
      <TextField {...form.field('days')} dir="ltr" inputMode="numeric" autoComplete="off" maxLength={3} />
      <DatePicker {...form.field('from')} />
      <p>{m.desk_terms_reserve_effect()}</p>
    </ActForm>
  )
}

function verbOf(percent: number | null): string {
  if (percent === null) return m.desk_terms_reserve_add()
  return percent === 0
    ? m.desk_terms_reserve_end()
    : m.desk_terms_reserve_confirm({ percent: percentText(percent) })
}
