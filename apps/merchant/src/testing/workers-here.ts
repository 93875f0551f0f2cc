import { onTestFinished, vi } from 'vitest'

/** What a worker answers to one message. */
type Work = (message: never) => unknown

/**
 * A document of tests has no workers. Until the test ends, those of the page run beside it: by the name of their file, with the
 * function their file runs. What is asked and answered is copied, as between two threads.
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

    postMessage(message: unknown): void {
      const asked = structuredClone(message) as never
      setTimeout(() => {
        if (this.#isEnded) return
        const data: unknown = structuredClone(this.#work(asked))
        this.onmessage?.(new MessageEvent('message', { data }))
      })
    }

    terminate(): void {
      this.#isEnded = true
    }
  }
}
