import {
  statementBytesMax,
  statementVerdict,
  type StatementVerdict,
} from '@daftar/rules/capital/applications/statement-rules'

/** What the worker found: null when it could not look, and the server has to. */
export type Inspection = { isEncrypted: boolean; opened: { pages: number; text: string } | null } | null

export interface InspectionTask {
  file: File
  password: string | null
}

/** A file that keeps the parser busy for longer is left to the server, which looks again anyway. */
const limitMs = 15_000

/**
 * Looks into a statement before it travels: size, PDF signature, password, text layer (WIZ-52 to WIZ-56,
 * DEC-WIZ-9). The parser is loaded with the first file, runs in a worker of its own and ends with it.
 */
export async function inspectStatement(
  file: File,
  password: string,
  signal: AbortSignal,
): Promise<StatementVerdict> {
  if (sizeVerdict(file.size) !== 'ok') return 'file_too_large'
  const isPdf = await hasPdfSignature(file)
  const found = isPdf ? await look({ file, password: password || null }, signal) : null
  if (isPdf && !found) return 'ok'
  return statementVerdict({
    bytes: file.size,
    isPdf,
    isEncrypted: found?.isEncrypted ?? false,
    hasPassword: password !== '',
    opened: found?.opened ?? null,
  })
}

/** Before anything is opened: the size, so that a file of a gigabyte is not read (WIZ-54). */
export function sizeVerdict(size: number): StatementVerdict {
  return size > statementBytesMax ? 'file_too_large' : 'ok'
}

/** The signature may stand behind a little rubbish, which programs accept and so do we. */
async function hasPdfSignature(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 1024).arrayBuffer())
  return new TextDecoder('latin1').decode(head).includes('%PDF-')
}

/** The answer comes over a channel of its own: in a worker the parser speaks on the worker's. */
function look(task: InspectionTask, signal: AbortSignal): Promise<Inspection> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('inspect-statement.worker.ts', import.meta.url), { type: 'module' })
    const { port1: ours, port2: theirs } = new MessageChannel()
    const timer = setTimeout(() => end(null), limitMs)
    function end(found: Inspection) {
      clearTimeout(timer)
      worker.terminate()
      ours.close()
      resolve(found)
    }
    ours.onmessage = ({ data }: MessageEvent<Inspection>) => end(data)
    worker.onerror = () => end(null)
    signal.addEventListener('abort', () => end(null))
    worker.postMessage(task, [theirs])
  })
}
