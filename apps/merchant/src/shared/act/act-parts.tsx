import type { Act } from '@daftar/app-kit/use-act'
import type { ActFormState } from '@daftar/app-kit/use-act-form'
import { Button } from '@daftar/ui/button'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { m } from '@daftar/words'
import { useId, type FormEvent, type ReactNode } from 'react'
import { ActProblem } from './act-problem.tsx'
import styles from './act-parts.module.css'

export type ActPartsProps = {
  confirmLabel: string
  act: Act
  form: Pick<ActFormState<object>, 'confirm' | 'wireNames' | 'summary'>
  children: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/**
 * The form of an act and the buttons below it, for whatever they stand in: what is wrong stands above the
 * fields, and at each of them.
 */
export function useActParts({ confirmLabel, act, form, children, onConfirm, onClose }: ActPartsProps) {
  const id = useId()
  function send(event: FormEvent) {
    event.preventDefault()
    form.confirm(onConfirm)
  }
  const actions = (
    <>
      <Button disabled={act.isPending} onClick={onClose}>
        {m.common_cancel()}
      </Button>
      <Button variant="primary" type="submit" form={id} busy={act.isPending}>
        {confirmLabel}
      </Button>
    </>
  )
  const content = (
    <>
      <form id={id} className={styles.fields} onSubmit={send} noValidate>
        <ErrorSummary title={m.common_check_fields()} errors={form.summary} />
        {children}
      </form>
      <ActProblem {...{ act, form }} />
    </>
  )
  return { actions, content }
}
