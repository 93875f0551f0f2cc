import { defineModule } from '../../../platform/modules/module.ts'
import { deskHandlers } from './handlers.ts'
import type { DeskDependencies } from './parts.ts'
import { deskSessionHandler } from './session.ts'

export type { DeskDependencies } from './parts.ts'

/** The console's own rooms: its session, the clock, published settings, merchants, the records, documents of a case. */
export function buildDesk(deps: DeskDependencies) {
  return defineModule({ name: 'desk', handlers: { ...deskHandlers(deps), ...deskSessionHandler(deps) } })
}
