import { isOpenAdvance } from '@daftar/rules/capital/advances/advance-status'
import { promoAmount } from '@daftar/rules/capital/entry/promo-banner'
import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import { toDecimal } from '@daftar/rules/money/money'
import { buttonClass } from '@daftar/ui/button'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQuery } from '@tanstack/react-query'
import { TrendingUp } from 'lucide-react'
import { useAccount } from '../session/account.ts'
import { advancesQuery, offerForRules, offersQuery } from './capital-queries.ts'
import styles from './capital-promo.module.css'

/**
 * New capital up to an amount, on the dashboard and on completed payouts (CAP-57, CAP-58, CAP-59, DEC-CAP-8).
 * It says nothing while it does not know, and nothing when the lists cannot be read: it is no part of the
 * page it stands on.
 */
export function CapitalPromo() {
  const { canViewCapital } = useAccount().computedPermissions
  const advances = useQuery({ ...advancesQuery, enabled: canViewCapital, throwOnError: false })
  // While an advance is open nothing is announced, whatever is offered.
  const isOpen = advances.data?.some(({ status }) => isOpenAdvance(status)) ?? true
  const offers = useQuery({ ...offersQuery, enabled: canViewCapital && !isOpen, throwOnError: false })
  const amount =
    offers.data && advances.data
      ? promoAmount({ canViewCapital, offers: offers.data.map(offerForRules), advances: advances.data })
      : null
  if (!amount) return null
  const text = moneyText(toDecimal(amount), amount.currency, { trim: true })
  return (
    <div className={styles.promo}>
      <div className={styles.inside}>
        <Notice tone="accent" icon={<TrendingUp />} title={m.offers_promo_title({ amount: text })}>
          <div className={styles.line}>
            {m.offers_promo_text()}
            <Link
              look="bare"
              className={buttonClass({ variant: 'primary', size: 'small' })}
              href={capitalPaths.entry}
            >
              {m.capital_get_started()}
            </Link>
          </div>
        </Notice>
      </div>
    </div>
  )
}
