import { ApiError, type Client } from '@daftar/client'
import type { BodyInput } from '@daftar/contract'
import { createStore } from '@daftar/ui/store'
import type { QueryClient } from '@tanstack/react-query'
import { createPacedSaves } from '../../shared/saving/paced-saves.ts'
import { disputeQuery, readDispute, saveDraft, type Dispute } from './queries.ts'

export type Body = Omit<BodyInput<'disputes.saveAnswer'>, 'base'>

/** As it stands in the form, and as a text, by which two are compared. */
type Typed = { body: Body; text: string }

interface Standing {
  state: 'still' | 'typing' | 'saving' | 'saved' | 'lost' | 'changed'
  /** What stands at the server where somebody else saved meanwhile. */
  theirs: Dispute | null
}

type World = { api: Client; queryClient: QueryClient }

/**
 * An answer while it is written: it travels a moment after the last key, and when the page is hidden or left.
 * Each save names the version that stands here; where a colleague or another device saved meanwhile, nothing
 * is written over before one of the two is chosen.
 */
export function createDraft(opened: Dispute, begun: Body, { api, queryClient }: World) {
  const { queryKey } = disputeQuery(opened.id)
  const store = createStore<Standing>({ state: 'still', theirs: null })
  const stand = (next: Partial<Standing>) => store.set({ ...store.get(), ...next })
  const saves = createPacedSaves(save)
  let saved = JSON.stringify(begun)
  let typed: Typed = { body: begun, text: saved }
  let version = opened.answer_version
  let isHeld = false

  function take(dispute: Dispute): void {
    version = dispute.answer_version
    queryClient.setQueryData(queryKey, dispute)
  }

  async function save(keepalive: boolean): Promise<void> {
    if (isHeld || typed.text === saved) return
    const { body, text } = typed
    stand({ state: 'saving' })
    try {
      take(await saveDraft(api, opened.id, { ...body, base: version }, keepalive))
      saved = text
      stand({ state: typed.text === text ? 'saved' : 'typing' })
    } catch (error) {
      await unsaved(error)
    }
  }

  async function unsaved(error: unknown): Promise<void> {
    const reason = error instanceof ApiError ? error.reason : null
    if (reason === 'draft_changed') return overtaken()
    stand({ state: 'lost' })
    // Answered meanwhile: the page shows how it stands now.
    if (reason === 'dispute_answered') await queryClient.invalidateQueries({ queryKey })
  }

  async function overtaken(): Promise<void> {
    isHeld = true
    const theirs = await readDispute(api, opened.id).catch(() => null)
    isHeld = theirs !== null
    stand({ theirs, state: theirs ? 'changed' : 'lost' })
  }

  return {
    store,
    type: (next: Typed) => {
      typed = next
      if (isHeld || typed.text === saved) return
      stand({ state: 'typing' })
      saves.wait()
    },
    hurry: saves.hurry,
    retry: () => void saves.flush(),
    /** Before it is sent: nothing that is on its way comes after it. */
    rest: saves.rest,
    /** What stands here holds, over what the other saved. */
    keepMine: () => {
      const { theirs } = store.get()
      if (theirs) version = theirs.answer_version
      isHeld = false
      stand({ theirs: null })
      void saves.flush()
    },
    /** What the other saved holds; the form starts over from it. */
    takeTheirs: (body: Body) => {
      const { theirs } = store.get()
      if (theirs) take(theirs)
      isHeld = false
      saved = JSON.stringify(body)
      stand({ theirs: null, state: 'saved' })
    },
  }
}
