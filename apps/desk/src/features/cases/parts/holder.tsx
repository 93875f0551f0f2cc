import { showToast } from '@daftar/app-kit/toasts'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { Button } from '@daftar/ui/button'
import { m } from '@daftar/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { assigneesQuery, assignMutation } from '../../../shared/queue/assign-query.ts'
import { Assignee } from '../../../shared/queue/assignee.tsx'
import { problemText } from '../../../shared/text/problem-text.ts'
import { useSession } from '../../../shared/session.ts'

/** Who has taken a case, and taking or releasing it; of two at once, one gets it. */
export function Holder({ applicationId }: { applicationId: string }) {
  const { id: me } = useSession()
  const query = useQuery(assigneesQuery('application'))
  const { mutate, isPending } = useMutationOnce(assignMutation(useQueryClient()))
  if (query.data === undefined) return m.common_dash()
  const holder = query.data.find(({ id }) => id === applicationId)?.assignee ?? null
  const isOwn = holder?.id === me
  function give() {
    const pieces = [{ id: applicationId, held_by: holder?.id ?? null }]
    mutate(
      { subject: 'application', pieces, to: isOwn ? null : me },
      { onError: (error) => showToast({ variant: 'error', title: problemText(error) }) },
    )
  }
  return (
    <>
      <Assignee of={holder} />{' '}
      <Button size="small" busy={isPending} onClick={give}>
        {isOwn ? m.desk_assign_release() : m.desk_assign_take()}
      </Button>
    </>
  )
}
