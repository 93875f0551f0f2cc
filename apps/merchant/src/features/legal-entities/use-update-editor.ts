import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asksFor, correctionOf, sectionsAsked } from '../../shared/company-form/correction.ts'
import { createEditor } from '../../shared/company-form/editor.ts'
import { keepDraft, keptDraft } from '../../shared/company-form/kept-draft.ts'
import { useLiveEditor } from '../../shared/company-form/use-live-editor.ts'
import { useServices } from '../../shared/use-services.ts'
import { blocksOf, keepEntity, readUpdate, savedOf, saveUpdate, type SavedUpdate } from './mutations.ts'
import type { EntityUpdate, OneLegalEntity } from './queries.ts'

/**
 * The update that is written on this page, saved while it is typed; of one that is back only what was asked
 * for is sent.
 */
export function useUpdateEditor(opened: OneLegalEntity, update: EntityUpdate) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const { id } = opened.legal_entity
  const isBack = update.status === 'changes_requested'
  const isAsked = isBack ? asksFor(sectionsAsked(update.review?.reasons ?? [])) : () => true
  const [editor] = useState(() => {
    let saved = savedOf(opened, update)
    return createEditor<SavedUpdate>({
      saved,
      draft: keptDraft(localStorage, update.id),
      keep: (draft) => keepDraft(localStorage, update.id, draft),
      read: async () => {
        saved = await readUpdate(api, id, (latest) => {
          // Sent from another device, or decided: it is looked at elsewhere from now on.
          if (latest.update?.status !== update.status) keepEntity(queryClient, latest)
        })
        return saved
      },
      save: async (version, document, keepalive) => {
        const body = isBack ? correctionOf(saved.document, document, isAsked) : blocksOf(document)
        if (body === null) return { kind: 'saved', saved: { ...saved, document } }
        const end = await saveUpdate(api, id, { version, body, keepalive })
        if (end.kind === 'saved') {
          saved = end.saved
          keepEntity(queryClient, saved.opened)
        }
        return end
      },
    })
  })
  return { ...useLiveEditor(editor), editor, isAsked }
}
