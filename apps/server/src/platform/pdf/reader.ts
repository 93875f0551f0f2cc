import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { limitedProcesses } from '../limited/limited-child.ts'
import type { PdfAnswer, PdfTask } from './child/protocol.ts'
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

/**
 * A document that is built to exhaust memory or time costs one process and one refused file. The server's own
 * process never parses a PDF. One process reads one document and ends, so nothing passes from one to the
 * next.
 */
export function pdfReader(options: PdfReaderOptions = {}): PdfReader {
  const { memoryMb = 256, cpuSeconds = 10, lookCpuSeconds = 4, workers = 2, waiting = 16 } = options
  const { ofOne = { atOnce: 1, waiting: 2 } } = options
  const heavy = new HeavyFiles(() => performance.now())
  const processes = limitedProcesses<PdfTask, PdfAnswer>({
    module: childModule,
    heapMb: memoryMb,
    ...{ workers, waiting, ofOne },
    tooHeavy: () => emptyReading({ kind: 'too_heavy', pages: null }),
  })

  async function run(kind: PdfTask['kind'], file: PdfFile): Promise<PdfAnswer> {
    const { owner, password = null, signal } = file
    const path = resolve(file.path)
    heavy.assertLeft(owner)
    const seconds = kind === 'look' ? lookCpuSeconds : cpuSeconds
    const limits = { memoryBytes: memoryMb * 2 ** 20 + statSync(path).size, cpuSeconds: seconds }
    const task = { kind, path, password, limits }
    const answer = await processes.run({ path, owner, signal }, task, options.wallSeconds ?? 3 * seconds)
    if (answer.kind === 'too_heavy' && !signal?.aborted) heavy.charge(owner)
    return answer
  }

  return {
    look: async (file) => {
      const { kind, pages } = await run('look', file)
      return { kind, pages }
    },
    readStatement: async (file) => whole(await run('statement', file)),
    readDocument: async (file, as) => whole(await run(as, file)),
    working: processes.working,
    stop: processes.stop,
  }
}

function whole(answer: PdfAnswer): StatementReading {
  return 'ibans' in answer ? answer : emptyReading(answer)
}
