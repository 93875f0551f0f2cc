import { useProductNow } from '@daftar/ui/product-clock'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '@daftar/app-kit/toasts'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { secondsUntilSend } from './send-wait.ts'
import { keepLink, linkQuery, sendLink, type PaymentLink } from './queries.ts'

/** Sending a link by SMS; a refusal is left to be shown where the button is. */
export function useSendLink() {
  const queryClient = useQueryClient()
  return useMutationOnce({
    ...sendLink,
    onSuccess: (link) => {
      keepLink(queryClient, link)
      showToast({ variant: 'success', title: m.links_sms_sent() })
    },
    onError: (_, id) => queryClient.invalidateQueries(linkQuery(id)),
  })
}

/** The wait before the next SMS, counted down by the second. */
export function useSendWait(link: PaymentLink): number | null {
  return secondsUntilSend(link, useProductNow(1_000))
}
