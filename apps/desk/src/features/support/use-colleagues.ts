import { useEffect, useEffectEvent, useState } from 'react'
import { useServices } from '../../shared/use-services.ts'

/** How often a page that is looked at says so. */
const tellMs = 20_000
/** Who was not heard of for so long has gone. */
const goneMs = 45_000

/**
 * Who else has a ticket open: every page says it of itself now and then, and at once to whoever is new to it,
 * so that both know of each other as soon as the second one comes.
 */
export function useColleagues(id: string): { colleagues: readonly string[]; meet: (name: string) => void } {
  const { api } = useServices()
  const [heard, setHeard] = useState<Readonly<Record<string, number>>>({})

  function tell() {
    // Nobody misses it where it does not arrive.
    if (document.visibilityState === 'visible')
      api.call('support.hereForStaff', { params: { id } }).catch(() => {})
  }

  const say = useEffectEvent(tell)
  useEffect(() => {
    say()
    const timer = setInterval(() => {
      say()
      const since = performance.now() - goneMs
      setHeard((all) => Object.fromEntries(Object.entries(all).filter(([, at]) => at >= since)))
    }, tellMs)
    return () => clearInterval(timer)
  }, [])

  return {
    colleagues: Object.keys(heard),
    meet: (name) => {
      if (!(name in heard)) tell()
      setHeard((all) => ({ ...all, [name]: performance.now() }))
    },
  }
}
