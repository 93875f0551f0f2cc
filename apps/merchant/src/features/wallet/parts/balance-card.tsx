import { isZero } from '../../../shared/text/sums.ts'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { ArrowDownToLine, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import type { WalletBalance, WalletPage } from '../queries.ts'
import { heldReasonText } from '../../../shared/text/held-reason-text.ts'
import { endText } from '../words.ts'
import styles from './wallet.module.css'

const WithdrawDialog = lazy(() =>
  import('./withdraw-dialog.tsx').then((module) => ({ default: module.WithdrawDialog })),
)
const TopUpDialog = lazy(() =>
  import('./top-up-dialog.tsx').then((module) => ({ default: module.TopUpDialog })),
)

/** What is there and what is on its way, with what may be done (DEC-WAL-1). */
export function BalanceCard({ page, balance }: { page: WalletPage; balance: WalletBalance }) {
  const { isWorkspaceAdmin } = useAccount().computedPermissions
  const [dialog, setDialog] = useState<'withdraw' | 'top_up' | null>(null)
  const close = () => setDialog(null)
  const { currency, available, pending, most } = balance
  const mayWithdraw = page.withdrawal === null && page.bank !== null && !isZero(most)
  return (
    <Card title={m.wallet_balance()}>
      <div className={styles.page}>
        <div className={styles.balances}>
          <div className={styles.balance}>
            <span className={styles.muted}>{m.wallet_available()}</span>
            <Money value={available} currency={currency} size="figure" />
          </div>
          <div className={styles.balance}>
            <span className={styles.muted}>{m.wallet_pending()}</span>
            <Money value={pending} currency={currency} size="large" muted />
            <span className={styles.muted}>{m.wallet_pending_text()}</span>
          </div>
        </div>
        <UnderWay page={page} />
        <div className={styles.acts}>
          {isWorkspaceAdmin ? (
            <Button
              variant="primary"
              icon={<ArrowDownToLine />}
              disabled={!mayWithdraw}
              onClick={() => setDialog('withdraw')}
            >
              {m.wallet_withdraw()}
            </Button>
          ) : null}
          {balance.top_up ? (
            <Button icon={<Plus />} onClick={() => setDialog('top_up')}>
              {m.wallet_top_up()}
            </Button>
          ) : null}
        </div>
        {isWorkspaceAdmin ? null : <p className={styles.muted}>{m.wallet_admins_only()}</p>}
        {isWorkspaceAdmin && page.bank === null ? <p className={styles.muted}>{m.wallet_no_bank()}</p> : null}
      </div>
      {dialog === 'withdraw' && page.bank ? (
        <Suspense>
          <WithdrawDialog balance={balance} bank={page.bank} keptBackBy={page.kept_back_by} onClose={close} />
        </Suspense>
      ) : null}
      {dialog === 'top_up' ? (
        <Suspense>
          <TopUpDialog onClose={close} />
        </Suspense>
      ) : null}
    </Card>
  )
}

/** The withdrawal that is not paid yet; what keeps it back is said. */
function UnderWay({ page: { withdrawal, bank } }: { page: WalletPage }) {
  if (withdrawal === null) return null
  const amount = moneyText(withdrawal.amount, withdrawal.currency)
  if (withdrawal.held_reason !== null)
    return (
      <Notice tone="warning" title={m.wallet_held_title({ amount })}>
        {heldReasonText(withdrawal.held_reason)}
      </Notice>
    )
  const ends = withdrawal.iban_ends || (bank?.iban_ends ?? '')
  return (
    <Notice title={m.wallet_processing_title({ amount })}>
      {m.wallet_processing_text({ bank: `\u2068${withdrawal.bank_name}\u2069`, end: endText(ends) })}
    </Notice>
  )
}
