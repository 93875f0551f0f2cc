import { parentPort } from 'node:worker_threads'

const rounds = 8
const rows = 20_000

/**
 * The same work every time, of the kind tests do: objects written as text, read back, sorted and looked up.
 * Run in a worker, it tells its parent how many processor seconds of its own thread that took.
 */
function work(): void {
  const before = process.threadCpuUsage()
  for (let round = 0; round < rounds; round++) {
    const written = JSON.stringify(
      Array.from({ length: rows }, (_, place) => ({
        id: `order-${(place * 7919) % rows}`,
        amount: (place * 104_729) % 100_000,
        words: ['captured', 'refunded', `round ${round}`],
      })),
    )
    const read = JSON.parse(written) as { id: string; amount: number }[]
    const byId = new Map(read.map((row) => [row.id, row]))
    read.sort((one, other) => one.amount - other.amount || one.id.localeCompare(other.id, 'en'))
    for (const { id } of read) byId.delete(id)
  }
  const { user, system } = process.threadCpuUsage(before)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin to name
  parentPort?.postMessage((user + system) / 1_000_000)
}

work()
