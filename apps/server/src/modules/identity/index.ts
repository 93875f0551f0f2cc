import type { AreaDependencies } from '../../area-dependencies.ts'
import { defineArea } from '../../platform/modules/module.ts'
import type { Documents } from '../casework/files/index.ts'
import { buildOnboarding } from './onboarding/index.ts'

/** What identity is given by the areas it stands on. */
interface IdentityNeeds {
  /** Whose a file is. */
  documents: Documents
  /** A right of this person is about to change. */
  distrust(personId: string): void
}

/** From a stranger to a verified merchant. */
export function buildIdentity(deps: AreaDependencies, needs: IdentityNeeds) {
  return { area: defineArea('identity', [buildOnboarding({ ...deps, ...needs })]) }
}
