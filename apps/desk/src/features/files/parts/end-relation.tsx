import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { parseCalendarDate } from '@daftar/rules/calendar/calendar-date'
import { Checkbox } from '@daftar/ui/checkbox'
import { DatePicker } from '@daftar/ui/date-picker'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { MerchantField } from '../../../shared/merchant/merchant-field.tsx'
import type { Merchant } from '../../../shared/merchant/merchants-query.ts'
import { textProblem } from '../../../shared/text/text-problem.ts'
import { endRelation } from '../queries.ts'

const longestNote = 500

type Draft = { merchant: Merchant | null; goesOn: boolean; endedOn: string; note: string }

/**
 * The day from which the documents of a merchant are kept for the years of the law; or that it goes on after
 * all.
 */
export function EndRelation({ onClose }: { onClose: () => void }) {
  const act = useAct({
    mutation: endRelation(useQueryClient()),
    doneText: m.desk_files_end_done,
    onDone: onClose,
  })
  const form = useActForm<Draft>({
    start: { merchant: null, goesOn: false, endedOn: '', note: '' },
    check: ({ merchant, goesOn, endedOn, note }) => ({
      merchant: merchant ? null : 'required',
      goesOn: null,
      endedOn: goesOn || parseCalendarDate(endedOn) ? null : 'required',
      note: textProblem(note, { min: 3, max: longestNote }),
    }),
    fields: {
      merchant: { label: m.desk_merchant_field(), wire: 'id' },
      goesOn: { label: m.desk_files_end_goes_on() },
      endedOn: { label: m.desk_files_end_day(), wire: 'ended_on' },
      note: { label: m.desk_files_note() },
    },
    error: act.error,
  })
  function tell() {
    const { merchant, goesOn, endedOn, note } = form.values
    if (merchant)
      act.send({
        merchantId: merchant.id,
        endedOn: goesOn ? null : parseCalendarDate(endedOn),
        note: note.trim(),
      })
  }
  const { value: goesOn, onValueChange: setGoesOn } = form.field('goesOn')
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_files_end_title()}
      confirmLabel={m.desk_files_end_confirm()}
      onConfirm={tell}
    >
      <MerchantField {...form.field('merchant')} />
      <Checkbox id="goes-on" label={m.desk_files_end_goes_on()} checked={goesOn} onValueChange={setGoesOn} />
      {goesOn ? null : <DatePicker {...form.field('endedOn')} />}
      <TextArea {...form.field('note')} hint={m.desk_files_note_hint()} rows={3} maxLength={longestNote} />
      <p>{m.desk_files_end_effect()}</p>
    </ActForm>
  )
}
