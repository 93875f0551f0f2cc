import { useEffect, useState } from 'react'

/** DEC-MER-2: it is masked again after a minute. */
const shownForMs = 60_000

/** A secret that stands on the page for a minute and nowhere else. */
export function useShownSecret() {
  const [secret, setSecret] = useState<string | null>(null)
  useEffect(() => {
    if (secret === null) return
    const timer = setTimeout(() => setSecret(null), shownForMs)
    return () => clearTimeout(timer)
  }, [secret])
  return { secret, show: setSecret, hide: () => setSecret(null) }
}
