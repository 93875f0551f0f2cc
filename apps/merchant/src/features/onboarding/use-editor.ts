import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '../../shared/session/account.ts'
import { useServices } from '../../shared/use-services.ts'
import { capturedUtm } from '../../shared/told/utm.ts'
import { createEditor, type Editor } from '../../shared/company-form/editor.ts'
import type { Standing } from '../../shared/company-form/standing.ts'
import { keptDraft, keepDraft } from '../../shared/company-form/kept-draft.ts'
import { useLiveEditor } from '../../shared/company-form/use-live-editor.ts'
import { keepApplication } from './kept-application.ts'
import {
  readApplication,
  saveApplication,
  savedOf,
  type Application,
  type SavedApplication,
} from './queries.ts'

/**
 * The application that is written on this page. It is saved while it is typed, and when the page is hidden or
 * left (DEC-ONB-33); what others save meanwhile is taken over when the page is looked at again, and while it
 * is looked at.
 */
export function useEditor(application: Application): Standing<SavedApplication> & {
  editor: Editor<SavedApplication>
} {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const account = useAccount()
  const { id } = application.general
  const [editor] = useState(() =>
    createEditor<SavedApplication>({
      saved: savedOf(application),
      draft: keptDraft(localStorage, id),
      keep: (draft) => keepDraft(localStorage, id, draft),
      read: async () => {
        const latest = await readApplication(api)
        // Handed in on another device: it is looked at elsewhere from now on.
        if (latest.general.status !== 'draft') keepApplication(queryClient, account, latest)
        return savedOf(latest)
      },
      save: async (version, document, keepalive) => {
        const end = await saveApplication(api, id, { version, document: withVisit(document) }, keepalive)
        if (end.kind === 'saved') keepApplication(queryClient, account, end.saved.application)
        return end
      },
    }),
  )
  return { ...useLiveEditor(editor), editor }
}

/** Where the visit came from travels with the first save that knows it (ONB-51, ONB-78). */
function withVisit(document: SavedApplication['document']): SavedApplication['document'] {
  const { source, campaign, medium } = capturedUtm(sessionStorage)
  const known = document.advertisement
  return {
    ...document,
    advertisement: {
      utm_source: source ?? known.utm_source,
      utm_campaign: campaign ?? known.utm_campaign,
      utm_medium: medium ?? known.utm_medium,
    },
  }
}
