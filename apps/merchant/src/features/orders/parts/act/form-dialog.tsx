import { Button } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { useId, type FormEvent, type ReactNode } from 'react'
import styles from './dialogs.module.css'

type FormDialogProps = {
  title: string
  /** The fields. */
  children: ReactNode
  onSave: () => void
  onClose: () => void
  busy?: boolean
  /** Why it could not be saved; the dialog stays open. */
  error?: string | null
}

/** Asks for a word or two and saves them, with the button or the enter key. */
export function FormDialog({ title, children, onSave, onClose, busy = false, error }: FormDialogProps) {
  const form = useId()
  function save(event: FormEvent) {
    event.preventDefault()
    onSave()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={m.common_close()}
      locked={busy}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            {m.common_save()}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.dialog} onSubmit={save}>
        {children}
      </form>
      {error ? (
        <Notice tone="negative" live="alert">
          {error}
        </Notice>
      ) : null}
    </Dialog>
  )
}
