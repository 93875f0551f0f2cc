import { merchantRoles, type MerchantRole } from '@daftar/rules/access/roles'
import { CheckboxGroup } from '@daftar/ui/checkbox-group'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { Select } from '@daftar/ui/select'
import { nameText } from '@daftar/words/names'
import { merchantRoleText } from '@daftar/words/role-text'

export interface RightsDraft {
  role: MerchantRole | ''
  /** Null for all stores. */
  store_ids: string[] | null
}

type RightsFieldsProps = {
  stores: readonly { id: string; name: string; name_ar: string }[]
  form: {
    values: RightsDraft
    set: (change: Partial<RightsDraft>) => void
    field: (name: 'role' | 'store_ids') => { id: string; label: string; error: string | undefined }
  }
  words: { chooseRole: string; stores: string; all: string; some: string }
}

/** As what somebody works for a merchant, and in which of its stores. */
export function RightsFields({ stores, form, words }: RightsFieldsProps) {
  const { role, store_ids: storeIds } = form.values
  return (
    <>
      <Select
        {...form.field('role')}
        placeholder={words.chooseRole}
        value={role || null}
        options={merchantRoles.map((value) => ({ value, label: merchantRoleText(value) }))}
        onValueChange={(value) => form.set({ role: merchantRoles.find((one) => one === value) ?? '' })}
      />
      <SegmentedChoice
        label={words.stores}
        value={storeIds === null ? 'all' : 'some'}
        options={[
          { value: 'all', label: words.all },
          { value: 'some', label: words.some },
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
