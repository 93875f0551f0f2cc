import { useProductNow } from '@daftar/ui/product-clock'
import { m } from '@daftar/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { showToast } from '../../shared/toasts.ts'
import { secondsUntilSend } from './send-wait.ts'
import { keepLink, linkQuery, sendLink, type PaymentLink } from './queries.ts'

/**
 * Sending a link by SMS, once: a second press while it is under way does nothing. A refusal is left to be shown where the
 * button is.
 */
export function useSendLink(onRefused?: (error: Error) => void) {
  const queryClient = useQueryClient()
  const isSending = useRef(false)
  const { mutate, isPending, error } = useMutation({
    ...sendLink,
    onSuccess: (link) => {
      keepLink(queryClient, link)
      showToast({ variant: 'success', title: m.links_sms_sent() })
    },
    onError: (refusal, id) => {
      onRefused?.(refusal)
      return queryClient.invalidateQueries(linkQuery(id))
    },
    onSettled: () => (isSending.current = false),
  })
  return {
    isPending,
    error,
    send: (id: string) => {
      if (isSending.current) return
      isSending.current = true
      mutate(id)
    },
  }
}

/** The wait before the next SMS, counted down by the second. */
export function useSendWait(link: PaymentLink): number | null {
  return secondsUntilSend(link, useProductNow(1_000))
}
