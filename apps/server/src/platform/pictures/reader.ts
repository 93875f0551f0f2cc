import { join, resolve } from 'node:path'
import { statSync } from 'node:fs'
import { limitedProcesses } from '../limited/limited-child.ts'
import type {
  MarkedDocument,
  PictureAnswer,
  PictureFailure,
  PictureTask,
  PictureWork,
  UprightPicture,
} from './child/protocol.ts'

/** A picture or document on the disk of this process. */
export interface PictureFile {
  path: string
  /** Whose turn it takes: merchants share the processes. */
  owner: string
  /** Ends the wait for a turn, and the work. */
  signal?: AbortSignal
}

export interface WantedMark {
  type: 'image' | 'pdf'
  /** One line: who looks, when, why, and at whose document. */
  mark: string
  isRightToLeft: boolean
}

/** Decodes pictures in processes of their own. Where too many are at work, `ComeAgain` is thrown. */
export interface PictureReader {
  /**
   * As it is looked at, encoded anew, and small where that is asked for; with what its machine-readable zone
   * says, if asked.
   */
  upright(
    file: PictureFile,
    asked: { reads: boolean; longestSide?: number },
  ): Promise<UprightPicture | PictureFailure>
  /** With a mark burnt into every page. */
  marked(file: PictureFile, mark: WantedMark): Promise<MarkedDocument | PictureFailure>
  working(): number[]
  stop(): Promise<void>
}

export interface PictureReaderOptions {
  memoryMb?: number
  cpuSeconds?: number
  wallSeconds?: number
  workers?: number
  waiting?: number
  ofOne?: { atOnce: number; waiting: number }
}

const childModule = join(import.meta.dirname, 'child/main.ts')

/**
 * A picture of 60 million dots takes 240 MB when it is decoded, and reading letters some 150 more. One
 * process decodes one picture and ends, so nothing passes from one to the next.
 */
export function pictureReader(options: PictureReaderOptions = {}): PictureReader {
  const { memoryMb = 768, cpuSeconds = 20, workers = 1, waiting = 24 } = options
  const { ofOne = { atOnce: 1, waiting: 6 } } = options
  const processes = limitedProcesses<PictureTask, PictureAnswer>({
    module: childModule,
    // Of the engine itself; what is decoded lies outside of it.
    heapMb: 256,
    ...{ workers, waiting, ofOne },
    tooHeavy: () => ({ kind: 'too_heavy' }),
  })
  const run = (file: PictureFile, asked: PictureWork) => {
    const path = resolve(file.path)
    const limits = { memoryBytes: memoryMb * 2 ** 20 + statSync(path).size, cpuSeconds }
    const wallSeconds = options.wallSeconds ?? 3 * cpuSeconds
    return processes.run({ ...file, path }, { ...asked, path, limits }, wallSeconds)
  }
  return {
    async upright(file, asked) {
      const answer = await run(file, { kind: 'upright', ...asked })
      return answer.kind === 'marked' ? { kind: 'unreadable' } : answer
    },
    async marked(file, mark) {
      const answer = await run(file, { kind: 'marked', ...mark })
      return answer.kind === 'upright' ? { kind: 'unreadable' } : answer
    },
    working: processes.working,
    stop: processes.stop,
  }
}
