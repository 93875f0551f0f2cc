import { fork, type ChildProcess } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { PdfAnswer, PdfTask } from './child/protocol.ts'
import { stepBack } from '../nice.ts'
import { FairTurns } from '../turns/fair-turns.ts'
import { HeavyFiles } from './heavy-files.ts'
import { emptyReading, type DocumentKind, type PdfInspection, type StatementReading } from './verdict.ts'

/** A document to be read. */
export interface PdfFile {
  path: string
  /** Whose turn it takes: merchants share the processes. */
  owner: string
  /** Tries to open it. */
  password?: string | null
  /** Ends the wait for a turn, and the reading. */
  signal?: AbortSignal
}

/** Looks into PDFs in processes of their own. Where too many are read, `ComeAgain` is thrown. */
export interface PdfReader {
  /** What kind of document it is. */
  look(file: PdfFile): Promise<PdfInspection>
  /** What a bank statement tells (DEC-WIZ-9). */
  readStatement(file: PdfFile): Promise<StatementReading>
  /** What a licence or an identity document says, where it has text (DEC-KYB-14). */
  readDocument(file: PdfFile, as: DocumentKind): Promise<StatementReading>
  /** Process ids at work, for health and tests. */
  working(): number[]
  /** Ends every process; what is under way answers `too_heavy`. */
  stop(): Promise<void>
}

export interface PdfReaderOptions {
  /** Memory of one process beside the document's own bytes. */
  memoryMb?: number
  /** Of the processor, for a whole statement. */
  cpuSeconds?: number
  /** The same where its kind alone is asked for. */
  lookCpuSeconds?: number
  /** Three times the processor's time by default, because processors are shared and others go first. */
  wallSeconds?: number
  workers?: number
  /** Documents that may wait for a process; the next one is refused. */
  waiting?: number
  /** Documents of one owner that are read at once, and that wait. */
  ofOne?: { atOnce: number; waiting: number }
}

const childModule = join(import.meta.dirname, 'child/main.ts')

/** The folder that holds `apps`, `packages` and `node_modules`: the only code a child may read. */
const root = resolve(import.meta.dirname, '../../../../..')

/**
 * A document that is built to exhaust memory or time costs one process and one refused file. The server's own
 * process never parses a PDF. One process reads one document and ends, so nothing passes from one to the next.
 */
export function pdfReader(options: PdfReaderOptions = {}): PdfReader {
  const { memoryMb = 256, cpuSeconds = 10, lookCpuSeconds = 4, workers = 2, waiting = 16 } = options
  const { ofOne = { atOnce: 1, waiting: 2 } } = options
  const turns = new FairTurns({ atOnce: workers, waiting, ofOne })
  const heavy = new HeavyFiles(() => performance.now())
  const children = new Set<ChildProcess>()

  async function run(kind: PdfTask['kind'], file: PdfFile): Promise<PdfAnswer> {
    const { owner, password = null, signal } = file
    const path = resolve(file.path)
    heavy.assertLeft(owner)
    const endTurn = await turns.take(owner, signal)
    try {
      const seconds = kind === 'look' ? lookCpuSeconds : cpuSeconds
      const limits = { memoryBytes: memoryMb * 2 ** 20 + statSync(path).size, cpuSeconds: seconds }
      const child = startChild(path, memoryMb)
      stepBack(child.pid)
      const kill = () => child.kill('SIGKILL')
      children.add(child)
      signal?.addEventListener('abort', kill)
      try {
        const task = { kind, path, password, limits }
        const answer = await answerOf(child, task, options.wallSeconds ?? 3 * seconds)
        if (answer.kind === 'too_heavy' && !signal?.aborted) heavy.charge(owner)
        return answer
      } finally {
        signal?.removeEventListener('abort', kill)
        children.delete(child)
        kill()
      }
    } finally {
      endTurn()
    }
  }

  return {
    look: async (file) => {
      const { kind, pages } = await run('look', file)
      return { kind, pages }
    },
    readStatement: async (file) => whole(await run('statement', file)),
    readDocument: async (file, as) => whole(await run(as, file)),
    working: () => [...children].flatMap(({ pid }) => pid ?? []),
    stop: async () => {
      turns.close()
      await Promise.all([...children].map(ended))
    },
  }
}

function whole(answer: PdfAnswer): StatementReading {
  return 'ibans' in answer ? answer : emptyReading(answer)
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
