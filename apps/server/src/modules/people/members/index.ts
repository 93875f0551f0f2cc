import { defineModule } from '../../../platform/modules/module.ts'
import { memberHandlers, type MemberDependencies } from './handlers.ts'

export { areStores, changeRole, inviteMember, mayGrant, removeMember, setDisabled } from './commands.ts'
export { listMembers, type MemberRow } from './list.ts'
export { adminsAnd, adminsOf, moneyReaders, readersOf } from './readers.ts'

/** Who works for which merchant: invited, given a role, and let go. */
export function buildMembers(deps: MemberDependencies) {
  return defineModule({ name: 'members', handlers: memberHandlers(deps) })
}
