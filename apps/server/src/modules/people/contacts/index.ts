import { defineModule } from '../../../platform/modules/module.ts'
import { contactHandlers } from './handlers.ts'
import type { ContactDependencies } from './letters.ts'

export { contactFeed } from './feed.ts'
export { forgetContacts } from './store.ts'

/** Whom a merchant names for finance, technology, operations and marketing. */
export function buildContacts(deps: ContactDependencies) {
  return defineModule({ name: 'contacts', handlers: contactHandlers(deps) })
}
