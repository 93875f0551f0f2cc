import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { useOnce } from '@daftar/app-kit/use-once'
import { ApiError } from '@daftar/client'
import type { PartContent, PartNotice } from '@daftar/contract/endpoints/identity/part-links-shapes'
import { valuesOf, type PartValues } from '@daftar/rules/part-links/part-forms'
import { useEffect, useRef, useState } from 'react'
import { useServices } from '../../shared/use-services.ts'
import { keepValues, keptValues } from './kept-values.ts'
import { readPart, savePart, submitPart } from './queries.ts'

export type SaveState = 'untouched' | 'saved' | 'typing' | 'saving' | 'lost'

/** How submitting ended; `over` is told by the page round it. */
export type SubmitEnd =
  | { kind: 'filled'; notice: PartNotice }
  | { kind: 'changed' }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'lost' }
  | { kind: 'over' }

/** As in the forms of applications (DEC-ONB-33). */
const pauseMs = 1_500

/**
 * A part while it is filled: what is typed travels a moment after the last key, and when the page is hidden
 * or left. The last save of two pages with one pass stands over the first, field by field.
 */
export function useFilling(opened: PartContent, onOver: () => void) {
  const { api } = useServices()
  const { keyOf } = useIdempotencyKey()
  const { doing, once } = useOnce<'submitting'>()
  const [part, setPart] = useState(opened)
  const [state, setState] = useState<SaveState>('untouched')
  const [values, setValues] = useState<PartValues>(() => ({
    ...opened.values,
    ...keptValues(sessionStorage, opened.id),
  }))
  const now = useRef({ part, values, conflicts: opened.conflicts })
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const running = useRef<Promise<boolean> | null>(null)
  const [conflicts, setConflicts] = useState(opened.conflicts)

  function take(next: PartContent): void {
    now.current.part = next
    setPart(next)
  }

  function put(next: PartValues): void {
    now.current.values = next
    setValues(next)
  }

  function ask(about: PartContent['conflicts']): void {
    now.current.conflicts = about
    setConflicts(about)
  }

  async function send(keepalive: boolean): Promise<boolean> {
    const typed = now.current.values
    const { id, version, base } = now.current.part
    setState('saving')
    try {
      const isSettled = now.current.conflicts.length === 0
      const given = { version, values: typed, base: isSettled ? base : undefined, keepalive }
      take(await savePart(api, id, given))
      const isWhole = now.current.values === typed
      keepValues(sessionStorage, id, isWhole ? null : now.current.values)
      setState(isWhole ? 'saved' : 'typing')
      return isWhole
    } catch (error) {
      return failed(error, () => send(false))
    }
  }

  async function failed(error: unknown, again: () => Promise<boolean>): Promise<boolean> {
    const reason = error instanceof ApiError ? error.reason : null
    if (reason === 'part_pass_over' || reason === 'part_closed') onOver()
    // Another page with the same pass was faster: what is typed here goes over what it kept.
    if (reason === 'stale_version' && (await reread())) return again()
    setState('lost')
    return false
  }

  /** What stands at the server by now, under what is typed here. */
  async function reread(): Promise<boolean> {
    try {
      const latest = await readPart(api, now.current.part.id)
      take(latest)
      ask(latest.conflicts)
      return true
    } catch (error) {
      if (error instanceof ApiError) onOver()
      return false
    }
  }

  async function flush(keepalive = false): Promise<boolean> {
    if (timer.current) clearTimeout(timer.current)
    timer.current = null
    if (running.current && !keepalive) await running.current
    const own = send(keepalive).finally(() => {
      if (running.current === own) running.current = null
    })
    running.current = own
    return own
  }

  const hurry = useRef(() => undefined as void)
  hurry.current = () => {
    if (timer.current) void flush(true)
  }
  useEffect(() => {
    const leave = () => hurry.current()
    const hide = () => (document.visibilityState === 'hidden' ? hurry.current() : undefined)
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      leave()
    }
  }, [])

  function change(typed: PartValues): void {
    put({ ...now.current.values, ...typed })
    setState('typing')
    keepValues(sessionStorage, opened.id, now.current.values)
    if (timer.current) clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), pauseMs)
  }

  return {
    part,
    values,
    state,
    conflicts,
    isSending: doing !== null,
    change,
    retry: () => void flush(),
    /** Decides between what stands here and what the application says, for every field that both changed. */
    decide: (whose: 'mine' | 'theirs') => {
      const theirs = Object.fromEntries(now.current.conflicts.map(({ field, said }) => [field, said]))
      ask([])
      change(whose === 'theirs' ? theirs : {})
    },
    submit: () =>
      once('submitting', async (): Promise<SubmitEnd> => {
        if (timer.current) clearTimeout(timer.current)
        timer.current = null
        const { id, base, form } = now.current.part
        const body = { values: valuesOf(form, now.current.values), base }
        try {
          const notice = await submitPart(api, id, body, keyOf(body))
          keepValues(sessionStorage, id, null)
          return { kind: 'filled', notice }
        } catch (error) {
          if (!(error instanceof ApiError)) return { kind: 'lost' }
          if (error.reason === 'part_changed') {
            // What is typed stays with the link first, so that what only the application changed can be taken
            // over.
            await flush()
            if (await reread()) put({ ...now.current.part.values })
            return { kind: 'changed' }
          }
          if (error.reason !== 'part_pass_over' && error.reason !== 'part_closed')
            return error.status >= 500 ? { kind: 'lost' } : { kind: 'refused', error }
          onOver()
          return { kind: 'over' }
        }
      }),
  }
}

export type Filling = ReturnType<typeof useFilling>
