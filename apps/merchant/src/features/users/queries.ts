import type { User } from '@daftar/contract/endpoints/people/users'
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

export type { User } from '@daftar/contract/endpoints/people/users'

export const usersQuery = queryOptions({
  queryKey: ['users'],
  staleTime: 30_000,
  queryFn: async ({ client, signal }): Promise<User[]> =>
    (await apiOf(client).call('users.list', { signal })).users,
})
