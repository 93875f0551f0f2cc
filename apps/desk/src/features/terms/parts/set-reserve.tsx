import { DatePicker } from '@daftar/ui/date-picker'
import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmAct } from '../../../shared/confirm-act.tsx'
import { fieldProblem } from '@daftar/app-kit/problem-text'
import { useAct } from '@daftar/app-kit/use-act'
import { readDays, readPercent } from '../drafts.ts'
import { termMutation, type MerchantTerms } from '../queries.ts'
import { PercentField } from './percent-field.tsx'

/** A share of sales kept back for some days, from a day on; zero ends it. */
export function SetReserve({ terms, onClose }: { terms: MerchantTerms; onClose: () => void }) {
  const [typed, setTyped] = useState({ percent: '', days: '90', from: '' })
  const [tried, setTried] = useState(false)
  const act = useAct({
    mutation: termMutation(useQueryClient(), terms.merchant_id),
    doneText: m.desk_terms_done_reserve,
    onDone: onClose,
  })
  const { error } = act
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part })
  const percent = readPercent(typed.percent)
  const days = readDays(typed.days)
  function set() {
    setTried(true)
    if (percent === null || days === null || typed.from === '') return
    act.send({ what: 'reserve', from: typed.from, percent, days })
  }
  return (
    <ConfirmAct
      {...{ act, onClose }}
      fields={['valid_from', 'percent', 'days']}
      title={m.desk_terms_reserve_title()}
      confirmLabel={verbOf(percent)}
      onConfirm={set}
    >
      <PercentField
        isWrong={tried && percent === null}
        error={fieldProblem(error, 'percent')}
        value={typed.percent}
        onValueChange={(text) => change({ percent: text })}
      />
      <TextField
        label={m.desk_terms_reserve_days()}
        error={tried && days === null ? m.desk_terms_days_wrong() : fieldProblem(error, 'days')}
        value={typed.days}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        onValueChange={(text) => change({ days: text })}
      />
      <DatePicker
        label={m.desk_terms_from()}
        error={tried && typed.from === '' ? fieldText('required') : fieldProblem(error, 'valid_from')}
        value={typed.from}
        onValueChange={(from) => change({ from })}
      />
      <p>{m.desk_terms_reserve_effect()}</p>
    </ConfirmAct>
  )
}

function verbOf(percent: number | null): string {
  if (percent === null) return m.desk_terms_reserve_add()
  return percent === 0
    ? m.desk_terms_reserve_end()
    : m.desk_terms_reserve_confirm({ percent: percentText(percent) })
}
