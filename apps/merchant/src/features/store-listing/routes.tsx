import { addressText } from '@daftar/app-kit/address-filters'
import { listingSteps } from '@daftar/rules/listings/steps'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { m } from '@daftar/words'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { listingFilters } from './filters.ts'
import { ListingSkeleton } from './parts/skeletons.tsx'

/** How shoppers see a store, written step by step (STO-07, MKT-03). */
export const listingRoutes: readonly ScreenRoute[] = [
  screenRoute('storeListing', {
    title: () => m.listing_title(),
    // An unknown step is the first (DEC-OTH-2).
    redirect: ({ params, search }) =>
      listingSteps.some((step) => step === params.step)
        ? null
        : pathOf('storeListing', { step: listingSteps[0] }) +
          addressText(listingFilters.write(listingFilters.read(search))),
    load: 'later',
    screen: () => import('./screens/editor.tsx').then((module) => module.ListingScreen),
    pending: ListingSkeleton,
    isFlow: true,
  }),
]
