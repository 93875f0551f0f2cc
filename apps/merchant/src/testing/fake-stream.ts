import { streams, type Stream } from '@daftar/client/live'
import { onTestFinished } from 'vitest'

type FakeStream = Stream & {
  address: string
  isClosed: () => boolean
  say: (kind: string, data: object) => void
}

/** Streams that say what the test says, in the order in which the page opens them. */
export function fakeStreams(): FakeStream[] {
  const opened: FakeStream[] = []
  const usual = streams.open
  onTestFinished(() => void (streams.open = usual))
  streams.open = (address) => {
    const heard = new Map<string, (event: { data: string }) => void>()
    let isClosed = false
    const stream: FakeStream = {
      ...{ address, onopen: null, onerror: null },
      close: () => void (isClosed = true),
      isClosed: () => isClosed,
      addEventListener: (kind, hear) => void heard.set(kind, hear),
      say: (kind, data) => heard.get(kind)?.({ data: JSON.stringify(data) }),
    }
    opened.push(stream)
    return stream
  }
  return opened
}
