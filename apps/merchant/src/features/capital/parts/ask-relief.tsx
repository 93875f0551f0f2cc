import type { Advance } from '@daftar/contract/endpoints/advances-shapes'
import { reliefReasonMax, reliefWeeksMax } from '@daftar/rules/capital/advances/relief'
import { AmountField } from '@daftar/ui/amount-field'
import { RadioCards } from '@daftar/ui/radio-cards'
import { SliderField } from '@daftar/ui/slider-field'
import { TextArea } from '@daftar/ui/text-area'
import { fieldText, m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmAct } from '@daftar/app-kit/confirm-act'
import { fieldProblem } from '@daftar/app-kit/problem-text'
import { useAct } from '@daftar/app-kit/use-act'
import { checkAsk, emptyAsk, todayOf, weeksIfApproved, withKind, type AskedValues } from '../relief-form.ts'
import { askRelief } from '../relief-queries.ts'
import { ReliefWeeksTable } from './relief-weeks.tsx'
import styles from './relief-card.module.css'

/** The request: a pause or a lower minimum, for how many weeks and why, with what it would change. */
export function AskRelief({ advance, onClose }: { advance: Advance; onClose: () => void }) {
  const [values, setValues] = useState(emptyAsk)
  const [isTried, setTried] = useState(false)
  const act = useAct({
    mutation: askRelief(useQueryClient(), advance.id),
    doneText: m.relief_sent,
    onDone: onClose,
  })
  const set = (change: Partial<AskedValues>) => setValues({ ...values, ...change })
  const problems = isTried ? checkAsk(values, advance) : {}
  function send() {
    setTried(true)
    if (Object.keys(checkAsk(values, advance)).length > 0) return
    act.send({ ...values, reason: values.reason.trim() })
  }
  return (
    <ConfirmAct
      act={act}
      fields={['kind', 'weeks', 'minimum', 'reason']}
      title={m.relief_ask_title()}
      confirmLabel={m.relief_send()}
      onConfirm={send}
      onClose={onClose}
    >
      <div className={styles.stack}>
        <Kind values={values} onValueChange={setValues} />
        <SliderField
          label={m.relief_weeks()}
          value={values.weeks}
          min={1}
          max={reliefWeeksMax[values.kind]}
          step={1}
          onValueChange={(weeks) => set({ weeks })}
          minLabel={m.capital_weeks({ count: 1 })}
          maxLabel={m.capital_weeks({ count: reliefWeeksMax[values.kind] })}
          decreaseLabel={m.relief_weeks_less()}
          increaseLabel={m.relief_weeks_more()}
        />
        {values.kind === 'lower_minimum' ? (
          <AmountField
            label={m.relief_minimum()}
            hint={m.relief_minimum_hint({
              amount: moneyText(advance.minimum_repayment_amount, advance.currency),
            })}
            error={problems.minimum ? fieldText(problems.minimum) : fieldProblem(act.error, 'minimum')}
            currency={advance.currency}
            value={values.minimum}
            onValueChange={(minimum) => set({ minimum })}
          />
        ) : null}
        <TextArea
          label={m.relief_reason()}
          hint={m.relief_reason_hint()}
          error={problems.reason ? fieldText(problems.reason) : fieldProblem(act.error, 'reason')}
          rows={3}
          maxLength={reliefReasonMax}
          value={values.reason}
          onValueChange={(reason) => set({ reason })}
        />
        <Preview advance={advance} values={values} />
      </div>
    </ConfirmAct>
  )
}

function Kind({
  values,
  onValueChange,
}: {
  values: AskedValues
  onValueChange: (next: AskedValues) => void
}) {
  return (
    <RadioCards
      label={m.relief_kind()}
      options={[
        { value: 'pause', label: m.relief_kind_pause(), description: m.relief_kind_pause_text() },
        { value: 'lower_minimum', label: m.relief_kind_lower(), description: m.relief_kind_lower_text() },
      ]}
      value={values.kind}
      onValueChange={(kind) => onValueChange(withKind(values, kind))}
    />
  )
}

/** What would change if it were approved today. */
function Preview({ advance, values }: { advance: Advance; values: AskedValues }) {
  const mondays = weeksIfApproved(values.weeks, todayOf(advance))
  const isOpen = values.kind === 'lower_minimum' && checkAsk(values, advance).minimum !== undefined
  if (isOpen) return null
  return (
    <div>
      <p className={styles.note}>{m.relief_preview()}</p>
      <ReliefWeeksTable
        advance={advance}
        mondays={mondays}
        minimum={values.kind === 'pause' ? null : values.minimum}
        label={m.relief_preview()}
      />
    </div>
  )
}
