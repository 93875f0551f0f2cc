import { problemText } from '@daftar/app-kit/problem-text'
import { useOnce } from '@daftar/app-kit/use-once'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAccount } from '../../shared/session/account.ts'
import { ticketsKey } from '../../shared/chat/unread-chats.ts'
import { useServices } from '../../shared/use-services.ts'
import { threadQuery, ticketQuery } from './queries.ts'
import { keepUnsent, unsentIn, type UnsentMessage } from './unsent.ts'

/**
 * Messages on their way: shown at once, one after the other sent, and sent again under their own id when that
 * failed or the network comes back, so that each stands once (DEC-SUP-4).
 */
export function useUnsent(ticketId: string) {
  const { api } = useServices()
  const { id: accountId } = useAccount()
  const queryClient = useQueryClient()
  const [messages, setMessages] = useState(() => unsentIn(accountId, ticketId))
  const [problem, setProblem] = useState<string | null>(null)
  const held = useRef(messages)
  const { once } = useOnce<'sending'>()

  function set(next: UnsentMessage[]) {
    held.current = next
    keepUnsent(accountId, ticketId, next)
    setMessages(next)
  }

  async function sendAll() {
    setProblem(null)
    try {
      for (let first = held.current[0]; first; first = held.current[0]) {
        const { id, body, attachments } = first
        const { ticket } = await api.call('support.write', {
          params: { id: ticketId },
          body: { id, body, attachments: attachments.map(({ url }) => url) },
        })
        queryClient.setQueryData(ticketQuery(ticketId).queryKey, ticket)
        // It leaves once the thread has it: it never blinks.
        await queryClient.refetchQueries({ queryKey: threadQuery(ticketId).queryKey })
        set(held.current.filter((one) => one.id !== id))
      }
      void queryClient.invalidateQueries({ queryKey: ticketsKey })
    } catch (failure) {
      setProblem(problemText(failure))
      void queryClient.invalidateQueries({ queryKey: ticketQuery(ticketId).queryKey })
    }
  }

  const flush = () => once('sending', sendAll)

  const onBack = useEffectEvent(() => void flush())
  useEffect(() => {
    const back = () => onBack()
    back()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])

  return {
    messages,
    /** Why the first of them was not taken. */
    problem,
    add: (message: UnsentMessage) => {
      set([...held.current, message])
      void flush()
    },
    sendAgain: () => void flush(),
    discard: (id: string) => {
      set(held.current.filter((one) => one.id !== id))
      void flush()
    },
  }
}
