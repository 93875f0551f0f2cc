import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { addresses } from '../../../shared/addresses.ts'
import { ViewTabs } from '../../../shared/queue/view-tabs.tsx'

type LedgerView = 'journal' | 'accounts' | 'trialBalance'

/** The heading of the ledger with its three views. */
export function LedgerHead({ view, subtitle }: { view: LedgerView; subtitle?: string }) {
  const links = [
    ['journal', m.desk_ledger_journal()],
    ['accounts', m.desk_ledger_accounts()],
    ['trialBalance', m.desk_ledger_trial_balance()],
  ] as const
  return (
    <>
      <PageHeader title={m.desk_ledger()} subtitle={subtitle ?? m.desk_ledger_subtitle()} />
      <ViewTabs
        label={m.desk_ledger_views()}
        links={links.map(([id, label]) => ({ href: addresses[id], label, current: id === view }))}
      />
    </>
  )
}
