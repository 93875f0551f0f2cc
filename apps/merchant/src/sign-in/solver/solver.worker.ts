import { solve, type Challenge } from './solve.ts'

/** Solves one challenge away from the page, so that typing stays smooth. */
self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
  self.postMessage(await solve(data).catch(() => null))
}
