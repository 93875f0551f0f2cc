import type { StepName } from '@daftar/rules/capital/applications/steps'
import { m, reasonText } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { applicationOnOfferQuery, keepApplication } from '../../../shared/capital/capital-queries.ts'
import { showToast } from '@daftar/app-kit/toasts'
import { useOnce } from '@daftar/app-kit/use-once'
import { readApplication, updateApplication } from '../queries.ts'
import { outcomeOf, saveStep, type SaveOutcome } from './save.ts'
import type { Application, UpdateApplicationBody } from '../wire.ts'
import { useServices } from '../../../shared/use-services.ts'

export interface Saver {
  /** Whether a save is under way; a second click meanwhile does nothing. */
  readonly isSaving: boolean
  /** How the last one ended, null after a success and before the first. */
  readonly trouble: Exclude<SaveOutcome, { kind: 'saved' }> | null
  /** Null when it did not end well, or when one is under way already. */
  save(body: UpdateApplicationBody): Promise<SaveOutcome | null>
  /** Any other call with the same treatment: beginning and handing in an application. */
  run(work: () => Promise<Application>): Promise<SaveOutcome | null>
  /** From here on, saves go over this version: the merchant has seen it and keeps their own. */
  accept(latest: Application): void
}

/**
 * Saving a step: once per click, with a toast for how it ended (CAPI-37, CAPI-40), and the caches of the area
 * told.
 */
export function useSaveStep(step: StepName, application: Application | null): Saver {
  const queryClient = useQueryClient()
  const base = useRef(application)
  const { doing, once } = useOnce<'saving'>()
  const [trouble, setTrouble] = useState<Saver['trouble']>(null)
  const { api } = useServices()

  async function attempt(work: () => Promise<SaveOutcome>): Promise<SaveOutcome | null> {
    const outcome = await once('saving', () => {
      setTrouble(null)
      return work()
    })
    if (!outcome) return null
    if (outcome.kind === 'saved') {
      base.current = outcome.application
      keepApplication(queryClient, outcome.application)
      return outcome
    }
    setTrouble(outcome)
    announce(outcome)
    if (outcome.kind === 'refused' && outcome.error.reason === 'wrong_status' && base.current)
      void queryClient.invalidateQueries(applicationOnOfferQuery(base.current.offer_id))
    return outcome
  }

  return {
    isSaving: doing !== null,
    trouble,
    save: (body) =>
      attempt(async () => {
        if (!base.current) throw new Error('a step is saved after the application was begun')
        const calls = {
          update: (application: Application, change: UpdateApplicationBody) =>
            updateApplication(api, application, change),
          read: (id: string) => readApplication(api, id),
        }
        return saveStep(calls, { application: base.current, step, body })
      }),
    run: (work) =>
      attempt(() => work().then((saved): SaveOutcome => ({ kind: 'saved', application: saved }), outcomeOf)),
    accept: (latest) => {
      base.current = latest
    },
  }
}

/** CAPI-40. */
export function announceSaved(): void {
  showToast({ id: 'wizard', variant: 'success', title: m.common_changes_saved() })
}

/**
 * CAPI-37; a refusal the merchant can act on says which. Field errors and a newer version stand in the form.
 */
function announce(outcome: Exclude<SaveOutcome, { kind: 'saved' }>): void {
  if (outcome.kind === 'fields' || outcome.kind === 'conflict') return
  const isKnown = outcome.kind === 'refused' && outcome.error.status < 500
  const title = isKnown ? reasonText(outcome.error.reason) : m.error_generic()
  showToast({ id: 'wizard', variant: 'error', title })
}
