import type { FieldCode } from '@daftar/contract'
import type { Loan } from '@daftar/contract/endpoints/capital-shapes'
import { reliefReasonMax, reliefWeeksMax } from '@daftar/rules/capital/advances/relief'
import { AmountField } from '@daftar/ui/amount-field'
import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { RadioCards } from '@daftar/ui/radio-cards'
import { SliderField } from '@daftar/ui/slider-field'
import { TextArea } from '@daftar/ui/text-area'
import { fieldText, m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@daftar/client'
import { useState } from 'react'
import { problemText } from '@daftar/app-kit/problem-text'
import { showToast } from '@daftar/app-kit/toasts'
import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { checkAsk, emptyAsk, todayOf, weeksIfApproved, withKind, type AskedValues } from '../relief-form.ts'
import { askRelief } from '../relief-queries.ts'
import { ReliefWeeksTable } from './relief-weeks.tsx'
import styles from './relief-card.module.css'

/** The request: a pause or a lower minimum, for how many weeks and why, with what it would change. */
export function AskRelief({ loan, onClose }: { loan: Loan; onClose: () => void }) {
  const [values, setValues] = useState(emptyAsk)
  const [isTried, setTried] = useState(false)
  const mutation = useMutation(askRelief(useQueryClient(), loan.id))
  const keyOf = useIdempotencyKey()
  const set = (change: Partial<AskedValues>) => setValues({ ...values, ...change })
  const errors: Partial<Record<string, FieldCode>> = {
    ...refusedFields(mutation.error),
    ...(isTried ? checkAsk(values, loan) : {}),
  }
  function send() {
    setTried(true)
    if (Object.keys(checkAsk(values, loan)).length > 0) return
    const asked = { ...values, reason: values.reason.trim() }
    mutation.mutate(
      { values: asked, key: keyOf(asked) },
      {
        onSuccess: () => {
          showToast({ variant: 'success', title: m.relief_sent() })
          onClose()
        },
      },
    )
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.relief_ask_title()}
      closeLabel={m.common_close()}
      cancelLabel={m.common_cancel()}
      confirmLabel={m.relief_send()}
      busy={mutation.isPending}
      error={mutation.error && !refusedFields(mutation.error) ? problemText(mutation.error) : undefined}
      onConfirm={send}
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
            hint={m.relief_minimum_hint({ amount: moneyText(loan.minimum_repayment_amount, loan.currency) })}
            error={errors['minimum'] && fieldText(errors['minimum'])}
            currency={loan.currency}
            value={values.minimum}
            onValueChange={(minimum) => set({ minimum })}
          />
        ) : null}
        <TextArea
          label={m.relief_reason()}
          hint={m.relief_reason_hint()}
          error={errors['reason'] && fieldText(errors['reason'])}
          rows={3}
          maxLength={reliefReasonMax}
          value={values.reason}
          onValueChange={(reason) => set({ reason })}
        />
        <Preview loan={loan} values={values} />
      </div>
    </ConfirmDialog>
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
function Preview({ loan, values }: { loan: Loan; values: AskedValues }) {
  const mondays = weeksIfApproved(values.weeks, todayOf(loan))
  const isOpen = values.kind === 'lower_minimum' && checkAsk(values, loan).minimum !== undefined
  if (isOpen) return null
  return (
    <div>
      <p className={styles.note}>{m.relief_preview()}</p>
      <ReliefWeeksTable
        loan={loan}
        mondays={mondays}
        minimum={values.kind === 'pause' ? null : values.minimum}
        label={m.relief_preview()}
      />
    </div>
  )
}

function refusedFields(error: unknown) {
  return error instanceof ApiError && Object.keys(error.fields).length > 0 ? error.fields : undefined
}
