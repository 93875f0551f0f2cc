import { defineModule } from '../../../platform/modules/module.ts'
import type { HomeDependencies } from './dependencies.ts'
import { homeHandlers } from './handlers.ts'

export type { HomeDependencies } from './dependencies.ts'

/** The merchant's first page: what several areas know, in one answer. */
export function buildHome(deps: HomeDependencies) {
  return defineModule({ name: 'home', handlers: homeHandlers(deps) })
}
