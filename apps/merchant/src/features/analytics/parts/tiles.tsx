import type { Metric } from '@daftar/rules/analytics/metrics'
import { InfoTip } from '@daftar/ui/info-tip'
import { Link } from '@daftar/ui/link'
import { metricName } from '@daftar/words/analytics-words'
import { productText } from '@daftar/words/order-words'
import { m } from '@daftar/words'
import { ZoneNote } from '../../../shared/text/zone-note.tsx'
import type { AnalyticsFilters } from '../filters.ts'
import { analyticsPaths } from '../paths.ts'
import type { Analytics, Head, MetricTile } from '../queries.ts'
import { metricDefinition } from '../words.ts'
import { Trend, Value } from './figure.tsx'
import grid from './tile-grid.module.css'
import styles from './tiles.module.css'

/** A tile for each metric, which opens its page (DEC-ANA-2). */
export function Tiles({ answer, filters }: { answer: Analytics; filters: AnalyticsFilters }) {
  return (
    <ul className={grid.tiles} aria-label={m.analytics_metrics()}>
      {answer.tiles.map((tile) => (
        <li key={tile.metric} className={styles.tile}>
          <div className={styles.label}>
            <Link
              look="bare"
              className={styles.open}
              href={analyticsPaths.metric(answer.country, tile.metric, filters)}
            >
              {metricName(tile.metric)}
            </Link>
            <Definition metric={tile.metric} head={answer} stores={filters.stores} />
          </div>
          <TileFigure tile={tile} head={answer} />
        </li>
      ))}
    </ul>
  )
}

/** The figure of a metric with its change; of the product mix, whose share it is. */
export function TileFigure({ tile, head }: { tile: MetricTile; head: Head }) {
  return (
    <>
      <div className={styles.figure}>
        <Value metric={tile.metric} value={tile.value} currency={head.currency} size="figure" />
        {tile.product ? <span className={styles.product}>{productText(tile.product)}</span> : null}
      </div>
      <Trend metric={tile.metric} figure={tile} isRunning={head.is_running} />
    </>
  )
}

/** Made of orders one by one: those can be opened. */
const ofOrders: readonly Metric[] = ['gmv', 'orders', 'aov']

/** What a figure is, told when asked, with the orders that make it. */
export function Definition({
  metric,
  head,
  stores,
}: {
  metric: Metric
  head: Head
  stores: readonly string[]
}) {
  return (
    <InfoTip label={m.analytics_what_is({ name: metricName(metric) })}>
      <p>{metricDefinition(metric)}</p>
      <ZoneNote zone={head.zone} />
      <p>{m.analytics_fresh()}</p>
      {ofOrders.includes(metric) ? (
        <p>
          <Link href={analyticsPaths.orders({ ...head, stores })}>{m.analytics_rows()}</Link>
        </p>
      ) : null}
    </InfoTip>
  )
}
