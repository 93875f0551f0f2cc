import { Worker } from 'node:worker_threads'
import type { ChildLimits } from './limited-child.ts'

interface Work<Task, Answer> {
  work: (task: Task) => Promise<Answer>
  /** What is said of a file that ends the work by itself. */
  broken: () => Answer
}

/** The whole life of a limited process: it is asked once, answers once and ends. */
export function answersOnce<Task extends { limits: ChildLimits }, Answer>({
  work,
  broken,
}: Work<Task, Answer>): void {
  const send = (answer: Answer) => process.send?.(answer, () => process.exit())
  process.once('disconnect', () => process.exit())
  process.once('message', (task: Task) => {
    // What is thrown outside of its promises is the file's fault as well.
    process.on('uncaughtException', () => send(broken()))
    watch(task.limits)
    void work(task).then(send, () => send(broken()))
  })
}

/** A thread of its own, because a hostile file keeps the main one busy. */
function watch(limits: ChildLimits): void {
  new Worker(new URL('watchdog.ts', import.meta.url), { workerData: limits }).unref()
}
