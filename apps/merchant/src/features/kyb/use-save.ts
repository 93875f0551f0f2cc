import { showToast } from '@daftar/app-kit/toasts'
import { useOnce } from '@daftar/app-kit/use-once'
import { m, reasonText } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { applicationQuery, keepApplication } from '../../shared/capital/capital-queries.ts'
import { useServices } from '../../shared/use-services.ts'
import type { KybStepName } from '@daftar/rules/capital/kyb/steps'
import type { Kyb } from './kyb.ts'
import { saveBlocks, type SaveOutcome } from './save.ts'
import { useWatch } from './use-watch.ts'
import type { Application, UpdateApplicationBody } from './wire.ts'

/**
 * Saving blocks: once per click, with a toast for how it ended (KYB-154, KYB-155), and the caches of the area
 * told.
 */
export function useSave(
  application: Application,
  step: KybStepName,
): Pick<Kyb, 'isSaving' | 'trouble' | 'restarts' | 'save' | 'take'> {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const { doing, once } = useOnce<'saving'>()
  const [trouble, setTrouble] = useState<Kyb['trouble']>(null)
  const [taken, setTaken] = useState(0)
  // The step begins again with the version that was taken, and not before the page has it.
  const [restarts, setRestarts] = useState(0)
  if (taken !== restarts && application.version >= taken) setRestarts(taken)
  useWatch({
    application,
    step,
    isBusy: doing !== null || trouble?.kind === 'conflict',
    onOthers: (latest) => keepApplication(queryClient, latest),
    onSame: (latest) => setTrouble({ kind: 'conflict', latest }),
  })
  return {
    isSaving: doing !== null,
    trouble,
    restarts,
    take: (latest) => {
      if (trouble?.kind === 'conflict') setTaken(latest.version)
      setTrouble(null)
      keepApplication(queryClient, latest)
    },
    save: async (body: UpdateApplicationBody, isTold = () => false) => {
      const outcome = await once('saving', () => {
        setTrouble(null)
        return saveBlocks(api, application, body)
      })
      if (!outcome) return null
      if (outcome.kind === 'saved') {
        keepApplication(queryClient, outcome.application)
        showToast({ id: 'kyb', variant: 'success', title: m.common_changes_saved() })
        return outcome
      }
      if (isTold(outcome)) return outcome
      setTrouble(outcome)
      announce(outcome)
      // It was handed in or cancelled meanwhile: its own page says so.
      if (outcome.kind === 'refused' && outcome.error.reason === 'wrong_status')
        void queryClient.invalidateQueries(applicationQuery(application.id))
      return outcome
    },
  }
}

/** Field errors and a newer version stand in the form. */
function announce(outcome: Exclude<SaveOutcome, { kind: 'saved' }>): void {
  if (outcome.kind === 'fields' || outcome.kind === 'conflict') return
  const isKnown = outcome.kind === 'refused' && outcome.error.status < 500
  const title = isKnown ? reasonText(outcome.error.reason) : m.error_generic()
  showToast({ id: 'kyb', variant: 'error', title })
}
