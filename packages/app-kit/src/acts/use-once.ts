import { useRef, useState } from 'react'

/**
 * Work of several steps that is under way once: asked again before it is over, even before the page has drawn
 * that it is busy, nothing happens and null is answered. `doing` names what is under way. One call of the
 * server is `useMutationOnce`.
 */
export function useOnce<Doing extends string>() {
  const isUnderWay = useRef(false)
  const [doing, setDoing] = useState<Doing | null>(null)
  async function once<Result>(what: Doing, work: () => Promise<Result>): Promise<Result | null> {
    if (isUnderWay.current) return null
    isUnderWay.current = true
    setDoing(what)
    try {
      return await work()
    } finally {
      isUnderWay.current = false
      setDoing(null)
    }
  }
  return { doing, once }
}
