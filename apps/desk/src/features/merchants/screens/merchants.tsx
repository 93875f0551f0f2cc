import { m } from '@daftar/words'
import { useState } from 'react'
import { MerchantChoice } from '../../../shared/merchant/merchant-choice.tsx'
import type { Merchant } from '../../../shared/merchant/merchants-query.ts'
import { useFlags } from '../../../shared/session.ts'
import { CreateMerchant } from '../parts/acts/create-merchant.tsx'
import { MerchantDrawer } from '../parts/merchant-drawer.tsx'

/** Merchants by name or id; opening one shows what is switched on for it and leads to its page. */
export function MerchantsScreen() {
  const mayEdit = useFlags().can_edit_merchants
  const [opened, setOpened] = useState<Merchant | null>(null)
  const [isCreating, setCreating] = useState(false)
  const create = { id: 'create', label: m.desk_merchant_new(), onPress: () => setCreating(true) }
  return (
    <>
      <MerchantChoice
        title={m.desk_merchants()}
        subtitle={m.desk_merchants_subtitle()}
        onRowOpen={setOpened}
        primaryAction={mayEdit ? create : undefined}
      />
      {opened ? <MerchantDrawer merchant={opened} onClose={() => setOpened(null)} /> : null}
      {isCreating ? <CreateMerchant onClose={() => setCreating(false)} /> : null}
    </>
  )
}
