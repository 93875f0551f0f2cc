import { ApiError } from '@daftar/client'
import type { BodyInput } from '@daftar/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useServices } from '../../shared/use-services.ts'
import { disputeQuery, readDispute, saveDraft, type Dispute } from './queries.ts'

type DraftState = 'still' | 'typing' | 'saving' | 'saved' | 'lost' | 'changed'
type Body = Omit<BodyInput<'disputes.saveAnswer'>, 'base'>

/** As in the forms of applications (DEC-ONB-33). */
const pauseMs = 1_500

/**
 * An answer while it is written: it travels a moment after the last key, and when the page is hidden or left.
 * Each save names the version that stands here; where a colleague or another device saved meanwhile, nothing
 * is written over before one of the two is chosen.
 */
export function useDraft(opened: Dispute, body: Body) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const [state, setState] = useState<DraftState>('still')
  const [theirs, setTheirs] = useState<Dispute | null>(null)
  const text = JSON.stringify(body)
  const now = useRef({ body, text, saved: text, version: opened.answer_version, isHeld: false })
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const running = useRef<Promise<void> | null>(null)
  useLayoutEffect(() => {
    now.current.body = body
    now.current.text = text
  })

  function take(dispute: Dispute): void {
    now.current.version = dispute.answer_version
    queryClient.setQueryData(disputeQuery(opened.id).queryKey, dispute)
  }

  async function send(keepalive: boolean): Promise<void> {
    const { body: typed, text: said, version } = now.current
    setState('saving')
    try {
      take(await saveDraft(api, opened.id, { ...typed, base: version }, keepalive))
      now.current.saved = said
      setState(now.current.text === said ? 'saved' : 'typing')
    } catch (error) {
      await failed(error)
    }
  }

  async function failed(error: unknown): Promise<void> {
    const reason = error instanceof ApiError ? error.reason : null
    if (reason !== 'draft_changed') {
      setState('lost')
      // Answered meanwhile: the page shows how it stands now.
      if (reason === 'dispute_answered')
        await queryClient.invalidateQueries({ queryKey: disputeQuery(opened.id).queryKey })
      return
    }
    now.current.isHeld = true
    const saved = await latest()
    now.current.isHeld = saved !== null
    setTheirs(saved)
    setState(saved ? 'changed' : 'lost')
  }

  async function latest(): Promise<Dispute | null> {
    try {
      return await readDispute(api, opened.id)
    } catch {
      return null
    }
  }

  async function flush(keepalive = false): Promise<void> {
    if (timer.current) clearTimeout(timer.current)
    timer.current = null
    if (running.current && !keepalive) await running.current
    if (now.current.isHeld || now.current.text === now.current.saved) return
    const own = send(keepalive).finally(() => {
      if (running.current === own) running.current = null
    })
    running.current = own
    await own
  }

  const hurry = useEffectEvent(() => {
    if (timer.current) void flush(true)
  })
  useEffect(() => {
    const leave = () => hurry()
    const hide = () => (document.visibilityState === 'hidden' ? hurry() : undefined)
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      leave()
    }
  }, [])

  const wait = useEffectEvent((typed: string) => {
    if (now.current.isHeld || typed === now.current.saved) return
    setState('typing')
    if (timer.current) clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), pauseMs)
  })
  useEffect(() => wait(text), [text])

  return {
    state,
    /** What stands at the server where somebody else saved meanwhile. */
    theirs,
    retry: () => void flush(),
    /** Before it is sent: nothing that is on its way comes after it. */
    rest: async () => {
      if (timer.current) clearTimeout(timer.current)
      timer.current = null
      await running.current
    },
    /** What stands here holds, over what the other saved. */
    keepMine: () => {
      if (theirs) now.current.version = theirs.answer_version
      now.current.isHeld = false
      setTheirs(null)
      void flush()
    },
    /** What the other saved holds; the form starts over from it. */
    takeTheirs: (saved: Body) => {
      if (theirs) take(theirs)
      now.current.isHeld = false
      now.current.saved = JSON.stringify(saved)
      setTheirs(null)
      setState('saved')
    },
  }
}
