import { parseAmount, toDecimal } from '@daftar/rules/money/money'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { buttonClass } from '@daftar/ui/button'
import { Link } from '@daftar/ui/link'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useAccount } from '../../../shared/session/account.ts'
import type { UpcomingPayout } from '../queries.ts'
import styles from './more-if-captured.module.css'

/** What capturing the orders that wait would add to the payout, and the way to them for who may. */
export function MoreIfCaptured({ payout: { if_captured, estimate, currency } }: { payout: UpcomingPayout }) {
  const { permissions } = useAccount()
  if (!if_captured || !permissions.is_order_creation_allowed) return null
  const minor = (amount: string) => parseAmount(amount, currency)?.amountMinor ?? 0n
  const moreMinor = minor(if_captured.estimate) - minor(estimate)
  if (moreMinor <= 0n) return null
  const more = moneyText(toDecimal({ amountMinor: moreMinor, currency }), currency)
  const count = if_captured.orders
  return (
    <div className={styles.more}>
      <span>{m.home_more_if_captured({ count, amount: more })}</span>
      <Link
        look="bare"
        className={buttonClass({ size: 'small' })}
        href={`${pathOf('payments')}?status=authorized`}
      >
        {m.home_capture_orders({ count })}
      </Link>
    </div>
  )
}
