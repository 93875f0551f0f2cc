import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/**
 * Processor seconds of the yardstick on the quiet machine of two processors where the budgets were measured.
 */
const quietSeconds = 0.25

/**
 * How many times the processor seconds of that quiet machine this one needs just now for the same work: 1
 * where it is as quick or quicker, 2 where neighbours on the same cores make everything take twice as many.
 * All processors work at once, as they do in a run of the tests.
 */
export async function machinePace(): Promise<number> {
  // The first time also loads and compiles: the better of two says what the machine can do.
  const seconds = Math.min(await yardstickMean(), await yardstickMean())
  return Math.max(1, seconds / quietSeconds)
}

async function yardstickMean(): Promise<number> {
  const each = await Promise.all(Array.from({ length: availableParallelism() }, yardstickSeconds))
  return each.reduce((total, seconds) => total + seconds, 0) / each.length
}

/** Processor seconds of one thread for the work of yardstick.ts. */
async function yardstickSeconds(): Promise<number> {
  const worker = new Worker(new URL('yardstick.ts', import.meta.url))
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
