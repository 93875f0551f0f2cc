import type { Errors } from '@daftar/app-kit/use-checked-form'
import type { WaitlistForm } from '@daftar/rules/capital/offers/waitlist'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { track } from '../../shared/told/analytics.ts'
import { showToast } from '@daftar/app-kit/toasts'
import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { useOnce } from '@daftar/app-kit/use-once'
import { joinBody, refusedFields } from './form.ts'
import { joinWaitlist } from './queries.ts'

interface Options {
  /** Fields the server refused, by the names of the form. */
  onRefused: (fields: Errors) => void
  onJoined: () => void
}

/**
 * Joining: once per click, with a toast when it fails (CAPI-45), and an event with what the form holds
 * (DEC-WAIT-1).
 */
export function useJoin({ onRefused, onJoined }: Options) {
  const queryClient = useQueryClient()
  const { keyOf } = useIdempotencyKey()
  const { doing, once } = useOnce<'joining'>()

  async function joined(values: WaitlistForm): Promise<void> {
    const body = joinBody(values)
    try {
      await joinWaitlist(queryClient, body, keyOf(body))
      track('Waitlist Joined', {
        stores: (body.stores ?? []).join(','),
        capital_use: body.capital_use ?? '',
        other_use: body.other_use ?? '',
      })
      onJoined()
    } catch (error) {
      showToast({
        id: 'waitlist',
        variant: 'error',
        title: m.waitlist_error_while_adding_to_waitlist(),
      })
      onRefused(refusedFields(error))
    }
  }

  return { isJoining: doing !== null, join: (values: WaitlistForm) => once('joining', () => joined(values)) }
}
