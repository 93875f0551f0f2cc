import type { Client } from '@daftar/client'
import { streams, type Stream } from '@daftar/client/live'
import { chatRetry } from '@daftar/rules/shell/frame/support-chat'

export type LiveState = 'connecting' | 'open' | 'error'

/** What happened in a chat. It names what to read and carries none of it. */
export type LiveEvent = {
  kind: 'message' | 'read' | 'typing' | 'changed'
  channel_id: string
  by: 'merchant' | 'staff' | 'system'
  name?: string
}

/** The first try after a stream has ended: it ends by itself every ten minutes (DEC-SUP-10). */
const againMs = 2000

const kinds = ['message', 'read', 'typing', 'changed'] as const

type Listening = { onState: (state: LiveState) => void; hear: (event: LiveEvent) => void }

/**
 * Listens to the chats of the merchant, with a new token each time, until it is ended; what fails is tried
 * again (SUP-25, NAV-69, DEC-NAV-16).
 */
export function listen(api: Client, { onState, hear }: Listening): { again: () => void; end: () => void } {
  let stream: Stream | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failed = 0
  let isOver = false

  async function open(): Promise<void> {
    if (!streams.open) return onState('error')
    onState('connecting')
    try {
      const { token } = await api.call('support.chatToken')
      if (isOver) return
      stream = streams.open(`${api.address('support.stream')}?${new URLSearchParams({ token })}`)
    } catch {
      return later()
    }
    stream.onopen = () => {
      failed = 0
      onState('open')
    }
    stream.onerror = later
    for (const kind of kinds)
      stream.addEventListener(kind, ({ data }) =>
        hear({ ...(JSON.parse(data) as Omit<LiveEvent, 'kind'>), kind }),
      )
  }

  function later(): void {
    stream?.close()
    stream = null
    if (isOver) return
    onState('error')
    if (failed > chatRetry.times) return
    timer = setTimeout(() => void open(), failed === 0 ? againMs : chatRetry.afterSeconds * 1000)
    failed += 1
  }

  function again(): void {
    clearTimeout(timer)
    stream?.close()
    failed = 0
    void open()
  }

  function end(): void {
    isOver = true
    clearTimeout(timer)
    stream?.close()
    removeEventListener('online', again)
  }

  addEventListener('online', again)
  void open()
  return { again, end }
}
