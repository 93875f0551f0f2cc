import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { m } from '@daftar/words'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { useRouter } from '@tanstack/react-router'
import { problemText } from '@daftar/app-kit/problem-text'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { endAllSessions } from '../queries.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; others: number }

/** Asks first; then everybody is signed out, this page included (SES-31, SES-33, DEC-SES-10). */
export function EndAllDialog({ open, onOpenChange, others }: Props) {
  const { history } = useRouter()
  const { mutate, isPending, error, reset } = useMutationOnce({
    ...endAllSessions,
    onSuccess: () => history.push(`${pathOf('logout')}?source=server`),
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) reset()
        onOpenChange(next)
      }}
      title={m.account_sessions_end_all_title()}
      confirmLabel={m.account_sessions_end_all()}
      cancelLabel={m.common_cancel()}
      closeLabel={m.common_close()}
      tone="danger"
      busy={isPending}
      error={error ? problemText(error) : undefined}
      onConfirm={() => mutate()}
    >
      {others === 0 ? m.account_sessions_end_all_here() : m.account_sessions_end_all_text({ count: others })}
    </ConfirmDialog>
  )
}
