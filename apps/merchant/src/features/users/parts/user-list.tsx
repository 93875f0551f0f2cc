import { Button } from '@daftar/ui/button'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { merchantRoleText } from '@daftar/words/role-text'
import { useAddressFilters } from '@daftar/app-kit/use-address'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStoreNames } from '../../../shared/stores/use-store-names.ts'
import { filteredUsers, userFilters } from '../filters.ts'
import type { User } from '../queries.ts'
import { UserActive, UserContact, UserName, UserStatus, userStoresText } from './user-facts.tsx'
import { UserMenu, type UserAct } from './user-menu.tsx'
import styles from './users.module.css'

type UserListProps = { users: readonly User[]; now: number; onAct: (act: UserAct, user: User) => void }

/** Everybody that the filters of the address leave (DEC-USR-1). */
export function UserList({ users, now, onAct }: UserListProps) {
  const [filters, change] = useAddressFilters(userFilters)
  const nameOf = useStoreNames()
  const menu = (user: User) => <UserMenu {...{ user, now, onAct }} />
  return (
    <DataTable
      label={m.users_table()}
      columns={columns(nameOf, now, menu)}
      rows={filteredUsers(users, filters)}
      rowKey={({ id }) => id}
      renderCard={(user) => <UserCard {...{ user, now, nameOf }}>{menu(user)}</UserCard>}
      instead={
        <EmptyState
          icon={<SearchX />}
          title={m.users_nobody_title()}
          action={
            <Button onClick={() => change({ search: '', role: null, status: null })}>
              {m.users_clear_filters()}
            </Button>
          }
        >
          {m.users_nobody_text()}
        </EmptyState>
      }
    />
  )
}

function columns(
  nameOf: (id: string) => string,
  now: number,
  menu: (user: User) => ReactNode,
): Column<User>[] {
  return [
    { id: 'name', header: m.users_col_name(), cell: (user) => <UserName user={user} /> },
    { id: 'contact', header: m.users_col_contact(), cell: (user) => <UserContact user={user} /> },
    { id: 'role', header: m.users_role(), cell: userRoleText },
    { id: 'stores', header: m.users_stores(), cell: (user) => <Typed>{userStoresText(user, nameOf)}</Typed> },
    { id: 'status', header: m.users_status(), cell: (user) => <UserStatus {...{ user, now }} /> },
    { id: 'active', header: m.users_col_active(), cell: (user) => <UserActive user={user} /> },
    { id: 'actions', header: m.users_col_actions(), align: 'end', cell: menu },
  ]
}

type UserCardProps = { user: User; now: number; nameOf: (id: string) => string; children: ReactNode }

/** Somebody on a phone; the menu stands beside. */
function UserCard({ user, now, nameOf, children }: UserCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.cardLines}>
        <span>
          <UserName user={user} />
        </span>
        <span className={styles.muted}>
          <UserContact user={user} />
        </span>
        <span className={styles.muted}>
          {userRoleText(user)} · <bdi>{userStoresText(user, nameOf)}</bdi>
        </span>
        <span className={styles.cardFoot}>
          <UserStatus {...{ user, now }} />
          {user.last_active_at ? <UserActive user={user} /> : null}
        </span>
      </div>
      {children}
    </div>
  )
}

/** The role, or that somebody sees campaigns alone. */
function userRoleText({ is_ads_only, role }: User): string {
  return is_ads_only ? m.users_ads_only() : merchantRoleText(role)
}
