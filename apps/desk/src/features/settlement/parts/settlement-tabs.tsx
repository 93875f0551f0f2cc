import { m } from '@daftar/words'
import { addresses } from '../../../shared/addresses.ts'
import { ViewTabs } from '../../../shared/queue/view-tabs.tsx'

/** Runs, and the payouts they made. */
export function SettlementTabs({ view }: { view: 'runs' | 'payouts' }) {
  return (
    <ViewTabs
      label={m.desk_settlement_views()}
      links={[
        { href: addresses.settlement, label: m.desk_settlement_runs(), current: view === 'runs' },
        { href: addresses.payouts, label: m.desk_settlement_payouts(), current: view === 'payouts' },
      ]}
    />
  )
}
