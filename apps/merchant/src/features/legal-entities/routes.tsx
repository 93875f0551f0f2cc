import { m } from '@daftar/words'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { EntitiesSkeleton, EntitySkeleton } from './parts/skeletons.tsx'

/** The companies behind the merchant: listed, looked at, and written anew (LGL-01 to LGL-08). */
export const legalEntityRoutes: readonly ScreenRoute[] = [
  screenRoute('legalEntities', {
    title: () => m.shell_item_legal_entities(),
    load: 'later',
    screen: () => import('./screens/entities.tsx').then((module) => module.EntitiesScreen),
    pending: EntitiesSkeleton,
  }),
  screenRoute('legalEntity', {
    title: () => m.company_title(),
    load: 'later',
    screen: () => import('./screens/entity.tsx').then((module) => module.EntityScreen),
    pending: EntitySkeleton,
  }),
  screenRoute('legalEntityOwners', {
    title: () => m.company_owners(),
    load: 'later',
    screen: () => import('./screens/owners.tsx').then((module) => module.OwnersScreen),
    pending: EntitySkeleton,
  }),
  screenRoute('legalEntityUpdate', {
    title: () => m.company_update(),
    screen: () => import('./screens/update.tsx').then((module) => module.UpdateScreen),
    pending: EntitySkeleton,
  }),
]
