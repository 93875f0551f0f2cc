import { onTestFinished, vi } from 'vitest'

/** What a worker answers to one message. */
type Work = (message: never) => unknown

/**
 * A document of tests has no workers. Until the test ends, those of the page run beside it: by the name of
 * their file, with the function their file runs. What is asked and answered is copied, as between two
 * threads; a file is one of the document and goes as it is. Where the page gives a channel, the answer comes
 * over it.
 */
export function workersHere(works: Readonly<Record<string, Work>>): void {
  vi.stubGlobal('Worker', workerClass(works))
  onTestFinished(() => void vi.unstubAllGlobals())
}

function workerClass(works: Readonly<Record<string, Work>>) {
  return class WorkerHere {
    onmessage: ((event: MessageEvent) => void) | null = null
    readonly #work: Work
    #isEnded = false

    constructor(address: URL) {
      const name = /[^/]+(?=\.worker\.ts)/.exec(address.href)?.[0] ?? ''
      const work = works[name]
      if (!work) throw new Error(`no worker is called "${name}" in this test`)
      this.#work = work
    }

    postMessage(message: object, [answers]: readonly MessagePort[] = []): void {
      const asked = copyOf(message) as never
      setTimeout(() => {
        if (this.#isEnded) return
        const data: unknown = structuredClone(this.#work(asked))
        if (answers) answers.postMessage(data, [])
        else this.onmessage?.(new MessageEvent('message', { data }))
      })
    }

    terminate(): void {
      this.#isEnded = true
    }
  }
}

function copyOf(message: object): object {
  if (message instanceof Blob) return message
  return Object.fromEntries(
    Object.entries(message).map(([name, part]) => [
      name,
      part instanceof Blob ? part : structuredClone(part as unknown),
    ]),
  )
}
