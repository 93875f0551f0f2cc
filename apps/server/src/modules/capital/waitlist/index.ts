import type { AreaDependencies } from '../../../area-dependencies.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { waitlistHandlers } from './handlers.ts'

export { isOnWaitlist } from './store.ts'

/** Merchants that wait for capital to open to them (WAIT-01 to WAIT-13). */
export function buildWaitlist(deps: AreaDependencies) {
  return defineModule({ name: 'waitlist', handlers: waitlistHandlers(deps.database) })
}
