import { useEffect, useState } from 'react'
import { createStore, useStore } from './store.tsx'

/** How far the product's clock is ahead of this browser's, as far as the last answer told. */
const offsetMs = createStore(0)

/** Answers of the same clock differ by the time they travelled; only a move is worth drawing again. */
const noticeableMs = 2_000

/**
 * Deadlines and "this week" follow the product's clock, which staff may have moved; an answer of the server
 * tells it.
 */
export function setProductNow(instant: string): void {
  const offset = Date.parse(instant) - Date.now()
  if (Math.abs(offset - offsetMs.get()) > noticeableMs) offsetMs.set(offset)
}

/** Epoch milliseconds. */
export function productNow(): number {
  return Date.now() + offsetMs.get()
}

/** The product's time, drawn again every half minute and when the clock was moved. */
export function useProductNow(everyMs = 30_000): number {
  useStore(offsetMs)
  const [, setTicks] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return productNow()
}
