import { merchantRoles } from '@daftar/rules/access/roles'
import { CheckboxGroup } from '@daftar/ui/checkbox-group'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { Select } from '@daftar/ui/select'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { merchantRoleText } from '@daftar/words/role-text'
import { useQuery } from '@tanstack/react-query'
import { storesQuery } from '../../../shared/stores.ts'
import type { RightsDraft } from '../form.ts'
import { RoleRights } from './role-rights.tsx'
import styles from './users.module.css'

type RightsFieldsProps = {
  form: {
    values: RightsDraft
    set: (change: Partial<RightsDraft>) => void
    field: (name: 'role' | 'store_ids') => { id: string; label: string; error: string | undefined }
  }
}

/** What the two are called, for the form they are part of. */
export function rightsFields() {
  return { role: { label: m.users_role() }, store_ids: { label: m.users_stores_which() } }
}

/** As what somebody works here, what that lets them do, and in which of the stores. */
export function RightsFields({ form }: RightsFieldsProps) {
  const { data: stores = [] } = useQuery(storesQuery)
  const { role, store_ids: storeIds } = form.values
  return (
    <>
      <Select
        {...form.field('role')}
        placeholder={m.users_role_choose()}
        value={role || null}
        options={merchantRoles.map((value) => ({ value, label: merchantRoleText(value) }))}
        onValueChange={(value) => form.set({ role: merchantRoles.find((one) => one === value) ?? '' })}
      />
      <SegmentedChoice
        label={m.users_stores()}
        value={storeIds === null ? 'all' : 'some'}
        options={[
          { value: 'all', label: m.users_stores_all() },
          { value: 'some', label: m.users_stores_some() },
        ]}
        block
        onValueChange={(value) => form.set({ store_ids: value === 'all' ? null : [] })}
      />
      {storeIds === null ? null : (
        <CheckboxGroup
          {...form.field('store_ids')}
          values={storeIds}
          options={stores.map((store) => ({ value: store.id, label: nameText(store) }))}
          onValuesChange={(chosen) => form.set({ store_ids: chosen })}
        />
      )}
      {role === '' ? null : (
        <div className={styles.box}>
          <RoleRights role={role} />
        </div>
      )}
    </>
  )
}
