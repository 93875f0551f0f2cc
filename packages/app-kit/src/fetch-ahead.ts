/** What was asked before the application was there, by its address (`build/ahead.ts`). */
export type AnsweredAhead = Map<string, Promise<Response>>

declare global {
  var answeredAhead: AnsweredAhead | undefined
}

/** Longer than a slow phone takes to begin; later nobody takes it for the answer of now. */
const usableMs = 15_000

/** `fetch` that takes what was asked ahead, each once, and only for as long as a page takes to begin. */
export function fetchAhead(): typeof fetch {
  return (input, init) => {
    const answer =
      isGet(init) && performance.now() < usableMs ? globalThis.answeredAhead?.get(String(input)) : undefined
    globalThis.answeredAhead?.delete(String(input))
    return answer ?? fetch(input, init)
  }
}

/** As the page itself asks: with its cookie, not with a token of its own. */
function isGet(init: RequestInit | undefined): boolean {
  const headers = new Headers(init?.headers)
  return (init?.method ?? 'GET') === 'GET' && !headers.has('authorization')
}
