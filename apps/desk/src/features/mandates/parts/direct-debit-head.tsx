import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { addresses } from '../../../shared/addresses.ts'
import { ViewTabs } from '../../../shared/queue/view-tabs.tsx'

/** Mandates, and the debits under them. */
export function DirectDebitHead({ view }: { view: 'mandates' | 'debits' }) {
  return (
    <>
      <PageHeader
        title={m.desk_mandates()}
        subtitle={view === 'mandates' ? m.desk_mandates_subtitle() : m.desk_debits_subtitle()}
      />
      <ViewTabs
        label={m.desk_mandates_views()}
        links={[
          { href: addresses.mandates, label: m.desk_mandates_tab(), current: view === 'mandates' },
          { href: addresses.debits, label: m.desk_debits(), current: view === 'debits' },
        ]}
      />
    </>
  )
}
