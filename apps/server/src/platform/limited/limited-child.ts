import { fork, type ChildProcess } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import { stepBack } from '../nice.ts'
import { FairTurns } from '../turns/fair-turns.ts'

/** A process that goes above one of these kills itself. */
export interface ChildLimits {
  memoryBytes: number
  cpuSeconds: number
}

/** A file that a process of its own works at. */
export interface LimitedFile {
  path: string
  /** Whose turn it takes: merchants share the processes. */
  owner: string
  /** Ends the wait for a turn, and the work. */
  signal?: AbortSignal | undefined
}

interface Options<Answer> {
  /** What runs in the process. */
  module: string
  /** Of the engine's own heap. */
  heapMb: number
  workers: number
  /** Files that may wait for a process; the next one is refused. */
  waiting: number
  ofOne: { atOnce: number; waiting: number }
  /** The answer of a process that was killed without one. */
  tooHeavy: () => Answer
}

/** The folder that holds `apps`, `packages` and `node_modules`: the only code a child may read. */
const root = resolve(import.meta.dirname, '../../../../..')

/**
 * Processes of one file each, for what may be built to exhaust memory or time: it costs one process and one
 * refused file. Nothing passes from one to the next.
 */
export function limitedProcesses<Task extends { path: string }, Answer>(options: Options<Answer>) {
  const { module, heapMb, workers, waiting, ofOne } = options
  const turns = new FairTurns({ atOnce: workers, waiting, ofOne })
  const children = new Set<ChildProcess>()
  return {
    /** Waits for its turn, hands the task over and answers what comes back. */
    async run({ path, owner, signal }: LimitedFile, task: Task, wallSeconds: number): Promise<Answer> {
      const endTurn = await turns.take(owner, signal)
      try {
        const child = startChild(module, path, heapMb)
        stepBack(child.pid)
        const kill = () => child.kill('SIGKILL')
        children.add(child)
        signal?.addEventListener('abort', kill)
        try {
          return await answerOf(child, task, wallSeconds, options.tooHeavy)
        } finally {
          signal?.removeEventListener('abort', kill)
          children.delete(child)
          kill()
        }
      } finally {
        endTurn()
      }
    },
    /** Process ids at work, for health and tests. */
    working: () => [...children].flatMap(({ pid }) => pid ?? []),
    /** Ends every process; what is under way answers that it was too heavy. */
    async stop(): Promise<void> {
      turns.close()
      await Promise.all([...children].map(ended))
    },
  }
}

/** No environment, no right to write, to start programs or to read anything but the code and the document. */
function startChild(module: string, path: string, heapMb: number): ChildProcess {
  const readable = ['node_modules', 'packages', 'apps/server', 'package.json'].map((part) => join(root, part))
  return fork(module, [], {
    execArgv: [
      `--max-old-space-size=${heapMb}`,
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
      '--permission',
      '--allow-worker',
      ...[...readable, path].map((allowed) => `--allow-fs-read=${allowed}`),
    ],
    env: {},
    cwd: dirname(path),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
}

/** Its one answer; a process that was killed without one was too heavy. */
function answerOf<Answer>(
  child: ChildProcess,
  task: object,
  wallSeconds: number,
  heavy: () => Answer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const tooHeavy = () => resolve(heavy())
    const timer = setTimeout(tooHeavy, wallSeconds * 1000)
    child.once('message', (answer) => resolve(answer as Answer))
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      if (signal) tooHeavy()
      else reject(new Error(`a limited process ended with code ${code}`))
    })
    // A process that ends before it is asked says so by its exit.
    child.send(task, () => undefined)
  })
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}
