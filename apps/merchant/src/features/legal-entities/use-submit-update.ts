import { ApiError } from '@daftar/client'
import { useOnce } from '@daftar/app-kit/use-once'
import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { useQueryClient } from '@tanstack/react-query'
import { useServices } from '../../shared/use-services.ts'
import { keepEntity } from './mutations.ts'

export type SubmitEnd = { kind: 'sent' } | { kind: 'failed'; error: unknown }

/** Sends the update for review, once a press (DEC-LGL-7). */
export function useSubmitUpdate(id: string) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const { keyOf, renew } = useIdempotencyKey()
  const { doing, once } = useOnce<'sending'>()
  return {
    isSending: doing !== null,
    submit: (version: number) =>
      once('sending', async (): Promise<SubmitEnd> => {
        try {
          const call = { params: { id }, ifMatch: version, idempotencyKey: keyOf(`${id} ${version}`) }
          keepEntity(queryClient, await api.call('legalEntities.submit', call))
          return { kind: 'sent' }
        } catch (error) {
          if (error instanceof ApiError) renew()
          return { kind: 'failed', error }
        }
      }),
  }
}
