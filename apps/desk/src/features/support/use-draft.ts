import { useEffect, useEffectEvent, useState } from 'react'
import { useServices } from '../../shared/use-services.ts'

const pauseMs = 1_000

export type DraftState = 'kept' | 'typing' | 'failed'

/** What is being written; once typing pauses the server keeps it, for whichever device goes on with it. */
export function useDraft(id: string, start: string) {
  const [text, setText] = useState(start)
  const [kept, setKept] = useState(start)
  const [isFailed, setIsFailed] = useState(false)
  const { api } = useServices()
  const keep = useEffectEvent((typed: string) => {
    api.call('support.saveDraft', { params: { id }, body: { body: typed } }).then(
      () => {
        setKept(typed)
        setIsFailed(false)
      },
      () => setIsFailed(true),
    )
  })
  useEffect(() => {
    if (text === kept) return
    const timer = setTimeout(() => keep(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, kept])
  /** It was sent, and the server keeps nothing of it any more. */
  function forget() {
    setText('')
    setKept('')
  }
  const state: DraftState = text === kept ? 'kept' : isFailed ? 'failed' : 'typing'
  return { text, setText, forget, state }
}
