import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { m } from '@daftar/words'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { useQueryClient } from '@tanstack/react-query'
import { problemText } from '../../../shared/text/problem-text.ts'
import { showToast } from '@daftar/app-kit/toasts'
import { publishBanner, type WebStatusMessage } from '../queries.ts'

type ConfirmPublishProps = { open: boolean; banner: WebStatusMessage; onClose: () => void }

export function ConfirmPublish({ open, banner, onClose }: ConfirmPublishProps) {
  const mutation = useMutationOnce(publishBanner(useQueryClient()))
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (isOpen) return
        mutation.reset()
        onClose()
      }}
      title={m.desk_banner_publish_title()}
      confirmLabel={m.desk_banner_publish()}
      cancelLabel={m.common_cancel()}
      closeLabel={m.common_close()}
      busy={mutation.isPending}
      error={mutation.error ? problemText(mutation.error) : null}
      onConfirm={() =>
        mutation.mutate(banner, {
          onSuccess: () => showToast({ variant: 'success', title: m.desk_banner_published() }),
        })
      }
    >
      {banner.is_active ? m.desk_banner_publish_on() : m.desk_banner_publish_off()}
    </ConfirmDialog>
  )
}
