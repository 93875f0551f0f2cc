import { useEffect, useState } from 'react'

/** How far the product's clock is ahead of this browser's, as far as the last answer told. */
let offsetMs = 0

/** Deadlines run by the product's clock, which staff may have moved. */
export function setProductNow(instant: string): void {
  offsetMs = Date.parse(instant) - Date.now()
}

export function productNow(): number {
  return Date.now() + offsetMs
}

/** The product's time, drawn again every half minute. */
export function useProductNow(everyMs = 30_000): number {
  const [now, setNow] = useState(productNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(productNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
