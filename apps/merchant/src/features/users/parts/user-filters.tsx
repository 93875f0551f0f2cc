import { useAddressFilters } from '@daftar/app-kit/use-address'
import { merchantRoles } from '@daftar/rules/access/roles'
import { m } from '@daftar/words'
import { merchantRoleText } from '@daftar/words/role-text'
import { useCallback } from 'react'
import { ListChoice, ListFilters } from '../../../shared/act/list-filters.tsx'
import { userFilters, userStatuses } from '../filters.ts'
import { statusText } from './user-facts.tsx'

/** Search, role and status, all of which stand in the address. */
export function UserFilters() {
  const [{ search, role, status }, change] = useAddressFilters(userFilters)
  return (
    <ListFilters
      search={{
        label: m.users_search(),
        clearLabel: m.users_clear_search(),
        value: search,
        onSearch: useCallback((text: string) => change({ search: text }), [change]),
      }}
    >
      <ListChoice
        label={m.users_role()}
        allLabel={m.users_roles_all()}
        value={role}
        options={merchantRoles.map((value) => ({ value, label: merchantRoleText(value) }))}
        onChoose={(value) => change({ role: value })}
      />
      <ListChoice
        label={m.users_status()}
        allLabel={m.users_statuses_all()}
        value={status}
        options={userStatuses.map((value) => ({ value, label: statusText(value) }))}
        onChoose={(value) => change({ status: value })}
      />
    </ListFilters>
  )
}
