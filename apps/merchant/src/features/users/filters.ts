import { addressFilters, oneOf, searchText } from '@daftar/app-kit/address-filters'
import { merchantRoles } from '@daftar/rules/access/roles'
import type { User } from './queries.ts'
import { userText } from './user-text.ts'

export const userStatuses = ['active', 'invited', 'disabled'] as const

/** What narrows the list, as it stands in the address (DEC-USR-1). */
export const userFilters = addressFilters({
  search: searchText,
  role: oneOf(merchantRoles),
  status: oneOf(userStatuses),
})
export type UserFilters = ReturnType<typeof userFilters.read>

/** The users that the filters leave: a merchant has a page of them, so nobody asks the server again. */
export function filteredUsers(users: readonly User[], { search, role, status }: UserFilters): User[] {
  const wanted = search.toLowerCase()
  const digits = wanted.replaceAll(/[\s()-]/g, '')
  return users.filter(
    (user) =>
      (role === null || user.role === role) &&
      (status === null || user.status === status) &&
      (userText(user).toLowerCase().includes(wanted) ||
        (user.email ?? '').includes(wanted) ||
        (digits !== '' && (user.phone ?? '').includes(digits))),
  )
}
