import { useStore } from '@daftar/ui/store'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { onLeaving } from '../../shared/saving/on-leaving.ts'
import { useServices } from '../../shared/use-services.ts'
import { createDraft, type Body } from './draft.ts'
import type { Dispute } from './queries.ts'

/** The draft of an answer, as long as its form is there. */
export function useDraft(opened: Dispute, body: Body) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const [draft] = useState(() => createDraft(opened, body, { api, queryClient }))
  const { store, hurry, retry, rest, keepMine, takeTheirs } = draft
  const text = JSON.stringify(body)
  const type = useEffectEvent((said: string) => draft.type({ body, text: said }))
  useLayoutEffect(() => type(text), [text])
  useEffect(() => {
    const stop = onLeaving(hurry)
    return () => {
      stop()
      hurry()
    }
  }, [hurry])
  return { ...useStore(store), retry, rest, keepMine, takeTheirs }
}

export type Draft = ReturnType<typeof useDraft>
