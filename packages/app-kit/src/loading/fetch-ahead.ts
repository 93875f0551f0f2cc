/** What was asked before the application was there, by its address (`build/ahead.ts`). */
export type AnsweredAhead = Map<string, Promise<Response>>

declare global {
  var answeredAhead: AnsweredAhead | undefined
}

/** Longer than a slow phone takes to begin; later nobody takes it for the answer of now. */
const usableMs = 15_000

/**
 * `fetch` that takes what was asked ahead, each once, and only for as long as a page takes to begin. Whatever
 * nobody has taken when the first change is sent goes: it was answered before.
 */
export function fetchAhead(): typeof fetch {
  return (input, init) => {
    const isChange = (init?.method ?? 'GET') !== 'GET'
    if (isChange) globalThis.answeredAhead = undefined
    const isOwn = new Headers(init?.headers).has('authorization')
    const isUsable = !isOwn && performance.now() < usableMs
    const answer = isUsable ? globalThis.answeredAhead?.get(String(input)) : undefined
    globalThis.answeredAhead?.delete(String(input))
    return answer ?? fetch(input, init)
  }
}
