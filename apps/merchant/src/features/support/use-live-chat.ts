import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { unreadChatsQuery } from '../../shared/unread-chats.ts'
import { useServices } from '../../shared/use-services.ts'
import { listen, type LiveEvent, type LiveState } from './live-chat.ts'
import { threadQuery, ticketQuery, ticketsKey } from './queries.ts'

/** How often is asked what is new while no stream is open. */
export const pollMs = 20_000
/** So long somebody is said to write after they were heard. */
const typingMs = 6000

/** What happens in the chats while a screen of support is open: each event only has asked what stands there now (NAV-67, NAV-68). */
export function useLiveChat(ticketId: string | null) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const [state, setState] = useState<LiveState>('connecting')
  const [typing, setTyping] = useState<string | null>(null)
  const reopen = useRef(() => {})

  const hear = useEffectEvent(({ kind, channel_id, by, name = '' }: LiveEvent) => {
    if (kind === 'typing') {
      if (channel_id === ticketId && by === 'staff') setTyping(name)
      return
    }
    refresh(channel_id)
    if (kind === 'message') setTyping(null)
  })

  function refresh(channelId: string | null) {
    void queryClient.invalidateQueries({ queryKey: unreadChatsQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: ticketsKey })
    if (ticketId === null || channelId !== ticketId) return
    void queryClient.invalidateQueries({ queryKey: threadQuery(ticketId).queryKey })
    void queryClient.invalidateQueries({ queryKey: ticketQuery(ticketId).queryKey })
  }

  const onState = useEffectEvent((next: LiveState) => {
    setState(next)
    // What happened while nobody listened is asked for.
    if (next === 'open') refresh(ticketId)
  })

  useEffect(() => {
    const live = listen(api, { hear: (event) => hear(event), onState: (next) => onState(next) })
    reopen.current = live.again
    return live.end
  }, [api])

  useEffect(() => {
    if (typing === null) return
    const timer = setTimeout(() => setTyping(null), typingMs)
    return () => clearTimeout(timer)
  }, [typing])

  return { state, typing, again: () => reopen.current() }
}
