import type { AreaParts } from '../../../area-parts.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { waitlistHandlers } from './handlers.ts'

export { isOnWaitlist } from './store.ts'

/** Merchants that wait for capital to open to them (WAIT-01 to WAIT-13). */
export function buildWaitlist(parts: AreaParts) {
  return defineModule({ name: 'waitlist', handlers: waitlistHandlers(parts.database) })
}
