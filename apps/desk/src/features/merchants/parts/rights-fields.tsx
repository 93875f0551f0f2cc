import { CheckboxGroup } from '@daftar/ui/checkbox-group'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { Select } from '@daftar/ui/select'
import { merchantRoles, type MerchantRole } from '@daftar/rules/access/roles'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { merchantRoleText } from '@daftar/words/role-text'
import type { MerchantProfile } from '../queries.ts'

export interface RightsDraft {
  role: MerchantRole | ''
  store_ids: string[] | null
}

type RightsFieldsProps = {
  stores: MerchantProfile['stores']
  form: {
    values: RightsDraft
    set: (change: Partial<RightsDraft>) => void
    field: (name: 'role' | 'store_ids') => { id: string; label: string; error: string | undefined }
  }
}

/** What the two are called, for the form they are part of. */
export function rightsFields() {
  return { role: { label: m.desk_merchant_role() }, store_ids: { label: m.desk_merchant_stores() } }
}

/** What somebody may do for a merchant, and in which of its stores. */
export function RightsFields({ stores, form }: RightsFieldsProps) {
  const { role, store_ids: storeIds } = form.values
  return (
    <>
      <Select
        {...form.field('role')}
        placeholder={m.desk_merchant_role_choose()}
        value={role || null}
        options={merchantRoles.map((value) => ({ value, label: merchantRoleText(value) }))}
        onValueChange={(value) => form.set({ role: merchantRoles.find((one) => one === value) ?? '' })}
      />
      <SegmentedChoice
        label={m.desk_merchant_member_stores()}
        value={storeIds === null ? 'all' : 'some'}
        options={[
          { value: 'all', label: m.desk_merchant_member_stores_all() },
          { value: 'some', label: m.desk_merchant_member_stores_some() },
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
    </>
  )
}
