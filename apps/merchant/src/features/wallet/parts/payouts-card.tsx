import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { m } from '@daftar/words'
import { lazy, Suspense, useState } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import type { WalletPage } from '../queries.ts'
import { endText } from '../words.ts'
import styles from './wallet.module.css'

const PayoutsDialog = lazy(() =>
  import('./payouts-dialog.tsx').then((module) => ({ default: module.PayoutsDialog })),
)

/** Where payouts go: to the bank, or into the wallet. */
export function PayoutsCard({ page: { takes_payouts, bank } }: { page: WalletPage }) {
  const { isWorkspaceAdmin } = useAccount().computedPermissions
  const [isChoosing, setChoosing] = useState(false)
  return (
    <Card title={m.wallet_payouts()}>
      <div className={styles.way}>
        <span>
          {takes_payouts
            ? m.wallet_payouts_here()
            : bank
              ? m.wallet_payouts_bank({ bank: `\u2068${bank.bank_name}\u2069`, end: endText(bank.iban_ends) })
              : m.wallet_payouts_no_bank()}
        </span>
        {isWorkspaceAdmin ? (
          <Button onClick={() => setChoosing(true)}>
            {takes_payouts ? m.wallet_payouts_to_bank() : m.wallet_payouts_to_wallet()}
          </Button>
        ) : null}
      </div>
      {isChoosing ? (
        <Suspense>
          <PayoutsDialog takesPayouts={!takes_payouts} onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </Card>
  )
}
