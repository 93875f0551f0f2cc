import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { ApiError } from '@daftar/client'
import { useQueryClient } from '@tanstack/react-query'
import { envelopeQuery, sendCode, sign, type Envelope } from './queries.ts'
import { troubleOf } from './trouble.ts'
import { useSentCode } from '../../shared/session/use-sent-code.ts'
import { useServices } from '../../shared/use-services.ts'

/** Sending the code and signing with it. What another tab or the clock closed meanwhile is read again. */
export function useSigning(token: string) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  // A repeat after a lost answer signs once.
  const { keyOf, renew } = useIdempotencyKey()
  return useSentCode({
    of: `contract ${token}`,
    send: () => sendCode(api, token),
    onSent: renew,
    use: async (code) => {
      const envelope = await sign(api, token, code, keyOf(code))
      queryClient.setQueryData<Envelope>(envelopeQuery(token).queryKey, envelope)
    },
    troubleOf,
    onFailed: async (error) => {
      if (error instanceof ApiError && error.reason === 'envelope_closed')
        await queryClient.invalidateQueries(envelopeQuery(token))
    },
  })
}
