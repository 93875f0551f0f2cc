import { problemText } from '@daftar/app-kit/problem-text'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { Button } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { Notice } from '@daftar/ui/notice'
import { useStore } from '@daftar/ui/store'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useQueryClient } from '@tanstack/react-query'
import { accountQuery } from '../../shared/session/account.ts'
import { useServices } from '../../shared/use-services.ts'
import { startOver, workInMutation } from '../../shared/session/work-in.ts'

/**
 * Stands over a page whose merchant is no longer the one the session works in: nothing of it is read on or
 * written. One goes on with the other merchant, or goes back to this one and keeps what was typed here.
 */
export function WorkspaceMoved() {
  const services = useServices()
  const queryClient = useQueryClient()
  const { workspace } = useStore(services.session)
  const back = useMutationOnce(workInMutation)
  const workspaces = queryClient.getQueryData(accountQuery.queryKey)?.workspaces ?? []
  const here = workspaces.find(({ merchant_id }) => merchant_id === workspace)
  const name = here ? nameText(here) : ''
  function goBack() {
    if (workspace !== null) back.mutate(workspace, { onSuccess: () => services.session.work(workspace) })
  }
  return (
    <Dialog
      open
      onOpenChange={() => {}}
      role="alertdialog"
      locked
      title={m.shell_moved_title()}
      closeLabel={m.common_close()}
      actions={
        <>
          {here ? (
            <Button busy={back.isPending} onClick={goBack}>
              {m.shell_moved_back({ name })}
            </Button>
          ) : null}
          <Button variant="primary" disabled={back.isPending} onClick={startOver}>
            {m.shell_moved_on()}
          </Button>
        </>
      }
    >
      <p>{here ? m.shell_moved_text({ name }) : m.shell_moved_text_short()}</p>
      {back.error ? (
        <Notice tone="negative" live="alert">
          {problemText(back.error)}
        </Notice>
      ) : null}
    </Dialog>
  )
}
