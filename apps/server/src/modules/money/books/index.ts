import { bookHandlers } from './handlers.ts'

/** The journal as the provider's staff read it: accounts, entries, one entry's story. It writes nothing. */
export function buildBooks() {
  return { handlers: bookHandlers() }
}
