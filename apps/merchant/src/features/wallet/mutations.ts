import type { Keyed } from '@daftar/app-kit/use-act'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { proofOf, type CodeFor } from '../../shared/session/phone-proof.ts'
import { apiOf } from '../../shared/services.ts'
import { walletKey, walletQuery } from './queries.ts'

export type Asked = NonNullable<CodeFor['withdrawal']>

/** The code that was typed, and the withdrawal it was sent for, for the proof it gives. */
export function withdrawMoney(queryClient: QueryClient, refused: (error: unknown) => void) {
  return mutationOptions({
    mutationFn: async ({ intent: { code, body }, key }: Keyed<{ code: string; body: Asked }>, { client }) => {
      const api = apiOf(client)
      const proof = await proofOf(api, code, { withdrawal: body })
      return api.call('wallet.withdraw', { body: { ...body, proof }, idempotencyKey: key })
    },
    onError: refused,
    onSettled: () => queryClient.invalidateQueries({ queryKey: walletKey }),
  })
}

/** Where payouts go from the next one on. */
export function choosePayouts(queryClient: QueryClient, refused: (error: unknown) => void) {
  return mutationOptions({
    mutationFn: async (
      { intent: { code, takesPayouts }, key }: Keyed<{ code: string; takesPayouts: boolean }>,
      { client },
    ) => {
      const api = apiOf(client)
      const proof = await proofOf(api, code)
      const body = { takes_payouts: takesPayouts, proof }
      return api.call('wallet.choosePayouts', { body, idempotencyKey: key })
    },
    onSuccess: (page) => queryClient.setQueryData(walletQuery.queryKey, page),
    onError: refused,
  })
}

/** Where to send money; the reference is the merchant's own from then on. */
export function topUpDetails(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async (_: void, { client }) => (await apiOf(client).call('wallet.topUp')).top_up,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: walletQuery.queryKey }),
  })
}
