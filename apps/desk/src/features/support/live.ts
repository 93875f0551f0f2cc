import type { Client } from '@daftar/client'
import { streams, type Stream } from '@daftar/client/live'

const kinds = ['message', 'read', 'typing', 'here', 'changed'] as const

/** What a stream tells: in which ticket something happened, and by whom; never what was written. */
export type Heard = {
  kind: (typeof kinds)[number]
  channel_id: string
  by: 'merchant' | 'staff' | 'system'
  /** Who is writing, or has it open. */
  name?: string
}

/** A stream that ended, or could not be had, is asked for anew after so long. */
const againMs = 5_000

type Listening = { onHeard: (event: Heard) => void; onLive: (isLive: boolean) => void }

/**
 * Hears what happens in all tickets while the page stands; answers how to stop. Where a browser has no
 * streams nothing is heard.
 */
export function listen(api: Client, { onHeard, onLive }: Listening): () => void {
  const { open: connect } = streams
  if (connect === null) return () => {}
  const openStream = connect
  let stream: Stream | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  async function open() {
    const answer = await api.call('support.chatTokenForStaff', {}).catch(() => null)
    if (isOver) return
    if (answer === null) return again()
    stream = openStream(
      `${api.address('support.streamForStaff')}?${new URLSearchParams({ token: answer.token })}`,
    )
    stream.onopen = () => onLive(true)
    stream.onerror = () => {
      stream?.close()
      if (!isOver) again()
    }
    for (const kind of kinds)
      stream.addEventListener(kind, ({ data }) =>
        onHeard({ ...(JSON.parse(data) as Omit<Heard, 'kind'>), kind }),
      )
  }

  // A token opens one stream: the browser's own way of connecting again would be refused.
  function again() {
    onLive(false)
    timer = setTimeout(() => void open(), againMs)
  }

  void open()
  return () => {
    isOver = true
    clearTimeout(timer)
    stream?.close()
  }
}
