import { workerData } from 'node:worker_threads'
import type { ChildLimits } from './limited-child.ts'

/** Often enough that a document cannot fill much more than its limit between two looks. */
const lookEveryMs = 20

const { memoryBytes, cpuSeconds } = workerData as ChildLimits

setInterval(() => {
  const { user, system } = process.cpuUsage()
  if (process.memoryUsage.rss() > memoryBytes || (user + system) / 1e6 > cpuSeconds)
    process.kill(process.pid, 'SIGKILL')
}, lookEveryMs)
