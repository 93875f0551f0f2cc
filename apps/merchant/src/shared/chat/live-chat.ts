import { createStore, type Store } from '@daftar/ui/store'
import type { QueryClient } from '@tanstack/react-query'
import { listen, type LiveEvent, type LiveState } from './chat-stream.ts'
import { servicesOf } from '../services.ts'
import { ticketsKey, unreadChatsQuery } from './unread-chats.ts'

/**
 * Told of each event, and with null of a connection that stands anew: what happened meanwhile is not known.
 */
type Listener = (event: LiveEvent | null) => void

export type LiveChat = Readonly<{
  state: Store<LiveState>
  /** Whether the area of support was opened: the chat connects with no active ticket then (DEC-NAV-13). */
  skipsCheck: Store<boolean>
  /** Keeps the chats connected until what is answered is called, and somebody else holds them no more. */
  hold: () => () => void
  listen: (listener: Listener) => () => void
  again: () => void
}>

const chats = new WeakMap<QueryClient, LiveChat>()

/** The one connection of a page to the chats of the merchant, of the shell and of the screens of support. */
export function liveChatOf(queryClient: QueryClient): LiveChat {
  const known = chats.get(queryClient)
  if (known) return known
  const chat = createLiveChat(queryClient)
  chats.set(queryClient, chat)
  return chat
}

function createLiveChat(queryClient: QueryClient): LiveChat {
  const { api, sessionEnd } = servicesOf(queryClient)
  const state = createStore<LiveState>('connecting')
  const listeners = new Set<Listener>()
  let holders = 0
  let isOver = false
  let stream: ReturnType<typeof listen> | null = null

  function connect(): void {
    if (isOver) return
    stream ??= listen(api, {
      hear,
      onState: (next) => {
        state.set(next)
        if (next === 'open') hear(null)
      },
    })
  }

  function disconnect(): void {
    stream?.end()
    stream = null
  }

  /** Each event only has asked what stands there now (NAV-67, NAV-68). */
  function hear(event: LiveEvent | null): void {
    if (event?.kind !== 'typing') {
      void queryClient.invalidateQueries({ queryKey: unreadChatsQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: ticketsKey })
    }
    for (const listener of listeners) listener(event)
  }

  // SES-21
  sessionEnd.add(() => {
    isOver = true
    disconnect()
  })

  return {
    state,
    skipsCheck: createStore(false),
    hold: () => {
      holders += 1
      connect()
      return () => {
        holders -= 1
        if (holders === 0) disconnect()
      }
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    again: () => stream?.again(),
  }
}
