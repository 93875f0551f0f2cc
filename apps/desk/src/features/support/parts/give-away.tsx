import { Button } from '@daftar/ui/button'
import { Menu } from '@daftar/ui/menu'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../shared/session.ts'
import type { TicketAct } from '../acts.ts'
import { agentsQuery, type DeskTicket } from '../queries.ts'

interface GiveAwayProps {
  ticket: Pick<DeskTicket, 'assignee'>
  busy: boolean
  onGive: (act: Extract<TicketAct, { act: 'give' }>) => void
}

/** Hands a ticket to a colleague, or lets it go back to everybody. */
export function GiveAway({ ticket: { assignee }, busy, onGive }: GiveAwayProps) {
  const { id: me } = useSession()
  const agents = useQuery(agentsQuery).data ?? []
  const from = assignee?.id ?? null
  const others = agents.filter(({ id }) => id !== me && id !== from)
  return (
    <>
      {others.length > 0 ? (
        <Menu
          label={m.desk_assign_hand_over()}
          entries={others.map(({ id, name }) => ({
            id,
            label: name,
            onPress: () => onGive({ act: 'give', from, to: id }),
          }))}
        >
          <Button block disabled={busy}>
            {m.desk_assign_hand_over()}
          </Button>
        </Menu>
      ) : null}
      {from === null ? null : (
        <Button block busy={busy} onClick={() => onGive({ act: 'give', from, to: null })}>
          {m.desk_assign_release()}
        </Button>
      )}
    </>
  )
}
