import { solve, type Challenge } from './solve.ts'

/** Solves one challenge away from the page, so that typing stays smooth. */
self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin to name
  self.postMessage(await solve(data).catch(() => null))
}
