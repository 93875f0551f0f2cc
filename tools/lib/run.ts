import { spawn, type ChildProcess, type SpawnOptions, type StdioOptions } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fromRoot, root } from './paths.ts'

export type Finished = { code: number; output: string }

/** The command line of a package's own program, run by this very Node and never by the machine's. */
export function program(name: string, ...args: string[]): [string, string[]] {
  const link = fromRoot('node_modules', '.bin', name)
  if (!existsSync(link)) throw new Error(`${name} is not installed (node_modules/.bin/${name} is missing)`)
  return [process.execPath, [realpathSync(link), ...args]]
}

type CaptureOptions = SpawnOptions & {
  /** 0 to 19: lets others have the processors first. */
  nice?: number
  /** Told what the program sends while it runs. */
  heard?: (message: unknown, child: ChildProcess) => void
}

/** Runs a command to its end and hands back what it wrote. */
export function capture(
  [command, args]: [string, string[]],
  { nice = 0, heard, ...options }: CaptureOptions = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', ...(heard ? (['ipc'] as const) : [])]
    const child = spawn(command, args, { cwd: root, ...options, stdio })
    if (heard) child.on('message', (message) => heard(message, child))
    if (nice > 0 && child.pid !== undefined) setPriority(child.pid, nice)
    const parts: Buffer[] = []
    child.stdout?.on('data', (part: Buffer) => parts.push(part))
    child.stderr?.on('data', (part: Buffer) => parts.push(part))
    stopWithUs(child)
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(parts).toString('utf8') }))
  })
}

/** Runs a command to its end, its output going straight to the terminal. */
export function show([command, args]: [string, string[]], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, ...options, stdio: ['ignore', 'inherit', 'inherit'] })
    stopWithUs(child)
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}

const running = new Set<ChildProcess>()
let listening = false

/** Children end when this process is told to end, or when whoever started it is gone. */
export function stopWithUs(child: ChildProcess): void {
  running.add(child)
  child.on('close', () => running.delete(child))
  if (listening) return
  listening = true
  const parent = process.ppid
  const stop = (signal: NodeJS.Signals) => {
    for (const each of running) each.kill(signal)
    process.exitCode = 1
    stopping = true
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal))
  setInterval(() => process.ppid !== parent && !stopping && stop('SIGTERM'), 500).unref()
}

let stopping = false

/** True once this process was asked to end: what is still in line must not start. */
export function isStopping(): boolean {
  return stopping
}
