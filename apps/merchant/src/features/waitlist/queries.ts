import { joinedWaitlist } from '@daftar/rules/capital/offers/waitlist'
import type { BodyInput } from '@daftar/contract'
import type { QueryClient } from '@tanstack/react-query'
import { accountQuery } from '../../shared/session/account.ts'
import { apiOf } from '../../shared/services.ts'

export type JoinBody = NonNullable<BodyInput<'waitlist.join'>>

/** CAPI-05; from then on the account says that the merchant is on the list (DEC-WAIT-4). */
export async function joinWaitlist(
  queryClient: QueryClient,
  body: JoinBody,
  idempotencyKey: string,
): Promise<void> {
  const { experiment } = await apiOf(queryClient).call('waitlist.join', { body, idempotencyKey })
  queryClient.setQueryData(
    accountQuery.queryKey,
    (account) =>
      account && {
        ...account,
        experiments: [...account.experiments.filter(({ name }) => name !== joinedWaitlist.name), experiment],
      },
  )
}
