import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { m } from '@daftar/words'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { problemText } from '../../../shared/text/problem-text.ts'
import { showToast } from '@daftar/app-kit/toasts'
import { openIdentity, type AskedIdentity, type IdentityState } from '../queries.ts'

type ConfirmOpenProps = {
  open: boolean
  asked: AskedIdentity
  onClose: () => void
  onOpened: (state: IdentityState) => void
}

/** Somebody has been guessing: whoever opens has made sure who asks. */
export function ConfirmOpen({ open, asked, onClose, onOpened }: ConfirmOpenProps) {
  const mutation = useMutationOnce(openIdentity)
  function close() {
    mutation.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={m.desk_identity_open_title()}
      confirmLabel={m.desk_identity_open()}
      cancelLabel={m.common_cancel()}
      closeLabel={m.common_close()}
      busy={mutation.isPending}
      error={mutation.error ? problemText(mutation.error) : null}
      onConfirm={() =>
        mutation.mutate(asked, {
          onSuccess: (state) => {
            showToast({ variant: 'success', title: m.desk_identity_opened() })
            close()
            onOpened(state)
          },
        })
      }
    >
      {m.desk_identity_open_text()}
    </ConfirmDialog>
  )
}
