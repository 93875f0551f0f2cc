import { fork, type ChildProcess } from 'node:child_process'
import { join, resolve } from 'node:path'
import { stepBack } from '../nice.ts'
import { ComeAgain } from '../turns/come-again.ts'
import type { PaperAnswer, PaperTask } from './child/protocol.ts'

/** Sets papers in processes of their own; how many at once is the caller's to say. */
export interface PaperProcesses {
  set(task: PaperTask, signal?: AbortSignal): Promise<Buffer>
  /** Ids of the processes that are there. */
  ids(): number[]
  stop(): Promise<void>
}

export interface PaperProcessesOptions {
  memoryMb?: number
  /** A paper that takes longer ends its process. */
  wallSeconds?: number
  /** How long a process without work is kept: it has loaded what sets papers. */
  idleSeconds?: number
  /**
   * A paper nobody waits for any more may take so much longer before its process is ended: to start one costs
   * more.
   */
  graceSeconds?: number
  /** Told why a paper failed in a process, before it is tried in a fresh one. */
  failedOnce?: (why: Error) => void
}

const childModule = join(import.meta.dirname, 'child/main.ts')
const root = resolve(import.meta.dirname, '../../../../..')
/** After so many papers a process makes room for a new one. */
const mostPapers = 500

interface Worker {
  child: ChildProcess
  papers: number
  idle: NodeJS.Timeout | null
}

export function paperProcesses(options: PaperProcessesOptions = {}): PaperProcesses {
  const { memoryMb = 384, wallSeconds = 30, idleSeconds = 120, graceSeconds = 2, failedOnce } = options
  const workers = new Set<Worker>()
  const idle: Worker[] = []

  function start(): Worker {
    const worker: Worker = { child: startChild(memoryMb), papers: 0, idle: null }
    stepBack(worker.child.pid)
    workers.add(worker)
    const gone = () => {
      workers.delete(worker)
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
    }
    worker.child.once('exit', gone)
    worker.child.on('error', () => {
      // It never began; what ends otherwise is seen by its exit.
      if (worker.child.pid === undefined) gone()
    })
    return worker
  }

  function rest(worker: Worker): void {
    worker.papers += 1
    if (worker.papers >= mostPapers || !workers.has(worker) || !worker.child.connected) return end(worker)
    worker.idle = setTimeout(() => end(worker), idleSeconds * 1000).unref()
    worker.child.unref()
    worker.child.channel?.unref()
    idle.push(worker)
  }

  /** It is taken by nobody from now on, also before its end is seen. */
  function end(worker: Worker): void {
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
    worker.child.kill('SIGKILL')
  }

  /** A process that failed is ended: what it could not load, or had no memory for, it would fail at again. */
  async function setBy(worker: Worker, task: PaperTask, signal: AbortSignal | undefined): Promise<Buffer> {
    if (worker.idle) clearTimeout(worker.idle)
    const limit = setTimeout(() => end(worker), wallSeconds * 1000)
    let grace: NodeJS.Timeout | undefined
    const leave = () => {
      grace = setTimeout(() => end(worker), graceSeconds * 1000)
    }
    signal?.addEventListener('abort', leave)
    try {
      const answer = await answerOf(worker.child, task)
      if ('bytes' in answer) {
        rest(worker)
        return Buffer.from(answer.bytes)
      }
      end(worker)
      throw new PaperFailed(`a paper could not be set: ${answer.failed}`)
    } finally {
      signal?.removeEventListener('abort', leave)
      clearTimeout(limit)
      clearTimeout(grace)
    }
  }

  return {
    async set(task, signal) {
      try {
        return await setBy(idle.pop() ?? start(), task, signal)
      } catch (error) {
        // Not the paper's fault for sure: only what a fresh process cannot set either is a fault of ours.
        if (!(error instanceof PaperFailed) || signal?.aborted) throw error
        failedOnce?.(error)
        return setBy(start(), task, signal)
      }
    },
    ids: () => [...workers].flatMap(({ child }) => child.pid ?? []),
    stop: async () => {
      await Promise.all(
        [...workers].map(
          (worker) =>
            new Promise<void>((gone) => {
              worker.child.once('exit', () => gone())
              end(worker)
            }),
        ),
      )
    },
  }
}

/** A process said that it could not set a paper, and why. */
class PaperFailed extends Error {
  override name = 'PaperFailed'
}

/** Its one answer; a process that ended without one, or never began, was too busy or too full. */
function answerOf(child: ChildProcess, task: PaperTask): Promise<PaperAnswer> {
  return new Promise((resolve, reject) => {
    const over = () => {
      child.off('message', onMessage)
      child.off('exit', onExit)
      child.off('error', onExit)
    }
    const onMessage = (answer: unknown) => {
      over()
      resolve(answer as PaperAnswer)
    }
    const onExit = () => {
      over()
      reject(new ComeAgain('unavailable', 'the process that sets papers was ended', 5))
    }
    child.once('message', onMessage)
    child.once('exit', onExit)
    // A machine that is full starts no process: there is no end of one then.
    child.once('error', onExit)
    child.ref()
    child.channel?.ref()
    child.send(task, () => undefined)
  })
}

/**
 * Nothing of the environment, no right to write or to start programs, and of the machine's files the code
 * alone.
 */
function startChild(memoryMb: number): ChildProcess {
  const readable = ['node_modules', 'packages', 'apps/server', 'package.json'].map((part) => join(root, part))
  return fork(childModule, [], {
    execArgv: [
      `--max-old-space-size=${memoryMb}`,
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
      '--permission',
      ...readable.map((allowed) => `--allow-fs-read=${allowed}`),
    ],
    env: { NODE_ENV: 'production' },
    cwd: root,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
}
