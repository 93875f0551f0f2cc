import { PageHeader, type PageAction } from '@daftar/ui/page-header'
import { TabLinks } from '@daftar/ui/tab-links'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import { payoutPaths } from '../paths.ts'
import layout from './layout.module.css'

export type AreaTab = 'payouts' | 'forecast' | 'match' | 'invoices'

type AreaFrameProps = {
  tab: AreaTab
  subtitle?: ReactNode
  actions?: readonly PageAction[]
  children: ReactNode
}

/** The head of every screen of the area: its name, and the tabs from one to the other (DEC-PO-1). */
export function AreaFrame({ tab, subtitle, actions, children }: AreaFrameProps) {
  const links: { id: AreaTab; href: string; label: string }[] = [
    { id: 'payouts', href: payoutPaths.completed(), label: m.payouts_tab_payouts() },
    { id: 'forecast', href: payoutPaths.forecast, label: m.payouts_tab_forecast() },
    { id: 'match', href: payoutPaths.match, label: m.payouts_tab_match() },
    { id: 'invoices', href: payoutPaths.invoices, label: m.payouts_tab_invoices() },
  ]
  return (
    <>
      <PageHeader
        title={m.payouts_title()}
        subtitle={subtitle}
        actions={actions}
        moreLabel={m.shell_more_actions()}
      />
      <div className={layout.tabs}>
        <TabLinks
          label={m.payouts_tabs()}
          links={links.map(({ id, href, label }) => ({ href, label, current: id === tab }))}
        />
      </div>
      {children}
    </>
  )
}
