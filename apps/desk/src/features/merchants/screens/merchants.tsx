import { m } from '@daftar/words'
import { useState } from 'react'
import { MerchantChoice } from '../../../shared/merchant-choice.tsx'
import type { Merchant } from '../../../shared/merchants-query.ts'
import { MerchantDrawer } from '../parts/merchant-drawer.tsx'

/** Merchants by name or id; opening one shows which experiments are on for it. */
export function MerchantsScreen() {
  const [opened, setOpened] = useState<Merchant | null>(null)
  return (
    <>
      <MerchantChoice
        title={m.desk_merchants()}
        subtitle={m.desk_merchants_subtitle()}
        onRowOpen={setOpened}
      />
      {opened ? <MerchantDrawer merchant={opened} onClose={() => setOpened(null)} /> : null}
    </>
  )
}
