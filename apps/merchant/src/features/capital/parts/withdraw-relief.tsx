import type { Relief } from '@daftar/contract/endpoints/relief'
import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { m } from '@daftar/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemText } from '@daftar/app-kit/problem-text'
import { showToast } from '@daftar/app-kit/toasts'
import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { withdrawRelief } from '../relief-queries.ts'

/** Takes a request back before it is decided. */
export function WithdrawRelief({ relief, onClose }: { relief: Relief; onClose: () => void }) {
  const mutation = useMutation(withdrawRelief(useQueryClient(), relief.id))
  const keyOf = useIdempotencyKey()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.relief_withdraw_title()}
      closeLabel={m.common_close()}
      cancelLabel={m.common_cancel()}
      confirmLabel={m.relief_withdraw()}
      busy={mutation.isPending}
      error={mutation.error ? problemText(mutation.error) : undefined}
      onConfirm={() =>
        mutation.mutate(keyOf(relief.id), {
          onSuccess: () => {
            showToast({ variant: 'success', title: m.relief_withdrawn() })
            onClose()
          },
        })
      }
    >
      <p>{m.relief_withdraw_text()}</p>
    </ConfirmDialog>
  )
}
