import type { Challenge, Solution } from './solve.ts'

/** Solves in a worker of its own; rejects when it cannot. */
export function solveAside(challenge: Challenge): Promise<Solution> {
  const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Solution>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) =>
      data ? resolve(data) : reject(new Error('the challenge was not solved'))
    worker.onerror = () => reject(new Error('the solver broke'))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin to name
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
