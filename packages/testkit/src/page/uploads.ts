/**
 * Sends the files of a page to the server of its test: in place of the browser's `XMLHttpRequest`, which
 * alone tells how much of a file has left. The server is asked as with `fetch`, so that its answers, silences
 * and problems are the same; half of a file has left when it is asked.
 */
export function sendFilesOver(ask: typeof fetch): { stop: () => void } {
  const { XMLHttpRequest: before } = globalThis
  class Sending {
    responseType = ''
    withCredentials = false
    status = 0
    response: unknown = null
    onload: (() => void) | null = null
    onerror: (() => void) | null = null
    onabort: (() => void) | null = null
    readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = {
      onprogress: null,
    }
    readonly #headers = new Headers()
    readonly #ending = new AbortController()
    #method = ''
    #address = ''

    open(method: string, address: string): void {
      this.#method = method
      this.#address = address
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value)
    }

    abort(): void {
      this.#ending.abort()
    }

    send(body: FormData): void {
      void this.#end(body)
    }

    async #end(body: FormData): Promise<void> {
      const { signal } = this.#ending
      try {
        const asked = ask(this.#address, { method: this.#method, headers: this.#headers, body, signal })
        this.upload.onprogress?.({ loaded: 1, total: 2 })
        const answer = await asked
        this.response = await answer.json()
        this.status = answer.status
      } catch {
        return signal.aborted ? this.onabort?.() : this.onerror?.()
      }
      this.onload?.()
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Sending })
  return { stop: () => void Object.assign(globalThis, { XMLHttpRequest: before }) }
}
