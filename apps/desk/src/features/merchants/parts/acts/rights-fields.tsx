import { RightsFields as Fields, type RightsDraft } from '@daftar/app-kit/rights-fields'
import { m } from '@daftar/words'
import type { ComponentProps } from 'react'

export type { RightsDraft }

/** What the two are called, for the form they are part of. */
export function rightsFields() {
  return { role: { label: m.desk_merchant_role() }, store_ids: { label: m.desk_merchant_stores() } }
}

/** What somebody may do for a merchant, and in which of its stores. */
export function RightsFields(props: Omit<ComponentProps<typeof Fields>, 'words'>) {
  return (
    <Fields
      {...props}
      words={{
        chooseRole: m.desk_merchant_role_choose(),
        stores: m.desk_merchant_member_stores(),
        all: m.desk_merchant_member_stores_all(),
        some: m.desk_merchant_member_stores_some(),
      }}
    />
  )
}
