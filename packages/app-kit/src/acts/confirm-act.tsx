import { ConfirmDialog, type ConfirmDialogProps } from '@daftar/ui/confirm-dialog'
import { m } from '@daftar/words'
import { isAboutFields, problemText } from '../language/problem-text.ts'
import type { Act } from './use-act.ts'

export type ConfirmActProps = Pick<
  ConfirmDialogProps,
  'title' | 'confirmLabel' | 'confirmDisabled' | 'tone' | 'onConfirm' | 'children'
> & {
  act: Act
  /** The fields of the dialog that show a refusal themselves, by the names of the contract. */
  fields?: readonly string[]
  /** Why it failed, where an application says it in words of its own. */
  problem?: (error: unknown) => string
  /** The way back, where "Cancel" beside the verb would be taken for it: "Keep card" beside "Cancel card". */
  keepLabel?: string | undefined
  onClose: () => void
}

/** Asks before an act: what will happen, the verb, and why the last attempt failed. */
export function ConfirmAct(props: ConfirmActProps) {
  const { act, fields = [], problem = problemText, keepLabel, onClose, ...dialog } = props
  const { isPending, error } = act
  return (
    <ConfirmDialog
      {...dialog}
      open
      onOpenChange={(open) => !open && onClose()}
      cancelLabel={keepLabel ?? m.common_cancel()}
      closeLabel={m.common_close()}
      busy={isPending}
      error={error && !isAboutFields(error, fields) ? problem(error) : null}
    />
  )
}
