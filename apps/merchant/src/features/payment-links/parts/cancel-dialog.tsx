import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { problemText } from '@daftar/app-kit/problem-text'
import { showToast } from '@daftar/app-kit/toasts'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { cancelLink, keepLink, linkQuery, type PaymentLink } from '../queries.ts'

interface Props {
  /** Null while nothing is asked. */
  link: PaymentLink | null
  onClose: () => void
}

/** Asks before a link is taken back: it says the amount, and that this is final. */
export function CancelDialog({ link, onClose }: Props) {
  const queryClient = useQueryClient()
  const cancelling = useMutationOnce({
    ...cancelLink,
    onSuccess: (cancelled) => {
      keepLink(queryClient, cancelled)
      showToast({ variant: 'success', title: m.links_cancelled() })
      onClose()
    },
    onError: (_, id) => queryClient.invalidateQueries(linkQuery(id)),
  })
  return (
    <ConfirmDialog
      open={link !== null}
      onOpenChange={(open) => {
        if (open) return
        cancelling.reset()
        onClose()
      }}
      title={m.links_cancel_title()}
      confirmLabel={m.links_cancel_confirm()}
      cancelLabel={m.links_cancel_keep()}
      closeLabel={m.common_close()}
      tone="danger"
      busy={cancelling.isPending}
      error={cancelling.error ? problemText(cancelling.error) : undefined}
      onConfirm={() => link && cancelling.mutate(link.id)}
    >
      {link ? m.links_cancel_text({ amount: moneyText(link.amount, link.currency) }) : null}
    </ConfirmDialog>
  )
}
