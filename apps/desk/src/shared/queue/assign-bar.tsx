import { showToast } from '@daftar/app-kit/toasts'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import type { Assignable } from '@daftar/rules/work/work-kinds'
import { Button } from '@daftar/ui/button'
import { Menu } from '@daftar/ui/menu'
import { SelectionBar } from '@daftar/ui/selection-bar'
import { m } from '@daftar/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { assignMutation, peopleQuery } from './assign-query.ts'
import { problemText } from '../text/problem-text.ts'
import { useSession } from '../session.ts'

type AssignBarProps = Readonly<{
  subject: Assignable
  /** What is selected, and who holds it as far as the page knows. */
  pieces: readonly { id: string; assignee: { id: string } | null }[]
  onDone: () => void
}>

/**
 * What can be done with the selected pieces of work: take them, hand them over, release them. All of them or
 * none.
 */
export function AssignBar({ subject, pieces, onDone }: AssignBarProps) {
  const { id: me } = useSession()
  const people = useQuery({ ...peopleQuery(subject), enabled: pieces.length > 0 }).data ?? []
  const { mutate, isPending } = useMutationOnce(assignMutation(useQueryClient()))
  if (pieces.length === 0) return null
  function give(to: string | null) {
    const held = pieces.map(({ id, assignee }) => ({ id, held_by: assignee?.id ?? null }))
    mutate(
      { subject, pieces: held, to },
      {
        onSuccess: ({ assignee }) => {
          showToast({
            variant: 'success',
            title:
              assignee === null ? m.desk_assign_released() : m.desk_assign_given({ name: assignee.name }),
          })
          onDone()
        },
        onError: (error) => showToast({ variant: 'error', title: problemText(error) }),
      },
    )
  }
  const others = people.filter(({ id }) => id !== me)
  return (
    <SelectionBar label={m.desk_assign()} text={m.desk_assign_selected({ count: pieces.length })}>
      <Button variant="quiet" onClick={onDone}>
        {m.desk_assign_clear()}
      </Button>
      {pieces.some(({ assignee }) => assignee !== null) ? (
        <Button disabled={isPending} onClick={() => give(null)}>
          {m.desk_assign_release()}
        </Button>
      ) : null}
      {others.length > 0 ? (
        <Menu
          label={m.desk_assign_hand_over()}
          entries={others.map(({ id, name }) => ({ id, label: name, onPress: () => give(id) }))}
        >
          <Button disabled={isPending}>{m.desk_assign_hand_over()}</Button>
        </Menu>
      ) : null}
      <Button variant="primary" busy={isPending} onClick={() => give(me)}>
        {m.desk_assign_take()}
      </Button>
    </SelectionBar>
  )
}
