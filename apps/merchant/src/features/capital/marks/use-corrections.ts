import { ApiError } from '@daftar/client'
import type { FieldCode } from '@daftar/contract'
import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import { m, reasonText } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { applicationQuery, keepApplication } from '../../../shared/capital/capital-queries.ts'
import { showToast } from '@daftar/app-kit/toasts'
import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { useOnce } from '@daftar/app-kit/use-once'
import { sendAgain, sendAnswers, type Answer } from './queries.ts'
import { useServices } from '../../../shared/use-services.ts'

export type Refused = { readonly fields: Readonly<Record<string, FieldCode>>; readonly message: string }

/** Saves answers one after the other, and hands the application in again; how it ended is said. */
export function useCorrections(application: Application) {
  const queryClient = useQueryClient()
  const { api } = useServices()
  const { keyOf } = useIdempotencyKey()
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const handingIn = useRef<Promise<Refused | null> | null>(null)
  const { doing, once } = useOnce<'sending'>()
  const [problem, setProblem] = useState<string | null>(null)

  /** Every save is kept there, so that the next one builds on it. */
  function latest(): Application {
    return queryClient.getQueryData(applicationQuery(application.id).queryKey) ?? application
  }

  function kept(saved: Application): Application {
    keepApplication(queryClient, saved)
    return saved
  }

  async function refused(error: unknown): Promise<Refused> {
    const isKnown = error instanceof ApiError && error.status < 500
    if (isKnown && ['wrong_status', 'stale_version'].includes(error.reason))
      await queryClient.invalidateQueries(applicationQuery(application.id))
    return {
      fields: isKnown ? error.fields : {},
      message: isKnown ? reasonText(error.reason) : m.error_generic(),
    }
  }

  /** Null when saved. Answers wait for each other: each needs the version the one before it made. */
  function answer(answers: Answer[]): Promise<Refused | null> {
    const turn = queue.current.then(() => sendAnswers(api, latest(), answers)).then(kept)
    queue.current = turn.catch(() => undefined)
    return turn.then(() => null, refused)
  }

  /**
   * Null when handed in: the page then shows that it is looked at. Pressed again meanwhile, it is the same
   * handing in.
   */
  function resubmit(unsent: Answer[]): Promise<Refused | null> {
    handingIn.current ??= once('sending', () => send(unsent)).then((ended) => {
      if (ended) handingIn.current = null
      return ended
    })
    return handingIn.current
  }

  async function send(unsent: Answer[]): Promise<Refused | null> {
    setProblem(null)
    const first = unsent.length > 0 ? await answer(unsent) : null
    const ended = first ?? (await submit())
    if (ended && Object.keys(ended.fields).length === 0) setProblem(ended.message)
    return ended
  }

  async function submit(): Promise<Refused | null> {
    try {
      const { id, version } = latest()
      kept(await sendAgain(api, id, keyOf({ id, version })))
      showToast({ id: 'marks', variant: 'success', title: m.capital_mark_sent() })
      return null
    } catch (error) {
      return refused(error)
    }
  }

  return { isSending: doing !== null, problem, answer, resubmit }
}

export type Corrections = ReturnType<typeof useCorrections>
