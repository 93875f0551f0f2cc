import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { useOnce } from '@daftar/app-kit/use-once'
import type { PartContent } from '@daftar/contract/endpoints/identity/part-links-shapes'
import { useStore } from '@daftar/ui/store'
import { useEffect, useState } from 'react'
import { onLeaving } from '../../shared/saving/on-leaving.ts'
import { useServices } from '../../shared/use-services.ts'
import { createFilling } from './filling.ts'

/** The part of an opened link, as long as its page shows it. */
export function useFilling(opened: PartContent, onOver: () => void) {
  const { api } = useServices()
  const { keyOf } = useIdempotencyKey()
  const { doing, once } = useOnce<'submitting'>()
  const [filling] = useState(() => createFilling(opened, { api, storage: sessionStorage, keyOf, onOver }))
  const { store, change, retry, decide, submit, hurry } = filling
  useEffect(() => {
    const stop = onLeaving(hurry)
    return () => {
      stop()
      hurry()
    }
  }, [hurry])
  return {
    ...useStore(store),
    isSending: doing !== null,
    change,
    retry,
    decide,
    submit: () => once('submitting', submit),
  }
}

export type Filling = ReturnType<typeof useFilling>
