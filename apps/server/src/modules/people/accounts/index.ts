import { defineModule } from '../../../platform/modules/module.ts'
import { accountHandlers } from './handlers.ts'

/** The signed-in person: contact data, rights, and linking a phone. */
export function buildAccounts(deps: Parameters<typeof accountHandlers>[0]) {
  return defineModule({ name: 'accounts', handlers: accountHandlers(deps) })
}
