import { createHash } from 'node:crypto'
import { serialize } from 'node:v8'
import { RecentMap } from '../recent-map.ts'
import { FairTurns } from '../turns/fair-turns.ts'
import type { PaperTask } from './child/protocol.ts'
import type { Paper } from './paper.ts'
import { paperProcesses } from './paper-processes.ts'

/** Whose turn a paper takes, and what ends the wait for it. */
export interface PaperFor {
  /** The merchant: what one of them asks for keeps no other waiting. */
  owner: string
  signal?: AbortSignal
}

/**
 * Sets papers as PDF files, outside of the process that answers calls. Where a merchant's share, or the
 * house, is full, `ComeAgain` is thrown. A paper that says the same as one before is not set again.
 */
export interface Papers {
  make<Contents>(paper: Paper<Contents>, contents: Contents, whose: PaperFor): Promise<Buffer>
  stop(): Promise<void>
}

/** Where and how papers are set. */
export interface PaperSetter {
  set(task: PaperTask, signal?: AbortSignal): Promise<Buffer>
  stop(): Promise<void>
}

/** Two at once, one of each merchant: a paper takes parts of a second. */
const limits = { atOnce: 2, waiting: 60, ofOne: { atOnce: 1, waiting: 5 } }
/** What was asked for lately is kept, by what it says: some thousand papers. */
const keptBytes = 48 * 2 ** 20

/** A paper that is being set, for everybody who asked for the same. */
interface Underway {
  bytes: Promise<Buffer>
  /** How many wait for it; when the last has left it ends. */
  waiting: number
  nobody: AbortController
}

export function openPapers(setter: PaperSetter = paperProcesses()): Papers {
  const turns = new FairTurns(limits)
  const kept = new RecentMap<string, Buffer>(keptBytes, ({ length }) => length)
  const underway = new Map<string, Underway>()

  async function set(task: PaperTask, owner: string, signal: AbortSignal): Promise<Buffer> {
    const endTurn = await turns.take(owner, signal)
    try {
      return await setter.set(task, signal)
    } finally {
      endTurn()
    }
  }

  function begin(key: string, task: PaperTask, owner: string): Underway {
    const nobody = new AbortController()
    const bytes = set(task, owner, nobody.signal)
    const begun = { bytes, waiting: 0, nobody }
    underway.set(key, begun)
    const forget = () => {
      if (underway.get(key) === begun) underway.delete(key)
    }
    bytes.then((made) => {
      kept.set(key, made)
      forget()
    }, forget)
    return begun
  }

  return {
    async make(paper, contents, { owner, signal }) {
      const task = { module: paper.module, name: paper.name, contents }
      const key = createHash('sha256').update(serialize(task)).digest('base64')
      const made = kept.get(key)
      if (made) return made
      const one = underway.get(key) ?? begin(key, task, owner)
      one.waiting += 1
      const leave = () => {
        one.waiting -= 1
        if (one.waiting > 0) return
        underway.delete(key)
        one.nobody.abort()
      }
      if (signal?.aborted) leave()
      else signal?.addEventListener('abort', leave, { once: true })
      try {
        return await one.bytes
      } finally {
        signal?.removeEventListener('abort', leave)
      }
    },
    stop: () => {
      turns.close()
      return setter.stop()
    },
  }
}
