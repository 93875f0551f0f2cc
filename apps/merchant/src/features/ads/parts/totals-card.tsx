import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { countText } from '@daftar/words/formats/number'
import type { AdTotals } from '../queries.ts'
import styles from './ads.module.css'

/** The sums of all campaigns that the filters leave (DEC-ADS-1). */
export function TotalsCard({ totals }: { totals: AdTotals }) {
  const { currency, budget, spent, impressions, clicks, orders } = totals
  const money = (value: string) => <Money value={value} currency={currency} size="strong" />
  return (
    <Card title={m.ads_totals()} className={styles.totals}>
      <DescriptionList
        layout="stacked"
        facts={[
          { id: 'budget', label: m.ads_total_budget_approved(), value: money(budget) },
          { id: 'spent', label: m.ads_spent(), value: money(spent) },
          { id: 'impressions', label: m.ads_impressions(), value: countText(impressions) },
          { id: 'clicks', label: m.ads_clicks(), value: countText(clicks) },
          { id: 'orders', label: m.ads_orders(), value: countText(orders) },
        ]}
      />
    </Card>
  )
}
