import { Queried } from '@daftar/app-kit/queried'
import { problemText } from '@daftar/app-kit/problem-text'
import { showToast } from '@daftar/app-kit/toasts'
import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { PageHeader } from '@daftar/ui/page-header'
import { useProductNow } from '@daftar/ui/product-clock'
import { m } from '@daftar/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { ChangeDialog } from '../parts/change-dialog.tsx'
import { ConfirmUserAct, type AskedAct } from '../parts/confirm-user-act.tsx'
import { InviteDialog } from '../parts/invite-dialog.tsx'
import { RolesCard } from '../parts/role-rights.tsx'
import { UsersSkeleton } from '../parts/skeletons.tsx'
import { UserFilters } from '../parts/user-filters.tsx'
import { UserList } from '../parts/user-list.tsx'
import type { UserAct } from '../parts/user-menu.tsx'
import { userMutation } from '../mutations.ts'
import { usersQuery, type User } from '../queries.ts'

type Opened = { act: 'invite' } | { act: 'change' | AskedAct; user: User }

/**
 * Everybody who works for the merchant, what each may do, and the ways in and out (USR-01, USR-04, USR-05).
 */
export function UsersScreen() {
  const query = useQuery(usersQuery)
  const [opened, open] = useState<Opened | null>(null)
  const now = useProductNow()
  const resend = useResend()
  const onClose = () => open(null)
  const onAct = (act: UserAct, user: User) => (act === 'resend' ? resend(user) : open({ act, user }))
  return (
    <>
      <PageHeader
        title={m.shell_item_users()}
        subtitle={m.users_intro()}
        primaryAction={{
          id: 'invite',
          label: m.users_invite(),
          icon: <UserPlus />,
          onPress: () => open({ act: 'invite' }),
        }}
      />
      <UserFilters />
      <Queried query={query} pending={<UsersSkeleton />} failedTitle={m.users_failed()}>
        {(users) => <UserList {...{ users, now, onAct }} />}
      </Queried>
      <RolesCard />
      {opened === null ? null : opened.act === 'invite' ? (
        <InviteDialog onClose={onClose} />
      ) : opened.act === 'change' ? (
        <ChangeDialog user={opened.user} onClose={onClose} />
      ) : (
        <ConfirmUserAct act={opened.act} user={opened.user} onClose={onClose} />
      )}
    </>
  )
}

/** Another letter is nothing to ask about. */
function useResend() {
  const { keyOf } = useIdempotencyKey()
  const { mutate } = useMutationOnce(userMutation(useQueryClient()))
  return ({ id, resend_at: since }: User) => {
    const intent = { act: 'resend', id } as const
    mutate(
      { intent, key: keyOf({ ...intent, since }) },
      {
        onSuccess: () => showToast({ variant: 'success', title: m.users_done_resent() }),
        onError: (error) => showToast({ variant: 'error', title: problemText(error) }),
      },
    )
  }
}
