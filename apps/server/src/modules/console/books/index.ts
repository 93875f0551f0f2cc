import { defineModule } from '../../../platform/modules/module.ts'
import { bookHandlers } from './handlers.ts'

/** The journal as the provider's staff read it: accounts, entries, one entry's story. It writes nothing. */
export function buildBooks() {
  return defineModule({ name: 'books', handlers: bookHandlers() })
}
