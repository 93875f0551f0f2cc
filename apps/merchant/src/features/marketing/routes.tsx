import { hasProductCatalog } from '@daftar/rules/access/permissions'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { m } from '@daftar/words'
import type { ScreenContext, ScreenRoute } from '../../shared/screen-route.ts'
import { productFilters } from './filters.ts'
import { CardsSkeleton, TableSkeleton } from './parts/skeletons.tsx'

/**
 * Products, platforms and feeds are part of the product catalogue: without it there is the page alone
 * (PERM-18, MKT-09).
 */
const catalogueOnly = ({ account }: Pick<ScreenContext, 'account'>) =>
  hasProductCatalog(account.experiments) ? null : pathOf('marketing')

/** What helps a merchant sell (APP-56, APP-58, MKT-01 to MKT-06, OTH-04, OTH-05). */
export const marketingRoutes: readonly ScreenRoute[] = [
  {
    key: 'marketing',
    title: () => m.shell_item_marketing(),
    load: 'later',
    screen: () => import('./screens/marketing.tsx').then((module) => module.MarketingScreen),
    pending: CardsSkeleton,
  },
  {
    key: 'marketingDraft',
    title: () => m.marketing_draft_title(),
    load: 'later',
    screen: () => import('./screens/draft.tsx').then((module) => module.DraftScreen),
    pending: CardsSkeleton,
  },
  {
    key: 'platformsConnect',
    title: () => m.marketing_platforms(),
    redirect: catalogueOnly,
    load: 'later',
    screen: () => import('./screens/platforms.tsx').then((module) => module.PlatformsScreen),
    pending: CardsSkeleton,
  },
  {
    key: 'marketingProducts',
    title: () => m.marketing_products(),
    redirect: catalogueOnly,
    search: (raw) => productFilters.write(productFilters.read(raw)),
    load: 'later',
    screen: () => import('./screens/products.tsx').then((module) => module.ProductsScreen),
    pending: TableSkeleton,
  },
  {
    key: 'productCatalogAuth',
    title: () => m.marketing_auth_title(),
    redirect: catalogueOnly,
    screen: () => import('./screens/catalog-auth.tsx').then((module) => module.CatalogAuthScreen),
  },
  {
    key: 'feeds',
    title: () => m.marketing_feeds(),
    redirect: catalogueOnly,
    load: 'later',
    screen: () => import('./screens/feeds.tsx').then((module) => module.FeedsScreen),
    pending: TableSkeleton,
  },
  {
    key: 'marketplace',
    title: () => m.marketing_marketplace_title(),
    screen: () => import('./screens/marketplace.tsx').then((module) => module.MarketplaceScreen),
  },
]
