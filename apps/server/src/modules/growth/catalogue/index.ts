import { defineModule } from '../../../platform/modules/module.ts'
import type { CatalogueGate } from './access.ts'
import { catalogueHandlers } from './handlers.ts'
import { copyPicturesJob, forgetPicturesJob, type PictureDependencies } from './pictures.ts'
import { stuckSchedule } from './stuck.ts'

export { catalogueGate, type CatalogueGate, type ExperimentsOf } from './access.ts'
export { readProduct, type OutsideProduct, type WrittenProduct } from './outside-product.ts'
export { endSync, failSync, keepPage, removeProducts, startSync, type SyncPage } from './sync.ts'
export { findSync, presentSync, sourceStates, type SourceState } from './sync-store.ts'
export type { SyncRow } from './machine.ts'
export { countProducts } from './store.ts'

interface CatalogueDependencies extends PictureDependencies {
  gate: CatalogueGate
}

/** The products of merchants, wherever they are read from. */
export function buildCatalogue(deps: CatalogueDependencies) {
  return defineModule({
    name: 'catalogue',
    handlers: catalogueHandlers(deps),
    schedules: [stuckSchedule(deps)],
    jobs: [forgetPicturesJob(deps)],
    outside: { jobs: [copyPicturesJob(deps)] },
  })
}
