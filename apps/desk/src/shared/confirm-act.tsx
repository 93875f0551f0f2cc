import { ConfirmDialog, type ConfirmDialogProps } from '@daftar/ui/confirm-dialog'
import { m } from '@daftar/words'
import { isAboutFields } from '@daftar/app-kit/problem-text'
import { problemText } from './problem-text.ts'
import type { Act } from './use-act.ts'
import styles from './form.module.css'

export type ConfirmActProps = Pick<
  ConfirmDialogProps,
  'title' | 'confirmLabel' | 'tone' | 'onConfirm' | 'children'
> & {
  act: Act
  /** The fields of the dialog that show a refusal themselves. */
  fields?: readonly string[]
  onClose: () => void
}

/** Asks before an act: what will happen, the verb, and why the last attempt failed. */
export function ConfirmAct({ act, fields = [], onClose, children, ...dialog }: ConfirmActProps) {
  const { isPending, error } = act
  return (
    <ConfirmDialog
      {...dialog}
      open
      onOpenChange={(open) => !open && onClose()}
      cancelLabel={m.common_cancel()}
      closeLabel={m.common_close()}
      busy={isPending}
      error={error && !isAboutFields(error, fields) ? problemText(error) : null}
    >
      <div className={styles.fields}>{children}</div>
    </ConfirmDialog>
  )
}
