import { statementBytesMax } from './limits.ts'

/** A file that is no statement, in the words of the screen. */
export type FileProblem = 'too_large' | 'no_table' | 'unreadable'

/** The cells of a dropped file, read in a worker of its own; nothing leaves the browser. */
export async function linesOfFile(file: File): Promise<string[][] | FileProblem> {
  if (file.size > statementBytesMax) return 'too_large'
  const worker = new Worker(new URL('./lines.worker.ts', import.meta.url), { type: 'module' })
  try {
    const lines = await answerOf(worker, file)
    if (lines === null) return 'unreadable'
    return lines.some((cells) => cells.length > 1) ? lines : 'no_table'
  } finally {
    worker.terminate()
  }
}

function answerOf(worker: Worker, file: File): Promise<string[][] | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<string[][] | null>) => resolve(data)
    worker.onerror = () => resolve(null)
    worker.postMessage(file, [port2])
  })
}
