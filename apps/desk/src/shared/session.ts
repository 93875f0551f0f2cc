import type { AnswerOf } from '@daftar/contract'
import { flagsOfStaff, type StaffFlags } from '@daftar/rules/access/staff-roles'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { ApiError } from '@daftar/client'
import { setProductNow } from '@daftar/ui/product-clock'
import { apiOf } from './services.ts'

export type Session = AnswerOf<'console.session'>

const freshMs = 60_000

/** Who is signed in, with roles, limits and the product's clock. A 401 leaves for the sign-in. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: freshMs,
  gcTime: Infinity,
  queryFn: async ({ client, signal }): Promise<Session> => {
    const session = await apiOf(client).call('console.session', { signal }).catch(whileLeaving)
    setProductNow(session.clock.now)
    return session
  },
})

/** The session inside a signed-in screen, where it is always there. */
export function useSession(): Session {
  return useSuspenseQuery(sessionQuery).data
}

/** What the roles allow. The server decides again on every call. */
export function useFlags(): StaffFlags {
  return flagsOfStaff(useSession().roles)
}

/** The page is on its way to the sign-in: nothing is drawn any more. */
function whileLeaving(error: unknown): Promise<never> {
  if (error instanceof ApiError && error.status === 401) return new Promise(() => {})
  throw error
}
