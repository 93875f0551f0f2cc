import { RightsFields as Fields } from '@daftar/app-kit/rights-fields'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { storesQuery } from '../../../shared/stores/stores.ts'
import { RoleRights } from './role-rights.tsx'
import styles from './users.module.css'

/** What the two are called, for the form they are part of. */
export function rightsFields() {
  return { role: { label: m.users_role() }, store_ids: { label: m.users_stores_which() } }
}

/** As what somebody works here, what that lets them do, and in which of the stores. */
export function RightsFields({ form }: Pick<ComponentProps<typeof Fields>, 'form'>) {
  const { data: stores = [] } = useQuery(storesQuery)
  const { role } = form.values
  return (
    <>
      <Fields
        form={form}
        stores={stores}
        words={{
          chooseRole: m.users_role_choose(),
          stores: m.users_stores(),
          all: m.users_stores_all(),
          some: m.users_stores_some(),
        }}
      />
      {role === '' ? null : (
        <div className={styles.box}>
          <RoleRights role={role} />
        </div>
      )}
    </>
  )
}
