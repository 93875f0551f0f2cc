import { fork, type ChildProcess } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { PdfAnswer, PdfTask } from './child/protocol.ts'
import { Semaphore } from '../semaphore.ts'
import { emptyReading, type PdfInspection, type StatementReading } from './verdict.ts'

/** Looks into PDFs in processes of their own. */
export interface PdfReader {
  /** What kind of document it is; a password tries to open it. */
  look(path: string, password?: string | null): Promise<PdfInspection>
  /** What a bank statement tells (DEC-WIZ-9). */
  readStatement(path: string, password?: string | null): Promise<StatementReading>
  /** Process ids at work, for health and tests. */
  working(): number[]
  /** Ends every process; what is under way answers `too_heavy`. */
  stop(): Promise<void>
}

export interface PdfReaderOptions {
  /** Memory of one process beside the document's own bytes. */
  memoryMb?: number
  cpuSeconds?: number
  /** Twice the processor's time by default, because processors are shared. */
  wallSeconds?: number
  workers?: number
  /** Documents that may wait for a process; the next one is refused. */
  waiting?: number
}

/** More documents are waiting than may: the caller answers `unavailable`. */
export class ReaderBusy extends Error {
  override name = 'ReaderBusy'
}

const childModule = join(import.meta.dirname, 'child/main.ts')

/** The folder that holds `apps`, `packages` and `node_modules`: the only code a child may read. */
const root = resolve(import.meta.dirname, '../../../../..')

/**
 * A document that is built to exhaust memory or time costs one process and one refused file. The server's own
 * process never parses a PDF. One process reads one document and ends, so nothing passes from one to the next.
 */
export function pdfReader(options: PdfReaderOptions = {}): PdfReader {
  const { memoryMb = 256, cpuSeconds = 10, workers = 2, waiting = 16 } = options
  const wallSeconds = options.wallSeconds ?? 2 * cpuSeconds
  const turns = new Semaphore(workers, waiting)
  const children = new Set<ChildProcess>()

  async function run(asked: Omit<PdfTask, 'limits'>): Promise<PdfAnswer> {
    const task = { ...asked, path: resolve(asked.path) }
    const release = await turns.take()
    if (!release) throw new ReaderBusy('too many documents are waiting to be read')
    try {
      const limits = { memoryBytes: memoryMb * 2 ** 20 + statSync(task.path).size, cpuSeconds }
      const child = startChild(task.path, memoryMb)
      children.add(child)
      try {
        return await answerOf(child, { ...task, limits }, wallSeconds)
      } finally {
        children.delete(child)
        child.kill('SIGKILL')
      }
    } finally {
      release()
    }
  }

  return {
    look: async (path, password = null) => {
      const { kind, pages } = await run({ kind: 'look', path, password })
      return { kind, pages }
    },
    readStatement: async (path, password = null) => {
      const answer = await run({ kind: 'statement', path, password })
      return 'ibans' in answer ? answer : emptyReading(answer)
    },
    working: () => [...children].flatMap(({ pid }) => pid ?? []),
    stop: async () => {
      turns.close()
      await Promise.all([...children].map(ended))
    },
  }
}

/** No environment, no right to write, to start programs or to read anything but the code and the document. */
function startChild(path: string, memoryMb: number): ChildProcess {
  const readable = ['node_modules', 'packages', 'apps/server', 'package.json'].map((part) => join(root, part))
  return fork(childModule, [], {
    execArgv: [
      `--max-old-space-size=${memoryMb}`,
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
function answerOf(child: ChildProcess, task: PdfTask, wallSeconds: number): Promise<PdfAnswer> {
  return new Promise((resolve, reject) => {
    const tooHeavy = () => resolve(emptyReading({ kind: 'too_heavy', pages: null }))
    const timer = setTimeout(tooHeavy, wallSeconds * 1000)
    child.once('message', (answer) => resolve(answer as PdfAnswer))
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      if (signal) tooHeavy()
      else reject(new Error(`the process that reads PDFs ended with code ${code}`))
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
