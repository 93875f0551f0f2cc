import { useStore } from '@daftar/ui/store'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { LiveEvent } from '../../shared/chat/chat-stream.ts'
import { liveChatOf } from '../../shared/chat/live-chat.ts'
import { threadQuery, ticketQuery } from './queries.ts'

/** How often is asked what is new while no stream is open. */
export const pollMs = 20_000
/** So long somebody is said to write after they were heard. */
const typingMs = 6000

/**
 * What happens in the chats while a screen of support is open, over the connection of the whole page (NAV-67,
 * NAV-68).
 */
export function useLiveChat(ticketId: string | null) {
  const queryClient = useQueryClient()
  const chat = liveChatOf(queryClient)
  const state = useStore(chat.state)
  const [typing, setTyping] = useState<string | null>(null)

  const hear = useEffectEvent((event: LiveEvent | null) => {
    if (ticketId === null || (event !== null && event.channel_id !== ticketId)) return
    if (event?.kind === 'typing') {
      if (event.by === 'staff') setTyping(event.name ?? '')
      return
    }
    void queryClient.invalidateQueries({ queryKey: threadQuery(ticketId).queryKey })
    void queryClient.invalidateQueries({ queryKey: ticketQuery(ticketId).queryKey })
    if (event?.kind === 'message') setTyping(null)
  })

  useEffect(() => {
    const stop = chat.listen((event) => hear(event))
    chat.skipsCheck.set(true)
    const release = chat.hold()
    return () => {
      stop()
      release()
    }
  }, [chat])

  useEffect(() => {
    if (typing === null) return
    const timer = setTimeout(() => setTyping(null), typingMs)
    return () => clearTimeout(timer)
  }, [typing])

  return { state, typing, again: chat.again }
}
