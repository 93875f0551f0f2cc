import type { Keyed } from '@daftar/app-kit/use-act'
import type { PayoutCycle } from '@daftar/rules/settlement/settlement-fee'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import { cycleQuery, moneyKey } from './queries.ts'

/** The cycle from the next week on (DEC-MON-4); payouts elsewhere are read again too. */
export function cycleMutation(queryClient: QueryClient, merchantId: string) {
  return mutationOptions({
    mutationFn: ({ intent: cycle }: Keyed<PayoutCycle>, { client }) =>
      apiOf(client).call('payouts.setCycle', { params: { id: merchantId }, body: { cycle } }),
    onSuccess: (answer) => queryClient.setQueryData(cycleQuery(merchantId).queryKey, answer),
    onSettled: () =>
      Promise.all([moneyKey, ['payouts']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}
