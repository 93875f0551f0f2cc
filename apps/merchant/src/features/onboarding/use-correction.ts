import { ApiError } from '@daftar/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '../../shared/session/account.ts'
import { useServices } from '../../shared/use-services.ts'
import { asksFor, correctionOf, sectionsAsked } from '../../shared/company-form/correction.ts'
import { createEditor } from '../../shared/company-form/editor.ts'
import { keepDraft, keptDraft } from '../../shared/company-form/kept-draft.ts'
import { useLiveEditor } from '../../shared/company-form/use-live-editor.ts'
import { keepApplication } from './kept-application.ts'
import {
  correctApplication,
  readApplication,
  savedOf,
  type Application,
  type SavedApplication,
} from './queries.ts'

/**
 * An application that came back, while what was asked for is corrected: saved as it is typed, like the form
 * before.
 */
export function useCorrection(application: Application) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const account = useAccount()
  const { id } = application.general
  const isAsked = asksFor(sectionsAsked(application.review?.reasons ?? []))
  const [editor] = useState(() => {
    let saved = savedOf(application)
    const made = createEditor<SavedApplication>({
      saved,
      draft: keptDraft(localStorage, id),
      keep: (draft) => keepDraft(localStorage, id, draft),
      read: async () => {
        const latest = await readApplication(api)
        // Sent again on another device: it is looked at elsewhere from now on.
        if (latest.general.status !== application.general.status)
          keepApplication(queryClient, account, latest)
        saved = savedOf(latest)
        return saved
      },
      save: async (version, document) => {
        const standing = { general: application.general, version }
        const body = correctionOf(saved.document, document, isAsked)
        if (body === null) return { kind: 'saved', saved: { ...saved, document } }
        try {
          const corrected = await correctApplication(api, standing, body)
          saved = savedOf(corrected)
          keepApplication(queryClient, account, corrected)
          return { kind: 'saved', saved }
        } catch (error) {
          if (!(error instanceof ApiError) || error.status >= 500) return { kind: 'lost' }
          return error.reason === 'stale_version' ? { kind: 'stale' } : { kind: 'refused', error }
        }
      },
    })
    return made
  })
  return { ...useLiveEditor(editor), editor, isAsked }
}
