import { ConfirmAct } from '@daftar/app-kit/confirm-act'
import { useAct } from '@daftar/app-kit/use-act'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { merchantRoleText } from '@daftar/words/role-text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount, type Account } from '../../../shared/session/account.ts'
import { startOver } from '../../../shared/session/work-in.ts'
import { invitationsQuery, ownMutation, type Invitation } from '../queries.ts'
import styles from './account.module.css'

type Workspace = Account['workspaces'][number]

/** The businesses one works for, and those one is invited to by a contact of one's own. */
export function BusinessesCard() {
  const { workspaces, viewed_until: viewedUntil } = useAccount()
  const { data: invitations = [] } = useQuery(invitationsQuery)
  const [leaving, leave] = useState<Workspace | null>(null)
  if (workspaces.length === 0 && invitations.length === 0) return null
  return (
    <Card title={m.account_businesses()}>
      <ul className={styles.choices}>
        {workspaces.map((workspace) => (
          <li key={workspace.merchant_id} className={styles.row}>
            <bdi>{nameText(workspace)}</bdi>
            {viewedUntil === null ? (
              <Button
                size="small"
                aria-label={m.account_leave_named({ name: nameText(workspace) })}
                onClick={() => leave(workspace)}
              >
                {m.account_leave()}
              </Button>
            ) : null}
          </li>
        ))}
        {invitations.map((invitation) => (
          <InvitationLine key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      {leaving ? <LeaveQuestion workspace={leaving} onClose={() => leave(null)} /> : null}
    </Card>
  )
}

/** An invitation is taken up while one is signed in, or turned down (DEC-USR-2). */
function InvitationLine({ invitation }: { invitation: Invitation }) {
  const name = nameText(invitation)
  const join = useAct({
    mutation: ownMutation,
    doneText: () => m.account_joined({ name }),
    onDone: startOver,
  })
  const decline = useAct({
    mutation: ownMutation,
    doneText: () => m.account_declined(),
    onDone: () => {},
  })
  return (
    <li className={styles.row}>
      <span>
        <bdi>{name}</bdi>{' '}
        <span className={styles.muted}>
          {m.account_invited_as({ role: merchantRoleText(invitation.role) })}
        </span>
      </span>
      <span className={styles.fact}>
        <Button
          size="small"
          variant="primary"
          busy={join.isPending}
          aria-label={m.account_join_named({ name })}
          onClick={() => join.send({ act: 'join', id: invitation.id })}
        >
          {m.account_join()}
        </Button>
        <Button
          size="small"
          busy={decline.isPending}
          aria-label={m.account_decline_named({ name })}
          onClick={() => decline.send({ act: 'decline', id: invitation.id })}
        >
          {m.account_decline()}
        </Button>
      </span>
    </li>
  )
}

function LeaveQuestion({ workspace, onClose }: { workspace: Workspace; onClose: () => void }) {
  const name = nameText(workspace)
  const act = useAct({
    mutation: ownMutation,
    doneText: () => m.account_left({ name }),
    onDone: startOver,
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      tone="danger"
      title={m.account_leave_title({ name })}
      confirmLabel={m.account_leave()}
      onConfirm={() => act.send({ act: 'leave', id: workspace.merchant_id })}
    >
      {m.account_leave_text()}
    </ConfirmAct>
  )
}
