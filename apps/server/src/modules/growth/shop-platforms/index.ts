import { defineModule } from '../../../platform/modules/module.ts'
import type { ShopPlatformDependencies } from './dependencies.ts'
import { shopPlatformHandlers } from './handlers.ts'
import { readingJob, readingSchedule } from './read-shop.ts'

export { openShopPlatforms } from './open-platforms.ts'
export type { CallOutside } from './port.ts'
export { listConnections } from './store.ts'

/** Shops on platforms of others: connecting them with their merchants' leave, and reading their products. */
export function buildShopPlatforms(deps: ShopPlatformDependencies) {
  return defineModule({
    name: 'shop-platforms',
    handlers: shopPlatformHandlers(deps),
    schedules: [readingSchedule(deps)],
    outside: { jobs: [readingJob(deps)] },
  })
}
