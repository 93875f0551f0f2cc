import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { useOnce } from '@daftar/app-kit/use-once'
import { ApiError } from '@daftar/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { envelopeQuery, sendCode, sign, type Envelope } from './queries.ts'
import { troubleOf, type Trouble } from './trouble.ts'
import { useServices } from '../../shared/use-services.ts'

/** Sending the code and signing with it. What another tab or the clock closed meanwhile is read again. */
export function useSigning(token: string) {
  const { api, now } = useServices()
  const queryClient = useQueryClient()
  const { doing, once } = useOnce<'sending' | 'signing'>()
  // A repeat after a lost answer signs once.
  const { keyOf, renew } = useIdempotencyKey()
  const [sentAtMs, setSentAtMs] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)

  async function attempt(work: () => Promise<void>): Promise<void> {
    setTrouble(null)
    try {
      await work()
    } catch (error) {
      setTrouble(troubleOf(error))
      if (error instanceof ApiError && error.reason === 'envelope_closed')
        await queryClient.invalidateQueries(envelopeQuery(token))
    }
  }

  return {
    doing,
    sentAtMs,
    trouble,
    clear: () => setTrouble(null),
    send: () =>
      once('sending', () =>
        attempt(async () => {
          await sendCode(api, token)
          setSentAtMs(now())
          renew()
        }),
      ),
    sign: (code: string) =>
      once('signing', () =>
        attempt(async () => {
          const envelope = await sign(api, token, code, keyOf(code))
          queryClient.setQueryData<Envelope>(envelopeQuery(token).queryKey, envelope)
        }),
      ),
  }
}
