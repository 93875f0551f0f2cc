import { Queried } from '@daftar/app-kit/queried'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Link } from '@daftar/ui/link'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../../shared/session/account.ts'
import { CycleOptions } from '../parts/cycle-options.tsx'
import { CardSkeleton } from '../parts/skeletons.tsx'
import { cycleQuery } from '../queries.ts'
import styles from '../parts/money.module.css'

/** The two payout cycles with what they cost; an admin chooses (MON-09, APP-69, DEC-MON-4). */
export function PayoutOptionsScreen() {
  const merchantId = useAccount().permissions.merchant_id ?? ''
  return (
    <>
      <PageHeader title={m.money_options()} />
      <Queried
        query={useQuery(cycleQuery(merchantId))}
        pending={<CardSkeleton />}
        failedTitle={m.money_options_failed()}
      >
        {(cycle) => (
          <div className={styles.stack}>
            <CycleOptions merchantId={merchantId} cycle={cycle} />
            <Link href={pathOf('moneyPayoutChanges')} look="alone">
              {m.money_changes()}
            </Link>
          </div>
        )}
      </Queried>
    </>
  )
}
