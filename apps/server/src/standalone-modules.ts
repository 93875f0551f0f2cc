// Written by `npm run generate` from what lies in folders; a test compares.
import type { AreaDependencies } from './area-dependencies.ts'
import { buildWaitlist } from './modules/capital/waitlist/index.ts'

/** Built of what every area is given, and of nothing of their neighbours; by the names of their folders. */
export function standaloneModules(deps: AreaDependencies) {
  return [buildWaitlist(deps)] as const
}
