import { defineModule } from '../../../platform/modules/module.ts'
import { singlePageHandlers } from './handlers.ts'
import type { SinglePageDependencies } from './dependencies.ts'

/** The older application form of one page, and the way back of applications that were reset. */
export function buildSinglePage(deps: SinglePageDependencies) {
  return defineModule({ name: 'single-page', handlers: singlePageHandlers(deps) })
}
