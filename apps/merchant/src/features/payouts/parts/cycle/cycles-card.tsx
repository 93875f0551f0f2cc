import { Badge } from '@daftar/ui/badge'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { cycleEffect } from '../../cycle-effect.ts'
import type { Forecast } from '../../queries.ts'
import { cycleName } from './cycle-words.ts'
import { effectText } from '../payout/effect-text.ts'
import styles from '../home/forecast-card.module.css'

/** Both cycles over the same four weeks, in money, and one sentence of advice. */
export function CyclesCard({ forecast }: { forecast: Forecast }) {
  const effect = cycleEffect(forecast)
  if (effect === null) return null
  const { currency, cycles } = forecast
  return (
    <Card title={m.payouts_cycles_title()} subtitle={m.payouts_cycles_subtitle()}>
      <div className={styles.cycles}>
        {cycles.map(({ cycle, transfers, fees, net, average_wait_days: wait }) => (
          <div
            key={cycle}
            className={effect.cheaper === cycle ? `${styles.cycle} ${styles.better}` : styles.cycle}
          >
            <h3>
              {cycleName(cycle)}
              {effect.cheaper === cycle ? <Badge tone="accent">{m.payouts_cycles_cheaper()}</Badge> : null}
            </h3>
            <DescriptionList
              facts={[
                { id: 'transfers', label: m.payouts_cycles_transfers(), value: <Ltr>{transfers}</Ltr> },
                {
                  id: 'fees',
                  label: m.payouts_cycles_fees(),
                  value: <Money value={fees} currency={currency} />,
                },
                {
                  id: 'wait',
                  label: m.payouts_cycles_wait(),
                  value: m.payouts_cycles_wait_days({ count: wait }),
                },
                {
                  id: 'net',
                  label: m.payouts_cycles_net(),
                  value: <Money value={net} currency={currency} size="strong" />,
                  look: 'total',
                },
              ]}
            />
          </div>
        ))}
      </div>
      <p>{effectText(effect, currency)}</p>
    </Card>
  )
}
