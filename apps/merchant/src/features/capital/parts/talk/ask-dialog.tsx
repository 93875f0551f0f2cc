import { Button } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { ErrorSummary } from '@daftar/ui/error-summary'
import type { ActFormState } from '@daftar/app-kit/use-act-form'
import { m } from '@daftar/words'
import { useId, type ReactNode } from 'react'
import styles from '../offer/offer-page.module.css'

type AskDialogProps = {
  /** What is asked, and once it was answered what is said for it. */
  title: string
  sendLabel: string
  done: ReactNode
  onClose: () => void
  renderForm: (id: string) => ReactNode
}

/** Asks for something, and says what comes of it in the same dialog. */
export function AskDialog({ title, sendLabel, done, onClose, renderForm }: AskDialogProps) {
  const formId = useId()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={m.common_close()}
      actions={
        done ? (
          <Button variant="primary" autoFocus onClick={onClose}>
            {m.common_close()}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{m.common_cancel()}</Button>
            <Button type="submit" form={formId} variant="primary">
              {sendLabel}
            </Button>
          </>
        )
      }
    >
      {done ?? renderForm(formId)}
    </Dialog>
  )
}

type AskedFormProps = {
  id: string
  form: Pick<ActFormState<object>, 'confirm' | 'summary'>
  onSend: () => void
  children: ReactNode
}

/** The form in such a dialog: what is wrong stands above the fields. */
export function AskedForm({ id, form, onSend, children }: AskedFormProps) {
  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.confirm(onSend)
      }}
    >
      <ErrorSummary title={m.wizard_check_fields()} errors={form.summary} />
      {children}
    </form>
  )
}
