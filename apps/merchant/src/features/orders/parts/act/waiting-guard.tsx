import type { AgeBand } from '@daftar/rules/orders/capture-ageing'
import { InfoTip } from '@daftar/ui/info-tip'
import { Link } from '@daftar/ui/link'
import { Money } from '@daftar/ui/money'
import { useIsPhone } from '@daftar/ui/use-media-query'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { filterText, noFilters } from '../../filters.ts'
import { orderPaths } from '../../paths.ts'
import { uncapturedQuery } from '../../queries.ts'
import { isUrgent, waitingBands, waitingTotal, type WaitingBand } from '../../waiting-bands.ts'
import { bandText } from '../filter/band-text.ts'
import { ordersText } from '../list/total-text.ts'
import styles from './waiting-guard.module.css'

/**
 * What waits for its capture, by age: only captured money is paid out. A press shows the orders of an age.
 * Nothing stands here while nothing waits. On a phone it is a strip, and why it matters stands behind a
 * question mark.
 */
export function WaitingGuard({ shown }: { shown: AgeBand | null }) {
  const isPhone = useIsPhone()
  const { data } = useQuery(uncapturedQuery)
  if (!data) return null
  const bands = waitingBands(data)
  if (bands.length === 0) return null
  const total = waitingTotal(bands)
    .map(({ amount, currency }) => moneyText(amount, currency))
    .join(' + ')
  const title = m.orders_waiting_title({ amount: total })
  const why = m.orders_waiting_text({ count: data.auto_capture_days })
  return (
    <section
      className={isUrgent(bands) ? `${styles.guard} ${styles.urgent}` : styles.guard}
      aria-label={m.orders_waiting_label()}
    >
      <div className={styles.words}>
        <span className={styles.icon} aria-hidden="true">
          <Hourglass />
        </span>
        <div>
          <h2 className={styles.title}>{title}</h2>
          {isPhone ? null : <p className={styles.text}>{why}</p>}
        </div>
        {isPhone ? <InfoTip label={title}>{why}</InfoTip> : null}
      </div>
      <ul className={styles.bands}>
        {bands.map((band) => (
          <Band
            key={band.band}
            band={band}
            name={bandText(band.band, data.warn_days)}
            isShown={shown === band.band}
          />
        ))}
      </ul>
    </section>
  )
}

function Band({ band, name, isShown }: { band: WaitingBand; name: string; isShown: boolean }) {
  const search = filterText({ ...noFilters, statuses: ['authorized'], waiting: band.band })
  return (
    <li>
      <Link
        look="bare"
        className={styles.band}
        data-band={band.band}
        href={orderPaths.list + search}
        aria-current={isShown ? 'true' : undefined}
      >
        <span className={styles.name}>{name}</span>
        {band.sums.map(({ currency, amount }) => (
          <Money key={currency} value={amount} currency={currency} size="strong" />
        ))}
        <span className={styles.count}>{ordersText(band.count)}</span>
        {band.band === 'late' ? <span className={styles.hint}>{m.orders_waiting_late_hint()}</span> : null}
      </Link>
    </li>
  )
}
