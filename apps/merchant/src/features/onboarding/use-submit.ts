import { ApiError } from '@daftar/client'
import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { useOnce } from '@daftar/app-kit/use-once'
import { useQueryClient } from '@tanstack/react-query'
import { useAccount } from '../../shared/session/account.ts'
import { useServices } from '../../shared/use-services.ts'
import { keepApplication } from './kept-application.ts'
import { submitApplication, type Application } from './queries.ts'

export type SubmitEnd = { kind: 'sent'; application: Application } | { kind: 'failed'; error: unknown }

/** Hands the application in, once a press (ONB-80). */
export function useSubmit(id: string) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const account = useAccount()
  const { keyOf, renew } = useIdempotencyKey()
  const { doing, once } = useOnce<'sending'>()
  return {
    isSending: doing !== null,
    submit: () =>
      once('sending', async (): Promise<SubmitEnd> => {
        try {
          const application = await submitApplication(api, id, keyOf(id))
          keepApplication(queryClient, account, application)
          return { kind: 'sent', application }
        } catch (error) {
          // A refusal ends the attempt; without an answer the same one is tried again.
          if (error instanceof ApiError) renew()
          return { kind: 'failed', error }
        }
      }),
  }
}
