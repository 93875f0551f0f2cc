import type { ConfirmActProps } from '@daftar/app-kit/confirm-act'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { m } from '@daftar/words'
import { ConfirmAct } from './confirm-act.tsx'
import type { ActFormState } from '@daftar/app-kit/use-act-form'

export type ActFormProps<Values> = Omit<ConfirmActProps, 'fields' | 'problem' | 'onConfirm'> & {
  form: Pick<ActFormState<Values>, 'confirm' | 'wireNames' | 'summary'>
  /** Nothing is wrong with what was typed. */
  onConfirm: () => void
}

/**
 * Asks before an act, and what has to be known for it; what is wrong stands in a list above the fields, and
 * at each of them.
 */
export function ActForm<Values>({ form, onConfirm, children, ...dialog }: ActFormProps<Values>) {
  return (
    <ConfirmAct {...dialog} fields={form.wireNames} onConfirm={() => form.confirm(onConfirm)}>
      <ErrorSummary title={m.desk_check_fields()} errors={form.summary} />
      {children}
    </ConfirmAct>
  )
}
