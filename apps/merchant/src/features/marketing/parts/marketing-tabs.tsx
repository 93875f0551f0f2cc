import { hasProductCatalog } from '@daftar/rules/access/permissions'
import { pathOf, type RouteKey } from '@daftar/rules/shell/guards/routes'
import { TabLinks } from '@daftar/ui/tab-links'
import { m } from '@daftar/words'
import { useAccount } from '../../../shared/session/account.ts'

type Part = Extract<RouteKey, 'marketing' | 'marketingProducts' | 'platformsConnect' | 'feeds'>

const parts: readonly [Part, () => string][] = [
  ['marketing', m.marketing_overview],
  ['marketingProducts', m.marketing_products],
  ['platformsConnect', m.marketing_platforms],
  ['feeds', m.marketing_feeds],
]

/**
 * The parts of marketing; without the product catalogue there is the first alone, and nothing to choose from.
 */
export function MarketingTabs({ current }: { current: Part }) {
  const { experiments } = useAccount()
  if (!hasProductCatalog(experiments)) return null
  return (
    <TabLinks
      label={m.marketing_tabs()}
      links={parts.map(([part, label]) => ({
        href: pathOf(part),
        label: label(),
        current: part === current,
      }))}
    />
  )
}

/** Whether somebody may change what marketing shows, or only looks. */
export function useMayWrite(): boolean {
  return useAccount().permissions.is_ads_allowed
}
