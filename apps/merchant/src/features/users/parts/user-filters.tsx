import { useAddressFilters } from '@daftar/app-kit/use-address'
import { merchantRoles } from '@daftar/rules/access/roles'
import { PausingSearch } from '@daftar/ui/pausing-search'
import { Select } from '@daftar/ui/select'
import { m } from '@daftar/words'
import { merchantRoleText } from '@daftar/words/role-text'
import { useCallback } from 'react'
import { userFilters, userStatuses } from '../filters.ts'
import { statusText } from './user-facts.tsx'
import styles from './users.module.css'

/** Search, role and status, all of which stand in the address. */
export function UserFilters() {
  const [{ search, role, status }, change] = useAddressFilters(userFilters)
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <PausingSearch
          label={m.users_search()}
          placeholder={m.users_search()}
          value={search}
          hasKey
          clearLabel={m.users_clear_search()}
          onSearch={useCallback((text: string) => change({ search: text }), [change])}
        />
      </div>
      <div className={styles.choice}>
        <Select
          label={m.users_role()}
          labelHidden
          placeholder={m.users_roles_all()}
          value={role ?? all}
          options={[
            { value: all, label: m.users_roles_all() },
            ...merchantRoles.map((value) => ({ value, label: merchantRoleText(value) })),
          ]}
          onValueChange={(chosen) => change({ role: merchantRoles.find((one) => one === chosen) ?? null })}
        />
      </div>
      <div className={styles.choice}>
        <Select
          label={m.users_status()}
          labelHidden
          placeholder={m.users_statuses_all()}
          value={status ?? all}
          options={[
            { value: all, label: m.users_statuses_all() },
            ...userStatuses.map((value) => ({ value, label: statusText(value) })),
          ]}
          onValueChange={(chosen) => change({ status: userStatuses.find((one) => one === chosen) ?? null })}
        />
      </div>
    </div>
  )
}

const all = 'all'
