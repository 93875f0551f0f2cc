import { CheckboxGroup } from '@daftar/ui/checkbox-group'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { Select } from '@daftar/ui/select'
import { merchantRoles, type MerchantRole } from '@daftar/rules/access/roles'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import type { MerchantProfile } from '../queries.ts'
import { merchantRoleText } from '../words.ts'

export interface RightsDraft {
  role: MerchantRole | ''
  store_ids: string[] | null
}

type RightsFieldsProps = {
  stores: MerchantProfile['stores']
  draft: RightsDraft
  wrong: (name: string) => string | undefined
  change: (part: Partial<RightsDraft>) => void
}

/** What somebody may do for a merchant, and in which of its stores. */
export function RightsFields({ stores, draft, wrong, change }: RightsFieldsProps) {
  return (
    <>
      <Select
        label={m.desk_merchant_role()}
        placeholder={m.desk_merchant_role_choose()}
        error={wrong('role')}
        value={draft.role || null}
        options={merchantRoles.map((value) => ({ value, label: merchantRoleText(value) }))}
        onValueChange={(value) => change({ role: merchantRoles.find((role) => role === value) ?? '' })}
      />
      <SegmentedChoice
        label={m.desk_merchant_member_stores()}
        value={draft.store_ids === null ? 'all' : 'some'}
        options={[
          { value: 'all', label: m.desk_merchant_member_stores_all() },
          { value: 'some', label: m.desk_merchant_member_stores_some() },
        ]}
        block
        onValueChange={(value) => change({ store_ids: value === 'all' ? null : [] })}
      />
      {draft.store_ids === null ? null : (
        <CheckboxGroup
          label={m.desk_merchant_stores()}
          error={wrong('store_ids')}
          values={draft.store_ids}
          options={stores.map((store) => ({ value: store.id, label: nameText(store) }))}
          onValuesChange={(store_ids) => change({ store_ids })}
        />
      )}
    </>
  )
}
