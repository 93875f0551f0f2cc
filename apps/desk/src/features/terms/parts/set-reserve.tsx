import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { DatePicker } from '@daftar/ui/date-picker'
import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { useState } from 'react'
import { fieldProblem, isAboutFields, problemText } from '../../../shared/problem-text.ts'
import { readDays, readPercent } from '../drafts.ts'
import type { MerchantTerms } from '../queries.ts'
import { useTermAct } from './use-term-act.ts'
import styles from '../../../shared/fields.module.css'

/** A share of sales kept back for some days, from a day on; zero ends it. */
export function SetReserve({ terms, onClose }: { terms: MerchantTerms; onClose: () => void }) {
  const [typed, setTyped] = useState({ percent: '', days: '90', from: '' })
  const [tried, setTried] = useState(false)
  const { isPending, error, send } = useTermAct(terms.merchant_id, onClose)
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part })
  const percent = readPercent(typed.percent)
  const days = readDays(typed.days)
  function set() {
    setTried(true)
    if (percent === null || days === null || typed.from === '') return
    send({ what: 'reserve', from: typed.from, percent, days })
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.desk_terms_reserve_title()}
      confirmLabel={verbOf(percent)}
      cancelLabel={m.common_cancel()}
      closeLabel={m.common_close()}
      busy={isPending}
      error={error && !isAboutFields(error, ['valid_from', 'percent', 'days']) ? problemText(error) : null}
      onConfirm={set}
    >
      <div className={styles.form}>
        <TextField
          label={m.desk_terms_percent()}
          error={tried && percent === null ? m.desk_terms_percent_wrong() : fieldProblem(error, 'percent')}
          value={typed.percent}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
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
      </div>
    </ConfirmDialog>
  )
}

function verbOf(percent: number | null): string {
  if (percent === null) return m.desk_terms_reserve_add()
  return percent === 0
    ? m.desk_terms_reserve_end()
    : m.desk_terms_reserve_confirm({ percent: percentText(percent) })
}
