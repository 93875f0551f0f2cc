import type { AreaDependencies } from '../../area-dependencies.ts'
import { defineArea } from '../../platform/modules/module.ts'
import type { Documents } from '../casework/files/index.ts'
import { buildListings } from './listings/index.ts'
import { buildOnboarding } from './onboarding/index.ts'
import { buildStores, type StoresDependencies } from './stores/index.ts'

/** What identity is given by the areas it stands on. */
interface IdentityNeeds {
  /** Whose a file is. */
  documents: Documents
  /** A right of this person is about to change. */
  distrust(personId: string): void
  /** When a merchant is paid. */
  cycleOf: StoresDependencies['cycleOf']
}

/** From a stranger to a verified merchant, and what a merchant says about itself. */
export function buildIdentity(deps: AreaDependencies, needs: IdentityNeeds) {
  const onboarding = buildOnboarding({ ...deps, ...needs })
  const stores = buildStores({ ...deps, ...needs, limits: deps.config.checkout })
  return { area: defineArea('identity', [onboarding, stores, buildListings({ ...deps, ...needs })]) }
}
