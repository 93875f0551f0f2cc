import { ApiError, type Client } from '@daftar/client'
import type { PartContent, PartNotice } from '@daftar/contract/endpoints/identity/part-links-shapes'
import { valuesOf, type PartValues } from '@daftar/rules/part-links/part-forms'
import { createStore } from '@daftar/ui/store'
import { createPacedSaves } from '../../shared/saving/paced-saves.ts'
import { keepValues, keptValues } from './kept-values.ts'
import { readPart, savePart, submitPart } from './queries.ts'

type SaveState = 'untouched' | 'saved' | 'typing' | 'saving' | 'lost'

/** How submitting ended; `over` is told by the page round it. */
type SubmitEnd =
  | { kind: 'filled'; notice: PartNotice }
  | { kind: 'changed' }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'lost' }
  | { kind: 'over' }

interface Standing {
  part: PartContent
  values: PartValues
  state: SaveState
  /** Fields that were changed here and by whoever asked: whoever types decides. */
  conflicts: PartContent['conflicts']
}

interface World {
  api: Client
  storage: Storage
  keyOf: (intent: unknown) => string
  /** The pass is over, or the link is. */
  onOver: () => void
}

/**
 * A part while it is filled: what is typed travels a moment after the last key, and when the page is hidden
 * or left. The last save of two pages with one pass stands over the first, field by field.
 */
export function createFilling(opened: PartContent, { api, storage, keyOf, onOver }: World) {
  const { id } = opened
  const store = createStore<Standing>({
    part: opened,
    values: { ...opened.values, ...keptValues(storage, id) },
    state: 'untouched',
    conflicts: opened.conflicts,
  })
  const stand = (next: Partial<Standing>) => store.set({ ...store.get(), ...next })
  const saves = createPacedSaves(save)

  async function save(keepalive: boolean): Promise<boolean> {
    const { part, values: typed, conflicts } = store.get()
    stand({ state: 'saving' })
    try {
      const base = conflicts.length === 0 ? part.base : undefined
      stand({ part: await savePart(api, id, { version: part.version, values: typed, base, keepalive }) })
      const { values } = store.get()
      const isWhole = values === typed
      keepValues(storage, id, isWhole ? null : values)
      stand({ state: isWhole ? 'saved' : 'typing' })
      return isWhole
    } catch (error) {
      return unsaved(error)
    }
  }

  async function unsaved(error: unknown): Promise<boolean> {
    const reason = error instanceof ApiError ? error.reason : null
    if (isOver(reason)) onOver()
    // Another page with the same pass was faster: what is typed here goes over what it kept.
    if (reason === 'stale_version' && (await reread())) return save(false)
    stand({ state: 'lost' })
    return false
  }

  /** What stands at the server by now, under what is typed here. */
  async function reread(): Promise<boolean> {
    try {
      const part = await readPart(api, id)
      stand({ part, conflicts: part.conflicts })
      return true
    } catch (error) {
      if (error instanceof ApiError) onOver()
      return false
    }
  }

  function change(typed: PartValues): void {
    const values = { ...store.get().values, ...typed }
    stand({ values, state: 'typing' })
    keepValues(storage, id, values)
    saves.wait()
  }

  async function submit(): Promise<SubmitEnd> {
    saves.stop()
    const { part, values } = store.get()
    const body = { values: valuesOf(part.form, values), base: part.base }
    try {
      const notice = await submitPart(api, id, body, keyOf(body))
      keepValues(storage, id, null)
      return { kind: 'filled', notice }
    } catch (error) {
      return unsent(error)
    }
  }

  async function unsent(error: unknown): Promise<SubmitEnd> {
    if (!(error instanceof ApiError)) return { kind: 'lost' }
    if (error.reason === 'part_changed') {
      // What is typed stays with the link first, so that what only the application changed can be taken over.
      await saves.flush()
      if (await reread()) stand({ values: { ...store.get().part.values } })
      return { kind: 'changed' }
    }
    if (!isOver(error.reason)) return error.status >= 500 ? { kind: 'lost' } : { kind: 'refused', error }
    onOver()
    return { kind: 'over' }
  }

  return {
    store,
    change,
    submit,
    retry: () => void saves.flush(),
    /** What waits is sent before the page is gone. */
    hurry: saves.hurry,
    /** Decides between what stands here and what the application says, for every field that both changed. */
    decide: (whose: 'mine' | 'theirs') => {
      const theirs = Object.fromEntries(store.get().conflicts.map(({ field, said }) => [field, said]))
      stand({ conflicts: [] })
      change(whose === 'theirs' ? theirs : {})
    },
  }
}

function isOver(reason: string | null): boolean {
  return reason === 'part_pass_over' || reason === 'part_closed'
}
