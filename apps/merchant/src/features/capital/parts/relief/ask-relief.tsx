import type { Advance } from '@daftar/contract/endpoints/capital/advances-shapes'
import { reliefReasonMax, reliefWeeksMax } from '@daftar/rules/capital/advances/relief'
import { AmountField } from '@daftar/ui/amount-field'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { RadioCards } from '@daftar/ui/radio-cards'
import { SliderField } from '@daftar/ui/slider-field'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmAct } from '@daftar/app-kit/confirm-act'
import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import {
  checkAsk,
  emptyAsk,
  todayOf,
  weeksIfApproved,
  withKind,
  type AskedValues,
} from '../../relief-form.ts'
import { askRelief } from '../../relief-queries.ts'
import { ReliefWeeksTable } from './relief-weeks.tsx'
import styles from './relief-card.module.css'

/** The request: a pause or a lower minimum, for how many weeks and why, with what it would change. */
export function AskRelief({ advance, onClose }: { advance: Advance; onClose: () => void }) {
  const act = useAct({
    mutation: askRelief(useQueryClient(), advance.id),
    doneText: m.relief_sent,
    onDone: onClose,
  })
  const form = useActForm({
    start: emptyAsk,
    check: (typed) => checkAsk(typed, advance),
    fields: {
      weeks: { label: m.relief_weeks() },
      minimum: { label: m.relief_minimum() },
      reason: { label: m.relief_reason() },
    },
    error: act.error,
  })
  const { values, set } = form
  return (
    <ConfirmAct
      act={act}
      fields={['kind', ...form.wireNames]}
      title={m.relief_ask_title()}
      confirmLabel={m.relief_send()}
      onConfirm={() => form.confirm(() => act.send({ ...values, reason: values.reason.trim() }))}
      onClose={onClose}
    >
      <div className={styles.stack}>
        <ErrorSummary title={m.wizard_check_fields()} errors={form.summary} />
        <Kind values={values} onValueChange={set} />
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
            {...form.field('minimum')}
            hint={m.relief_minimum_hint({
              amount: moneyText(advance.minimum_repayment_amount, advance.currency),
            })}
            currency={advance.currency}
          />
        ) : null}
        <TextArea
          {...form.field('reason')}
          hint={m.relief_reason_hint()}
          rows={3}
          maxLength={reliefReasonMax}
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
