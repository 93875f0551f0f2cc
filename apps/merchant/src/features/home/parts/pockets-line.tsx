import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Card } from '@daftar/ui/card'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../../shared/session/account.ts'
import { pocketNames, pocketsQuery, type MerchantPockets } from '../../../shared/stores/pockets.ts'
import { isZero } from '../../../shared/text/sums.ts'
import { MoreLink } from './more-link.tsx'
import styles from './pockets-line.module.css'

/**
 * Where the money is that has not reached the bank, in one line: what is in more pockets than the next
 * payout. It adds to the page and holds nothing up: nothing stands here while it is not known.
 */
export function PocketsLine() {
  const { permissions } = useAccount()
  const { data } = useQuery({ ...pocketsQuery, throwOnError: false })
  const own = data?.filter(({ merchant_id }) => merchant_id === permissions.merchant_id) ?? []
  return own.map((one) => <Line key={one.currency} merchant={one} />)
}

function Line({ merchant: { currency, total, pockets } }: { merchant: MerchantPockets }) {
  const filled = pockets.filter(({ amount }) => !isZero(amount))
  if (filled.every(({ pocket }) => pocket === 'available')) return null
  return (
    <Card
      title={m.payouts_pockets_title()}
      actions={
        <MoreLink href={pathOf('payouts')}>
          {m.payouts_pockets_total()} <Money value={total} currency={currency} size="strong" />
        </MoreLink>
      }
    >
      <dl className={styles.pockets}>
        {filled.map(({ pocket, amount }) => (
          <div key={pocket}>
            <dt>{pocketNames[pocket]()}</dt>
            <dd>
              <Money value={amount} currency={currency} size="strong" />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
