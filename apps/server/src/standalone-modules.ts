// Written by `npm run generate` from what lies in folders; a test compares.
import type { AreaParts } from './area-parts.ts'
import { buildWaitlist } from './modules/capital/waitlist/index.ts'

/** Built of what every area is given, and of nothing of their neighbours; by the names of their folders. */
export function standaloneModules(parts: AreaParts) {
  return [buildWaitlist(parts)] as const
}
